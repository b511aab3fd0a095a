import { confirmButton, demoGames, openAndAsk, purchaseDialog, resultSheet } from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at, expectToast } from '@e2e/support/words';

const { paid, cheap } = demoGames;
/** A server that is gone, or says while it stops that it is going; code fetched ahead may meet either. */
const unreachable = [
  /net::ERR_CONNECTION/,
  /net::ERR_EMPTY_RESPONSE/,
  /503 .*\/assets\//,
  /Refused to execute.*\/assets\//,
];

test('E1, E3: the server dies under a confirm and comes back: said clearly, nothing lost, charged once', async ({
  page,
  api,
  server,
  watch,
}) => {
  watch.allow(...unreachable);
  const member = await api.memberWith(100);
  await signIn(page, member);
  await openAndAsk(page, paid);
  const dialog = purchaseDialog(page, paid);
  await expect(dialog.getByText('余额 100 钻，下载后剩 72 钻')).toBeVisible();
  await page.waitForLoadState('networkidle');

  await server.down('SIGKILL');
  await confirmButton(page, paid).click();
  await expect(dialog.getByText(/没有收到上一次的结果，正在向服务器核实/)).toBeVisible();
  await expect(confirmButton(page, paid)).toHaveCount(0);

  await server.up();
  await expect(dialog.getByText('刚才的请求没有成功，没有扣钻，请重新确认')).toBeVisible({ timeout: 30_000 });
  await Promise.all([page.waitForEvent('download'), confirmButton(page, paid).click()]);
  await expect(resultSheet(page)).toBeVisible();
  expect(await api.paidForGames(member)).toEqual([28]);
});

test('E1, E3: the answer to a purchase gets lost: it is found out, the file comes, and it is charged once', async ({
  page,
  api,
  watch,
}) => {
  watch.allow(/user\/game\/download/);
  const member = await api.memberWith(100);
  await signIn(page, member);
  await page.route(
    '**/api/user/game/download/*',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await openAndAsk(page, paid);
  const [download] = await Promise.all([page.waitForEvent('download'), confirmButton(page, paid).click()]);
  expect(download.suggestedFilename()).toContain(paid.name);
  await expect(resultSheet(page)).toBeVisible();
  expect(await api.paidForGames(member)).toEqual([28]);
  expect(await api.balance(member)).toBe(72);
});

test('E1: a reload in the middle of a lost answer goes on finding out', async ({ page, api, watch }) => {
  watch.allow(/user\/game\/download/, /net::ERR_FAILED/);
  const member = await api.memberWith(100);
  await signIn(page, member);
  await openAndAsk(page, cheap);
  await expect(confirmButton(page, cheap)).toBeVisible();
  await page.route('**/api/user/game/download/*', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.route('**/api/web/game/detail', (route) => route.abort());
  await confirmButton(page, cheap).click();
  await expect(purchaseDialog(page, cheap).getByText(/正在向服务器核实/)).toBeVisible();
  await page.unrouteAll();
  const [download] = await Promise.all([page.waitForEvent('download'), page.reload()]);
  expect(download.suggestedFilename()).toContain(cheap.name);
  expect(await api.paidForGames(member)).toEqual([cheap.price]);
});

test('G4, D6: a form keeps what was typed while the server is away, and works when it is back', async ({
  page,
  server,
  api,
  member,
  watch,
}) => {
  watch.allow(...unreachable);
  await page.goto('/other');
  const form = page.getByRole('form', { name: '账号登录' });
  await form.getByRole('textbox', { name: '账号', exact: true }).fill(member.loginName);
  await form.getByLabel('密码', { exact: true }).fill(member.password);
  await form.getByRole('checkbox').check();
  await page.waitForLoadState('networkidle');
  await server.down();
  const send = form.getByRole('button', { name: '登录', exact: true });
  await send.click();
  await expectToast(page, '网络连接失败，请检查网络后重试');
  await expect(form.getByRole('textbox', { name: '账号', exact: true })).toHaveValue(member.loginName);
  await expect(form.getByLabel('密码', { exact: true })).toHaveValue(member.password);

  await server.up();
  await send.click();
  await expect(page).toHaveURL(at('/'));
  expect(await api.balance(member)).toBe(20);
});
