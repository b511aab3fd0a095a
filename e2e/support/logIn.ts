import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A phone number nobody has yet. */
export const newPhone = (): string => `139${String(randomInt(1e8)).padStart(8, '0')}`;

/** Signs in on the login page that is open, with the code the sandbox hands over. */
export async function logInByPhone(page: Page, phone: string): Promise<void> {
  const form = page.getByRole('form', { name: '登录' });
  await form.getByRole('textbox', { name: '手机号' }).fill(phone);
  await form.getByRole('button', { name: '获取验证码' }).click();
  await form.getByRole('button', { name: /测试环境/ }).click();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '登录', exact: true }).click();
}

/** Signs in with name and password, from the login page that is open. */
export async function logInByName(page: Page, { loginName, password }: { loginName: string; password: string }) {
  await page.getByRole('link', { name: '账号密码登录' }).click();
  const form = page.getByRole('form', { name: '账号登录' });
  await form.getByRole('textbox', { name: '账号', exact: true }).fill(loginName);
  await form.getByLabel('密码', { exact: true }).fill(password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '登录', exact: true }).click();
}
