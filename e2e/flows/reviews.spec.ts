import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';

/** A free game of the demo with written reviews. */
const game = 22;
const reviewsPage = `/detail/${game}?view=reviews`;

test('who has downloaded a game gives it stars and words; who has not is told how', async ({ page, api, member }) => {
  await signIn(page, member);
  await page.goto(reviewsPage);
  await expect(page.getByText('下载或购买后就能评分、写评价')).toBeVisible();
  await expect(page.getByRole('button', { name: '写评价' })).toHaveCount(0);
  expect(await api.ask(`v1/game/${game}/review`, { score: 5 }, member)).toMatchObject({ code: 1006 });

  await api.ask(`user/game/download/${game}`, { platformType: 1 }, member);
  await page.reload();
  await page.getByRole('radio', { name: '4 星' }).check({ force: true });
  await expect(page.getByText('评分已更新')).toBeVisible();
  await page.getByRole('button', { name: '写评价' }).click();
  const sheet = page.getByRole('dialog', { name: /写评价/ });
  await expect(sheet.getByRole('radio', { name: '4 星' })).toBeChecked();
  await sheet.getByRole('textbox').fill('旋钮转到九百米的时候，我把灯关了。');
  await sheet.getByRole('button', { name: '发布', exact: true }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: '最新', exact: true }).click();
  await expect(page.locator('article').first()).toContainText('旋钮转到九百米的时候');
});

test('a review found helpful counts once, and is still so after a reload', async ({ page, member }) => {
  await signIn(page, member);
  await page.goto(reviewsPage);
  const first = page.getByRole('button', { name: /的评价有用/ }).first();
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  const name = (await first.textContent()) ?? '';
  const answered = page.waitForResponse(/\/review\/\d+\/helpful$/);
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await answered;
  await page.reload();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  expect(await first.textContent()).not.toBe(name);
});

test('the bar takes over icon, name and button once they are gone, and gives them back', async ({ page }) => {
  await page.goto(`/detail/${game}`);
  const bar = page.locator('header');
  const below = page.getByRole('button', { name: '免费下载' });
  await expect(below).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  await expect(bar.getByRole('button', { name: /^下载《/ })).toBeVisible();
  await expect(below).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(below).toBeVisible();
  await expect(bar.getByRole('button', { name: /^下载《/ })).toHaveCount(0);
});

test('C10: 我的游戏 lists what was downloaded, and downloads it again', async ({ page, api, member }) => {
  await api.ask(`user/game/download/${game}`, { platformType: 1 }, member);
  await signIn(page, member);
  await page.goto('/profile');
  await page.getByRole('link', { name: '我的游戏' }).click();
  await expect(page).toHaveURL(/\/profile\?view=games$/);
  await expect(page.getByRole('button', { name: /^下载过\s*1$/ })).toHaveAttribute('aria-pressed', 'true');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '重新下载《深海电台》' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.apk$/);
});
