import { axeInBothThemes } from '@e2e/support/axe';
import { hold } from '@e2e/support/hold';
import { askForGame, demoGames, purchaseDialog } from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';

test.use({ bulletin: true });

const bulletin = (page: Page) => page.getByRole('dialog').filter({ hasText: '发布时间：' });
const DAY = 86_400_000;

/** How often the bulletin was asked for. */
function countAsked(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/bulletin(\?|$)/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('F1: shown over the page, again until 今日不再提示 is ticked, then not today, and tomorrow again', async ({
  page,
}) => {
  const asked = countAsked(page);
  await page.goto('/games');
  await expect(bulletin(page)).toHaveCount(1);
  expect(await axeInBothThemes(page)).toEqual([]);
  await bulletin(page).getByRole('button', { name: '知道了' }).click();
  await expect(bulletin(page)).toBeHidden();

  await page.reload();
  await bulletin(page).getByRole('checkbox', { name: '今日不再提示' }).check();
  await bulletin(page).getByRole('button', { name: '知道了' }).click();
  await expect(bulletin(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => localStorage.getItem(':bulletin-closed'))).toMatch(/^\d{13}$/);
  expect(asked).toHaveLength(2);

  await page.reload();
  await expect(page.getByRole('tab', { name: '全部' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(bulletin(page)).toHaveCount(0);
  expect(asked).toHaveLength(2);

  await page.clock.install({ time: Date.now() + DAY });
  await page.reload();
  await expect(bulletin(page)).toBeVisible();
  expect(asked).toHaveLength(3);
});

test("F1: what a guest has closed is the guest's; a member has an own stamp", async ({ page, member }) => {
  await page.goto('/');
  await bulletin(page).getByRole('checkbox', { name: '今日不再提示' }).check();
  await page.keyboard.press('Escape');
  await expect(bulletin(page)).toBeHidden();
  await signIn(page, member);
  await page.goto('/');
  await expect(bulletin(page)).toBeVisible();
  await bulletin(page).getByRole('checkbox', { name: '今日不再提示' }).check();
  await page.goBack();
  await expect(bulletin(page)).toBeHidden();
  await expect
    .poll(() => page.evaluate((uid) => localStorage.getItem(`${uid}:bulletin-closed`), member.uid))
    .toMatch(/^\d{13}$/);
});

test('F1: it waits behind an open purchase dialog', async ({ page, member }) => {
  const { paid } = demoGames;
  const notice = hold();
  await page.route(/\/bulletin(\?|$)/, notice.route);
  await signIn(page, member);
  await page.goto(`/detail/${paid.id}`);
  await askForGame(page);
  await expect(purchaseDialog(page, paid)).toBeVisible();
  const answered = page.waitForResponse(/\/bulletin(\?|$)/);
  notice.release();
  await answered;
  await page.waitForLoadState('networkidle');
  await expect(bulletin(page)).toHaveCount(0);
  await purchaseDialog(page, paid).getByRole('button', { name: '取消' }).click();
  // Who came by a link sees its page; the bulletin comes with the next.
  await expect(purchaseDialog(page, paid)).toBeHidden();
  await expect(bulletin(page)).toHaveCount(0);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(bulletin(page)).toBeVisible();
});
