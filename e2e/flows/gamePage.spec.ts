import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';

/** A game of the demo with a film, gift packs and posts about it. */
const game = '/detail/37';

test('C10, C7: what members write about a game has an address, and Back finds it where it was left', async ({
  page,
}) => {
  await page.goto(game);
  await page.getByRole('tab', { name: '动态' }).click();
  await expect(page).toHaveURL(at(`${game}?view=posts`));
  const third = page.getByRole('tabpanel', { name: '动态' }).locator('article').nth(2);
  await third.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const place = () => third.evaluate((row) => Math.round(row.getBoundingClientRect().top));
  const before = await place();
  // Without Playwright's own scrolling.
  await third
    .locator('a[href^="/post/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/post\/\d+$/);
  await page.goBack();
  await expect(page).toHaveURL(at(`${game}?view=posts`));
  await expect.poll(place).toBe(before);
});

test('F5: whoever writes about a game finds it linked, and the post among the others', async ({ page, api }) => {
  const words = '岛上的风今天往东，正好把猫吹到灯塔那边去。';
  const writer = await api.register();
  await signIn(page, writer);
  await page.goto(`${game}?view=posts`);
  await page.getByRole('button', { name: '聊聊《云端猫岛》…' }).click();
  await expect(page).toHaveURL(at('/postpage'));
  await expect(page.getByRole('button', { name: '取消关联' })).toBeVisible();
  await page.getByRole('textbox', { name: '正文' }).fill(words);
  await page.getByRole('group').getByText('深夜闲聊', { exact: true }).click();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  await page.goBack();
  await expect(page.getByRole('tabpanel', { name: '动态' }).getByText(words)).toBeVisible();
});

test('B5: a screenshot opens in the viewer, Back closes it, and the focus is where it was', async ({ page }) => {
  await page.goto(game);
  const shot = page.getByRole('button', { name: '《云端猫岛》截图 1' });
  await shot.click();
  const viewer = page.getByRole('dialog', { name: '查看图片' });
  await expect(viewer).toContainText('第 1 张，共 5 张');
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(at(game));
  await expect(shot).toBeFocused();
});

test('the trailer plays when it is asked to and stops when its page goes; the bar leads to the gifts', async ({
  page,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\/wf\//.test(request.url())) films.push(request.url());
  });
  await page.goto(game);
  const play = page.getByRole('button', { name: '播放', exact: true });
  await expect(play).toBeVisible();
  expect(films).toEqual([]);
  await play.click();
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((box: HTMLVideoElement) => box.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(1);
  await page.getByRole('button', { name: /^礼包/ }).click();
  await expect(page).toHaveURL(at(`${game}?view=gifts`));
  await expect(page.getByRole('tabpanel', { name: /礼包/ }).getByText('星海航线欢迎礼')).toBeInViewport();
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).not.toHaveURL(/detail/);
  expect(await video.evaluate((box: HTMLVideoElement) => box.paused)).toBe(true);
});
