import type { Api, Member } from '@e2e/support/api';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at, expectToast } from '@e2e/support/words';
import type { Page } from '@playwright/test';

/** Somebody reads, likes and answers a post of the member's, and follows them: three things to tell. */
async function stir(api: Api, member: Member): Promise<{ post: number; other: Member }> {
  const other = await api.register();
  const text = { content: '海风今晚特别轻，桥上的灯都亮了', tagIds: [1], imageIds: [], requestId: crypto.randomUUID() };
  const post = await api.post<{ id: number; author: { id: number } }>('v1/square/post', text, member, true);
  await api.post(`v1/square/post/${post.id}/comment`, { content: '我也在桥上' }, other);
  await api.post(`v1/square/post/${post.id}/like`, {}, other);
  await api.post(`v1/user/follow/${post.author.id}`, {}, other);
  return { post: post.id, other };
}

const panel = (page: Page) => page.getByRole('tabpanel');
const waiting = (page: Page, count: number) => page.getByRole('banner').getByText(`${count} 条未读`, { exact: true });
const onProfile = (page: Page, count: number) =>
  page.getByRole('navigation', { name: '更多功能' }).getByRole('link', { name: new RegExp(`${count} 条未读`) });

test('what others did waits in the header and on the profile, is read one by one and all at once, and leads there', async ({
  page,
  api,
  member,
}) => {
  const { post, other } = await stir(api, member);
  const { unread } = await api.post<{ unread: number }>('user/message', {}, member);
  expect(unread).toBeGreaterThanOrEqual(3);
  await signIn(page, member);
  await page.goto('/');
  await expect(waiting(page, unread)).toBeVisible();
  await page.getByRole('link', { name: '我的', exact: true }).click();
  await onProfile(page, unread).click();
  await expect(page).toHaveURL(at('/message'));

  // A comment is read by going to where it was made; back leads to the same tab, and it waits no more.
  await page.getByRole('tab', { name: '互动' }).click();
  const reply = panel(page).getByRole('button', { name: /我也在桥上/ });
  await reply.click();
  await expect(page).toHaveURL(new RegExp(`/post/${post}\\?comment=\\d+$`));
  await expect(page.getByRole('article').getByText('我也在桥上')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(at('/message?tab=social'));
  await expect(panel(page).getByText('未读')).toHaveCount(2);

  // By the button of its row, for whoever cannot swipe; it is gone after a reload too.
  await panel(page)
    .getByRole('button', { name: /^更多操作：.*关注/ })
    .click();
  await panel(page).getByRole('button', { name: '删除' }).click();
  await expect(panel(page).getByRole('button', { name: /^更多操作/ })).toHaveCount(2);
  await page.reload();
  await expect(panel(page).getByRole('button', { name: /^更多操作/ })).toHaveCount(2);
  expect((await api.post<{ unread: number }>('user/message', {}, member)).unread).toBe(unread - 2);

  // Something new while one looks: it is there when the page is looked at again.
  await api.post(`v1/square/post/${post}/comment`, { content: '给我也留一盏' }, other);
  // A page that has just been loaded may not listen yet.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(panel(page).getByRole('button', { name: /给我也留一盏/ })).toBeVisible({ timeout: 2_000 });
  }).toPass();

  await page.getByRole('button', { name: '全部已读' }).click();
  await expect(panel(page).getByText('未读')).toHaveCount(0);
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page.getByText(/条未读/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
  await expect(page.getByText(/条未读/)).toHaveCount(0);
});

test('a letter opens in a sheet that Back closes; bulletins of the past are kept; a refusal takes nothing away', async ({
  page,
  api,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await signIn(page, await api.persona('expired'));
  await page.goto('/message');
  const first = panel(page)
    .getByRole('button', { name: /^更多操作：/ })
    .first();
  const title = ((await first.getAttribute('aria-label')) ?? '').replace('更多操作：', '').trim();

  await page.route('**/api/v1/message/**', (route) => route.fulfill({ status: 500, json: {} }));
  await first.click();
  await panel(page).getByRole('button', { name: '删除' }).click();
  await expectToast(page, '服务器内部错误');
  await expect(page.getByRole('button', { name: `更多操作：${title}` })).toBeVisible();
  await page.unroute('**/api/v1/message/**');

  await panel(page)
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .click();
  const sheet = page.getByRole('dialog', { name: title });
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(at('/message'));

  await page.getByRole('tab', { name: '公告' }).click();
  await expect(page).toHaveURL(at('/message?tab=bulletins'));
  await panel(page)
    .getByRole('button', { name: /例行服务器维护已完成/ })
    .click();
  await expect(page.getByRole('dialog', { name: '例行服务器维护已完成' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(/message/);
});
