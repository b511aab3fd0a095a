import { randomUUID } from 'node:crypto';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';

/** Films of the demo: one for everybody, one for three diamonds. */
const free = { id: 3, title: '海底放学路' };
const paid = { id: 4, title: '凌晨两点的霓虹路口', price: 3 };

test('a film is chosen, plays, stops when its page goes, and goes on where it was left', async ({ page, member }) => {
  await signIn(page, member);
  await page.goto('/welfare');
  await page.getByRole('link', { name: free.title }).click();
  await expect(page).toHaveURL(new RegExp(`/welfare\\?id=${free.id}$`));
  const video = page.locator('video');
  await page.getByRole('button', { name: '播放', exact: true }).click();
  await expect
    .poll(() => video.evaluate((box: HTMLVideoElement) => box.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(2);
  expect(await video.evaluate((box: HTMLVideoElement) => Math.round(box.duration))).toBe(10);

  await page.goBack();
  await expect(page.getByRole('tab', { name: '视频' })).toBeVisible();
  await page.getByRole('link', { name: free.title }).first().click();
  await expect(page.getByRole('button', { name: /^从 0:0\d 继续$/ })).toBeVisible();
  await page.getByRole('button', { name: /^从 0:0\d 继续$/ }).click();
  await expect.poll(() => video.evaluate((box: HTMLVideoElement) => box.currentTime)).toBeGreaterThan(2);
});

test('E3: a locked film is unlocked in place, by two taps once, and is open after a reload', async ({
  page,
  member,
}) => {
  await signIn(page, member);
  await page.goto(`/welfare?id=${paid.id}`);
  await page.getByRole('button', { name: '解锁', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: `解锁《${paid.title}》` });
  await expect(dialog).toContainText('VIP 会员免费看');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/welfare/${paid.id}/unlock`)) sent.push(request.url());
  });
  await dialog.getByRole('button', { name: '解锁', exact: true }).dblclick();
  await expect(page.getByText(`已解锁，花费 ${paid.price} 钻`)).toBeVisible();
  await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.reload();
  await expect(page.getByRole('button', { name: '播放', exact: true })).toBeVisible();
});

test('C10: albums and tasks stand in the address, and a picture opens in the viewer', async ({ page }) => {
  await page.goto('/welfare?tab=album');
  await page.getByRole('link', { name: /云上的颜色/ }).click();
  await page.getByRole('button', { name: /第 2 张$/ }).click();
  await expect(page.getByRole('dialog', { name: '查看图片' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('tab', { name: '福利任务' }).click();
  await expect(page).toHaveURL(/\/welfare\?tab=tasks$/);
});

test('a film that breaks says so and goes on after 重试; out of sight it stops', async ({ page, member, watch }) => {
  watch.allow(/Failed to load resource/);
  await signIn(page, member);
  await page.route('**/wf/**', (route) => route.fulfill({ status: 403 }));
  await page.goto(`/welfare?id=${free.id}`);
  await page.getByRole('button', { name: '播放', exact: true }).click();
  const trouble = page.getByRole('alert');
  await expect(trouble).toContainText('这段视频暂时放不出来');
  await page.unroute('**/wf/**');
  await trouble.getByRole('button', { name: '重试' }).click();
  const video = page.locator('video');
  await expect
    .poll(() => video.evaluate((box: HTMLVideoElement) => box.currentTime), { timeout: 30_000 })
    .toBeGreaterThan(0.5);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => video.evaluate((box: HTMLVideoElement) => box.paused)).toBe(true);
});

test('C10, E3: a task that is done is claimed in the third tab, by two taps once', async ({ page, member, api }) => {
  await api.post('v1/checkin', { requestId: randomUUID() }, member);
  const before = await api.balance(member);
  await signIn(page, member);
  await page.goto('/welfare');
  await page.getByRole('tab', { name: '福利任务' }).click();
  const row = page.getByRole('listitem').filter({ hasText: '每日签到' });
  await row.getByRole('button', { name: /^领取/ }).dblclick();
  await expect(row.getByText('已完成')).toBeVisible();
  expect(await api.balance(member)).toBe(before + 1);
});
