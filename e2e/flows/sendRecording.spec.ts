import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';

const CALL = '**/api/v1/support/case';
const sendButton = (page: Page) => page.getByRole('button', { name: '同意并发送' });
const caseNumber = (page: Page) => page.getByText(/^\d{4}-\d{4}$/);

/** A list whose call fails: its error state has the way to support. */
async function openFault(page: Page, origin: string) {
  await page.route('**/api/v1/faq/list*', (route) => route.continue({ url: `${origin}/api/__fault/500` }));
  await page.goto('/faq');
}

test('a fault: what is in the recording is read first, it is sent with one tap, and its number stays', async ({
  page,
  server,
  watch,
  member,
}) => {
  watch.allow(/Failed to load resource/);
  await signIn(page, member);
  await openFault(page, server.origin);
  await page.getByRole('button', { name: '发给客服' }).click();
  const sheet = page.getByRole('dialog', { name: '附上这次操作记录' });
  await expect(sheet.getByText('密码、验证码、手机号、昵称和登录凭证')).toBeVisible();
  await expect(sheet.getByText(/个失败/)).toBeVisible();
  const sent = page.waitForRequest(CALL);
  await sendButton(page).click();
  const body = (await sent).postDataBuffer()?.toString('latin1') ?? '';
  for (const secret of [member.password, member.loginName, member.token]) expect(body).not.toContain(secret);
  await expect(caseNumber(page)).toBeVisible();
});

test('a letter: the recording goes first, slowly, fails once, and the second try is the same case', async ({
  page,
  watch,
}) => {
  watch.allow(/Failed to load resource/, /net::ERR_/);
  await page.goto('/faq');
  await page.getByRole('button', { name: '意见反馈' }).click();
  const sheet = page.getByRole('dialog', { name: '意见反馈' });
  await sheet.getByRole('textbox', { name: '反馈内容' }).fill('付了钱没到账');
  await sheet.getByRole('switch', { name: /附上这次操作记录/ }).click();
  await expect(sheet.getByText('里面没有')).toBeVisible();
  const ids: string[] = [];
  // It arrives, and its answer does not; what was typed stays.
  await page.route(
    CALL,
    async (route) => {
      ids.push(
        /name="requestId"\r\n\r\n([\w-]+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '',
      );
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await sheet.getByRole('button', { name: '提交反馈' }).click();
  await expect(sheet.getByText(/记录没有发出去/)).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: '反馈内容' })).toHaveValue('付了钱没到账');
  let letGo = () => {};
  const slow = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    CALL,
    async (route) => {
      ids.push(
        /name="requestId"\r\n\r\n([\w-]+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '',
      );
      await slow;
      await route.continue();
    },
    { times: 1 },
  );
  const answered = page.waitForResponse(CALL);
  const letter = page.waitForRequest('**/api/v1/feedback');
  await sheet.getByRole('button', { name: '提交反馈' }).click();
  await expect(sheet.getByText(/正在发送/)).toBeVisible();
  letGo();
  const { data } = await (await answered).json();
  expect(data).toMatchObject({ repeated: true });
  expect(ids[0]).toBe(ids[1]);
  expect((await letter).postData()).toContain(`caseNumber=${data.number}`);
  await expect(caseNumber(page)).toHaveText(data.number);
  await page.getByRole('button', { name: '完成' }).click();
  await expect(caseNumber(page)).toBeHidden();
});

test('the crash page, offline at first: it says so, and sends once there is a connection', async ({ page, watch }) => {
  watch.allow(/broken on purpose/, /A render failed/, /net::ERR_/, /Failed to load resource/);
  await page.goto('/');
  // The app has drawn home over the page's own.
  await expect(page.locator('[data-for]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const { appendChild } = Node.prototype;
    Node.prototype.appendChild = function <T extends Node>(child: T): T {
      if (!(this instanceof Element) || !this.closest('#root')) return appendChild.call(this, child) as T;
      Node.prototype.appendChild = appendChild;
      throw new Error('broken on purpose');
    };
    // At once: what else the page draws meanwhile would break as well, and leave no tab to tap.
    document.querySelector<HTMLAnchorElement>('nav a[href="/games"]')?.click();
  });
  await page.getByRole('button', { name: '发给客服' }).click();
  await expect(page.getByRole('heading', { name: '里面没有' })).toBeVisible();
  await page.context().setOffline(true);
  await sendButton(page).click();
  await expect(page.getByText(/记录没有发出去/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '再发一次' }).click();
  await expect(caseNumber(page)).toBeVisible();
});
