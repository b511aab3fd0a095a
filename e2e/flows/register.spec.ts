import { expect, test } from '@e2e/support/test';
import { at, expectToast } from '@e2e/support/words';
import type { Page } from '@playwright/test';

/** Everybody's invite code: one of the demo's writers. */
const INVITE = 'STAR03';

let serial = 0;
const newName = () => {
  serial += 1;
  return `reg_${process.pid.toString(36)}_${Date.now().toString(36).slice(-5)}${serial}`;
};

async function register(page: Page, loginName: string) {
  const form = page.getByRole('form', { name: '注册' });
  await form.getByRole('textbox', { name: '账号', exact: true }).fill(loginName);
  await form.getByLabel('设置密码').fill('plaza2026');
  await form.getByLabel('确认密码').fill('plaza2026');
  await form.getByRole('checkbox').check();
  const answered = page.waitForResponse(/\/api\/user\/registerWithName$/);
  await form.getByRole('button', { name: '注册并登录' }).click();
  const answer = await answered;
  const { data } = (await answer.json()) as { data: { name: string } };
  return { name: data.name, sentCode: new URLSearchParams(answer.request().postData() ?? '').get('inviteCode') };
}

test('A3, D2: who comes with an invite code registers with it, is welcomed, and uses it once', async ({
  page,
  api,
}) => {
  await page.goto(`/register?inviteCode=${INVITE}`);
  await expect(page.getByRole('textbox', { name: '邀请码' })).toHaveValue(INVITE);
  expect(await page.evaluate(() => Object.values(localStorage))).toContain(INVITE);

  const loginName = newName();
  const { name, sentCode } = await register(page, loginName);
  expect(sentCode).toBe(INVITE);
  await expectToast(page, `欢迎加入，${name}`);
  await expect(page).toHaveURL(at('/'));
  expect(await page.evaluate(() => Object.values(localStorage))).not.toContain(INVITE);

  // 20 for everybody who is new, 5 for the invitation.
  const account = await api.post<{ uid: string; token: string }>('user/login', { loginName, password: 'plaza2026' });
  expect((await api.ledger(account)).map(({ delta }) => delta).sort()).toEqual([20, 5]);

  // The same tab registers somebody else: the code in its address is spent.
  await page.goto(`/register?inviteCode=${INVITE}`);
  await expect(page.getByRole('textbox', { name: '邀请码' })).toHaveValue('');
  expect((await register(page, newName())).sentCode).toBeNull();
  await expect(page).toHaveURL(at('/'));
});

test('A3: the visit is reported with what its address carries, and with nothing else', async ({ page }) => {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/user/game/download/upload')) reports.push(request.postData() ?? '');
  });
  await page.goto('/games');
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual([]);
  await page.goto(`/games?code=77&inviteCode=${INVITE}`);
  await expect.poll(() => reports.length).toBe(1);
  const report = new URLSearchParams(reports[0]);
  expect(report.get('channelID')).toBe('77');
  expect(report.get('inviteCode')).toBe(INVITE);
});
