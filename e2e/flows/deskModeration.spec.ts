import { axeInBothThemes } from '@e2e/support/axe';
import { deskWindow, sitDown } from '@e2e/support/desk';
import { hushBulletin } from '@e2e/support/hushBulletin';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import type { Browser, Page } from '@playwright/test';

const spam = '先到先得，要福利的来主页，今天最后一天';

/** Somebody at the desk, in a window of their own. */
async function atDesk(browser: Browser, origin: string, role: 'moderator' | 'admin' | 'support', path: string) {
  const context = await browser.newContext({ ...deskWindow, baseURL: origin });
  const page = await context.newPage();
  await sitDown(page, role, path);
  return page;
}

const rowOf = (page: Page, text: string) =>
  page.getByRole('region', { name: '等判断的内容' }).getByRole('button', { name: text });

test('a post is reported on the phone, removed at the desk with a mute, and both hear of it', async ({
  page,
  browser,
  server,
  api,
  member,
}) => {
  const author = await api.register();
  const draft = { content: spam, tagIds: [11], requestId: 'e2e-moderation-1' };
  const post = await api.post<{ id: number }>('v1/square/post', draft, author, true);

  await signIn(page, member);
  await page.goto('/square?tab=11&sort=2');
  await page.getByRole('article').filter({ hasText: spam }).getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('button', { name: '举报' }).click();
  await page.getByText('诈骗引流').click();
  await page.getByRole('button', { name: '提交举报' }).click();
  await expect(page.getByText('举报已提交，感谢你的反馈')).toBeVisible();

  const desk = await atDesk(browser, server.origin, 'moderator', '/moderation?queue=reports');
  await rowOf(desk, spam.slice(0, 6)).click();
  await expect(desk.getByRole('region', { name: '帖子' })).toContainText(spam);
  const second = await atDesk(browser, server.origin, 'admin', new URL(desk.url()).pathname.replace('/__desk', ''));
  await expect(second.getByText(/何川 在判这件/)).toBeVisible();
  await expect(second.getByRole('button', { name: '移除' })).toBeDisabled();
  expect(await axeInBothThemes(second)).toEqual([]);

  await desk.keyboard.press('2');
  await desk.keyboard.press('b');
  await expect(desk.getByRole('status').getByText('已移除并禁言')).toBeVisible();
  await expect(rowOf(desk, spam.slice(0, 6))).toHaveCount(0);
  await expect(second.getByText(/何川 在.+前判了：移除/)).toBeVisible({ timeout: 20_000 });
  await page.reload();
  await expect(page.getByText(spam)).toHaveCount(0);

  await api.stage({ clock: 11_000 });
  const titles = async (who: typeof member) =>
    (
      await api.post<{ records: { title: string }[] }>(
        'user/center/message/all',
        { uid: who.uid, group: 'system' },
        who,
      )
    ).records
      .map(({ title }) => title)
      .join();
  await expect.poll(() => titles(author)).toContain('你的帖子已被移除');
  expect(await titles(author)).toContain('你已被禁言');
  await expect.poll(() => titles(member)).toContain('你举报的内容已处理');

  const theirs = await browser.newContext({
    baseURL: server.origin,
    hasTouch: true,
    viewport: { width: 375, height: 812 },
  });
  await hushBulletin(theirs);
  const phone = await theirs.newPage();
  await signIn(phone, author);
  await phone.goto('/message');
  await phone.getByRole('button', { name: /^你的帖子已被移除/ }).click();
  await phone.getByRole('dialog').getByRole('button', { name: '去看看' }).click();
  await expect(phone.getByRole('dialog')).toHaveCount(0);
  await expect(phone.getByRole('heading', { name: '你的帖子已被移除' })).toBeVisible();
  await phone.getByRole('textbox', { name: '申诉理由' }).fill('我没有骗人');
  await phone.getByRole('button', { name: '提交申诉' }).click();
  await expect(phone.getByText('申诉已提交')).toBeVisible();

  await phone.goto('/postpage');
  await phone.getByRole('textbox', { name: '正文' }).fill('我还能说话吗');
  await phone.getByRole('group').getByText('深夜闲聊', { exact: true }).click();
  await phone.getByRole('button', { name: '发布', exact: true }).click();
  await expect(phone.getByText(/你已被禁言，.+之前不能发布内容/).first()).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('textbox', { name: '正文' })).toHaveValue('我还能说话吗');

  // An appeal never comes to who decided.
  await desk.goto('/__desk/moderation?queue=appeals');
  await expect(rowOf(desk, spam.slice(0, 6))).toHaveCount(0);
  await second.goto('/__desk/moderation?queue=appeals');
  await rowOf(second, spam.slice(0, 6)).click();
  await expect(second.getByText('我没有骗人')).toBeVisible();
  await second.keyboard.press('a');
  await expect(second.getByRole('status').getByText('已通过')).toBeVisible();
  await api.stage({ clock: 30_000 });
  await page.goto(`/post/${post.id}`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(spam)).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await api.stage({ clock: 0 });
  for (const one of [desk, second, phone]) await one.context().close();
});

test('who may not judge does not come in', async ({ page }) => {
  await page.setViewportSize(deskWindow.viewport);
  await sitDown(page, 'support', '/moderation');
  await expect(page.getByRole('navigation', { name: '房间' }).getByRole('link', { name: /审核/ })).toHaveCount(0);
  await expect(page.getByText('不在你的角色里')).toBeVisible();
});
