import { logInByName } from '@e2e/support/logIn';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at, expectToast, toasts } from '@e2e/support/words';

const storedUid = () => {
  const { uid } = JSON.parse(localStorage.getItem('plaza:account') ?? '{}') as { uid?: string };
  return JSON.parse(uid ?? '""') as string;
};

test('D4, C5: a session revoked on the server is one log-out, one redirect, and a way back', async ({
  page,
  api,
  member,
}) => {
  await signIn(page, member);
  const logouts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/logout')) logouts.push(request.url());
  });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  await page.goto('/recharge?view=ledger');
  await expect(page.getByText('新人礼钻石')).toBeVisible();
  // A call of this page would hear of it first, and the message would go with it.
  await page.goto('about:blank');

  await api.stage({ revoke: { uid: member.uid } });
  // Start-up asks for status, messages, the ledger and more at once: every one of them is answered with code 2.
  // The message is gone after three seconds; a busy machine may take longer to call the page loaded.
  await page.goto('/recharge?view=ledger', { waitUntil: 'commit' });
  await expect(page).toHaveURL(at('/login'));
  await expectToast(page, '登录已失效，请重新登录');
  expect(visited.filter((path) => path === '/login')).toHaveLength(1);
  expect(logouts).toEqual([]);
  // Written right after the screen has changed.
  await expect.poll(() => page.evaluate(storedUid)).toBe('');

  await logInByName(page, member);
  await expect(page).toHaveURL(at('/recharge?view=ledger'));
  await expect(page.getByText('新人礼钻石')).toBeVisible();
});

test('D4: it also ends in the middle of a page, without a reload', async ({ page, api, member }) => {
  await signIn(page, member);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: member.name })).toBeVisible();
  // What the tap asks is the first to hear of it: other calls may come at any time.
  await page.route(
    /\/api\/v1\/coin\/product\/list/,
    async (route) => {
      await api.stage({ revoke: { uid: member.uid } });
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole('group', { name: '我的钻石' }).getByRole('link', { name: '充值' }).click();
  await expect(page).toHaveURL(at('/login'));
  await expectToast(page, '登录已失效，请重新登录');
  await logInByName(page, member);
  await expect(page).toHaveURL(at('/recharge'));
});

test('D3, D5: log-out in one tab reaches the other, and nothing private stays', async ({ page, context, member }) => {
  await signIn(page, member);
  await page.goto('/profile');
  const other = await context.newPage();
  await other.goto('/recharge?view=ledger');
  await expect(other.getByText('新人礼钻石')).toBeVisible();

  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expectToast(page, '已退出登录');
  await expect(page.getByRole('heading', { name: '登录后更精彩' })).toBeVisible();
  await expect(page.getByText(member.name)).toHaveCount(0);

  await expect(other).toHaveURL(at('/'));
  await expect(other.getByRole('link', { name: '登录/注册' })).toBeVisible();
  await expect(other.getByText('新人礼钻石')).toHaveCount(0);
  await expect(toasts(other).getByText('登录已失效，请重新登录')).toHaveCount(0);
});

test('D5: a change of account in one tab reaches the other', async ({ page, context, api, member }) => {
  const second = await api.register();
  await signIn(page, member);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { name: member.name })).toBeVisible();
  await page.goto('/login');
  await logInByName(page, second);
  await expectToast(page, `欢迎回来:${second.name}`);
  await expect(other.getByRole('heading', { name: second.name })).toBeVisible();
});

test('D3: log-out ends here even when the server cannot be reached', async ({ page, member, watch }) => {
  watch.allow(/user\/logout/);
  await signIn(page, member);
  await page.goto('/profile');
  await page.route('**/api/user/logout', (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expectToast(page, '已退出登录');
  await expect.poll(() => page.evaluate(storedUid)).toBe('');
});

test('D5: storage that somebody damaged starts the app as a guest, and loses nothing', async ({ page, member }) => {
  await signIn(page, member);
  await page.evaluate(() => localStorage.setItem('plaza:account', '{"uid":"\\"12\\"","token":7'));
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: '登录后更精彩' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('plaza:account:quarantine'))).toContain('"token":7');
});
