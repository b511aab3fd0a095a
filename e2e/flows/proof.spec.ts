import { expect, test } from '@e2e/support/test';
import { at, expectToast } from '@e2e/support/words';

test('D2: twenty strangers have guessed: the browser does the work that the server asks for, and the owner is in', async ({
  page,
  member,
  server,
}) => {
  const guess = (n: number) =>
    fetch(`${server.origin}/api/user/login`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `192.0.2.${n}` },
      body: new URLSearchParams({ appID: '2008', loginName: member.loginName, password: `wrong-${n}-guess` }),
    });
  for (let n = 1; n <= 20; n += 1) expect(await (await guess(n)).json()).toMatchObject({ code: 2001 });
  expect(await (await guess(21)).json()).toMatchObject({ code: 2008 });

  const codes: unknown[] = [];
  page.on('response', async (response) => {
    if (new URL(response.url()).pathname === '/api/user/login') codes.push((await response.json()).code);
  });
  await page.goto('/other');
  const form = page.getByRole('form', { name: '账号登录' });
  await form.getByRole('textbox', { name: '账号', exact: true }).fill(member.loginName);
  await form.getByLabel('密码', { exact: true }).fill(member.password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expectToast(page, '正在进行安全验证，请稍候…');
  await expect(page).toHaveURL(at('/'));
  await expect.poll(() => codes).toEqual([2008, 0]);
});
