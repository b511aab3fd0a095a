import { newPhone } from '@e2e/support/logIn';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';

test('D6: a wrong number and a wrong code are said at their fields, and what was typed stays', async ({ page }) => {
  await page.goto('/login');
  const form = page.getByRole('form', { name: '登录' });
  const phone = form.getByRole('textbox', { name: '手机号' });
  const code = form.getByRole('textbox', { name: '验证码' });
  await phone.fill('12012345678');
  await form.getByRole('button', { name: '获取验证码' }).click();
  await expect(phone).toHaveAccessibleDescription('请输入正确的 11 位手机号');
  await expect(phone).toHaveValue('12012345678');
  await expect(phone).toBeFocused();

  const number = newPhone();
  await phone.fill(number);
  await form.getByRole('button', { name: '获取验证码' }).click();
  const offered = form.getByRole('button', { name: /测试环境/ });
  const right = /\d{6}/.exec((await offered.textContent()) ?? '')?.[0] ?? '';
  await expect(form.getByRole('button', { name: /秒后重发/ })).toBeDisabled();
  const wrong = right === '000000' ? '111111' : '000000';
  await code.fill(wrong);
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(form.getByText('请先阅读并勾选同意协议')).toBeVisible();
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(code).toHaveAccessibleDescription('验证码错误或已过期');
  await expect(code).toHaveValue(wrong);
  await expect(phone).toHaveValue(number);

  await code.fill(right);
  await expect(code).not.toHaveAccessibleDescription('验证码错误或已过期');
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page).toHaveURL(at('/'));
});

test('D6: a short password and a taken name are said at their fields, and what was typed stays', async ({
  page,
  member,
}) => {
  await page.goto('/register');
  const form = page.getByRole('form', { name: '注册' });
  const name = form.getByRole('textbox', { name: '账号', exact: true });
  const password = form.getByLabel('设置密码');
  const send = form.getByRole('button', { name: '注册并登录' });
  await name.fill('ab');
  await password.fill('abc1');
  await form.getByLabel('确认密码').fill('abc2');
  await form.getByRole('checkbox').check();
  await send.click();
  await expect(name).toHaveAccessibleDescription('账号为 4–20 位字母、数字或下划线');
  await expect(password).toHaveAccessibleDescription('密码为 8–32 位，需同时包含字母和数字');
  await expect(form.getByLabel('确认密码')).toHaveAccessibleDescription('两次输入的密码不一致');
  await expect(name).toBeFocused();

  await name.fill(member.loginName);
  await password.fill('plaza2026');
  await form.getByLabel('确认密码').fill('plaza2026');
  await send.click();
  await expect(name).toHaveAccessibleDescription('该账号已被注册');
  await expect(name).toHaveValue(member.loginName);
  await expect(password).toHaveValue('plaza2026');

  await form.getByRole('textbox', { name: '邀请码' }).fill('NOBODY1');
  await name.fill(`${member.loginName}x`);
  await send.click();
  await expect(form.getByRole('textbox', { name: '邀请码' })).toHaveAccessibleDescription('邀请码无效');
});

test('D6: a wrong password is said at its field, and both stay', async ({ page, member }) => {
  await page.goto('/other');
  const form = page.getByRole('form', { name: '账号登录' });
  const name = form.getByRole('textbox', { name: '账号', exact: true });
  const password = form.getByLabel('密码', { exact: true });
  await name.fill(member.loginName);
  await password.fill('not-the-one1');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '登录', exact: true }).click();
  await expect(password).toHaveAccessibleDescription('账号或密码错误');
  await expect(password).toHaveValue('not-the-one1');
  await expect(name).toHaveValue(member.loginName);
});

test('D4, D6: a draft outlives going elsewhere and coming back; a password does not', async ({ page }) => {
  await page.goto('/register');
  const form = page.getByRole('form', { name: '注册' });
  await form.getByRole('textbox', { name: '账号', exact: true }).fill('half_typed');
  await form.getByLabel('设置密码').fill('plaza2026');
  await form.getByRole('link', { name: '已有账号，去登录' }).click();
  await expect(page).toHaveURL(at('/other'));
  await page.getByRole('link', { name: '注册' }).click();
  await expect(form.getByRole('textbox', { name: '账号', exact: true })).toHaveValue('half_typed');
  await expect(form.getByLabel('设置密码')).toHaveValue('');
});
