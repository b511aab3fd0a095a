import { newPhone } from '@e2e/support/logIn';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at, expectToast } from '@e2e/support/words';
import type { Page } from '@playwright/test';

/** A picture wider than it is high, as a canvas of the browser writes it. */
const wideJpeg = async (page: Page): Promise<Buffer> => {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [900, 600];
    const pen = canvas.getContext('2d');
    if (pen) {
      pen.fillStyle = '#3a7bd5';
      pen.fillRect(0, 0, 900, 600);
    }
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
};

// The clock is the whole server's: whoever comes next finds it right again.
test.afterEach(({ api }) => api.stage({ clock: 0 }));

const takeCode = async (page: Page) => page.getByRole('button', { name: /测试环境/ }).click();

test('a nickname and an avatar are changed and stand on the profile', async ({ page, member }) => {
  await signIn(page, member);
  await page.goto('/profile');
  await page.getByRole('link', { name: '个人中心' }).click();
  await expect(page).toHaveURL(at('/user'));

  const name = page.getByRole('textbox', { name: '昵称' });
  await name.fill('雾港听潮');
  await page.getByRole('button', { name: '保存' }).click();
  await expectToast(page, '已保存');
  await expect(name).toBeDisabled();

  await page.getByRole('button', { name: '更换头像' }).click();
  const sheet = page.getByRole('dialog', { name: '更换头像' });
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await wideJpeg(page) };
  await sheet.getByLabel('从相册选择').setInputFiles(file);
  const stage = sheet.getByRole('application');
  await expect(stage).toBeVisible();
  await stage.focus();
  await page.keyboard.press('ArrowRight');
  await sheet.getByRole('slider', { name: '缩放' }).fill('2');
  await sheet.getByRole('button', { name: '使用这张' }).click();
  await expectToast(page, '头像已更新');
  await expect(sheet).toBeHidden();

  await page.goBack();
  await expect(page.getByRole('heading', { name: '雾港听潮' })).toBeVisible();
  const avatar = page.getByRole('main').locator('img[src^="/media/up/"]');
  await expect(avatar).toBeVisible();
  expect(await avatar.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    480, 480,
  ]);
});

test('what was typed and not saved is asked about on the way out', async ({ page, member }) => {
  await signIn(page, member);
  await page.goto('/profile');
  await page.getByRole('link', { name: '个人中心' }).click();
  await page.getByRole('textbox', { name: '个人简介' }).fill('写到一半');
  await page.getByRole('textbox', { name: '个人简介' }).blur();
  await page.goBack();
  const question = page.getByRole('dialog', { name: '资料还没有保存' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(page.getByRole('textbox', { name: '个人简介' })).toHaveValue('写到一半');
  await page.goBack();
  await question.getByRole('button', { name: '放弃修改' }).click();
  await expect(page).toHaveURL(at('/profile'));
});

test('a phone is bound, the password changed by it, another device signed out, the account deleted', async ({
  page,
  api,
  member,
}) => {
  const { loginName, password } = member;
  await signIn(page, member);
  await page.goto('/profile');
  await page.getByRole('link', { name: '个人中心' }).click();

  const phone = newPhone();
  await page.getByRole('link', { name: /手机号/ }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill(phone);
  await page.getByRole('button', { name: '获取验证码' }).click();
  await takeCode(page);
  await page.getByRole('button', { name: '完成绑定' }).click();
  await expectToast(page, '手机号已绑定');
  await expect(page).toHaveURL(at('/user'));
  await expect(page.getByRole('link', { name: /手机号/ })).toContainText(`${phone.slice(0, 3)}****${phone.slice(-4)}`);

  await api.post('user/login', { loginName, password });
  await page.getByRole('link', { name: /登录设备/ }).click();
  const devices = page.getByRole('list', { name: '登录设备' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: /下线$/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await page.goBack();

  await page.getByRole('link', { name: '注销账号' }).click();
  await expect(page.getByText(/钻石会清零/)).toBeVisible();
  await page.getByLabel('输入“注销账号”确认').fill('注销账号');
  await page.getByLabel('登录密码').fill(password);
  await page.getByRole('button', { name: '申请注销' }).click();
  await expectToast(page, '已申请注销，7 天内登录可以撤销');
  await expect(page).toHaveURL(at('/'));

  const again = await api.post<{ uid: string; token: string }>('user/login', { loginName, password });
  await signIn(page, { ...member, ...again, account: { ...member.account, ...again } });
  await page.goto('/');
  const asked = page.getByRole('dialog', { name: '账号正在等待注销' });
  await asked.getByRole('button', { name: '撤销注销' }).click();
  await expectToast(page, '已撤销，账号会继续保留');
  await expect(asked).toBeHidden();
});

test('another phone takes the place of one by a code to the old one, or by the password once that one is lost', async ({
  page,
  api,
  member,
}) => {
  const { loginName, password } = member;
  const [first, second, third] = [newPhone(), newPhone(), newPhone()];
  const sent = await api.post<{ debugCode: string }>('user/smsCode', { phone: first, purpose: 'bind' });
  await api.post('user/bind', { phone: first, code: sent.debugCode }, member);
  // A phone has its pause between two codes.
  await api.stage({ clock: 61_000 });
  const maskOf = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
  await signIn(page, member);
  const begin = async (phone: string) => {
    await page.goto('/user');
    await page.getByRole('link', { name: /手机号/ }).click();
    await page.getByRole('textbox', { name: '手机号' }).fill(phone);
    await page.getByRole('button', { name: '获取验证码' }).click();
    await takeCode(page);
  };

  await begin(second);
  await expect(page.getByText(`原手机号 ${maskOf(first)}`)).toBeVisible();
  await page.getByRole('button', { name: '确认更换' }).click();
  await expect(page.getByRole('textbox', { name: '原手机号验证码' })).toBeFocused();
  await page.getByRole('button', { name: '获取验证码' }).click();
  const codes = page.getByRole('button', { name: /测试环境/ });
  await expect(codes).toHaveCount(2);
  await codes.last().click();
  await page.getByRole('button', { name: '确认更换' }).click();
  await expectToast(page, '手机号已更换，其他设备已退出登录');
  await expect(page.getByRole('link', { name: /手机号/ })).toContainText(maskOf(second));

  const elsewhere = await api.post<{ uid: string; token: string }>('user/login', { loginName, password });
  await begin(third);
  await page.getByRole('button', { name: '改用登录密码' }).click();
  await page.getByLabel('登录密码').fill('guess-0ne');
  await page.getByRole('button', { name: '确认更换' }).click();
  await expect(page.getByLabel('登录密码')).toHaveAccessibleDescription('原密码不正确');
  await page.getByLabel('登录密码').fill(password);
  await page.getByRole('button', { name: '确认更换' }).click();
  await expectToast(page, '手机号已更换，其他设备已退出登录');
  await expect(page.getByRole('link', { name: /手机号/ })).toContainText(maskOf(third));
  expect((await api.ask('user/message', {}, elsewhere)).code).toBe(2);
});

test('B2, B4: settings hold after a reload, and nobody is blocked', async ({ page, member }) => {
  await signIn(page, member);
  await page.goto('/profile?view=settings');
  await page.getByRole('radio', { name: '深色' }).check();
  await page.getByRole('switch', { name: '省流量模式' }).check();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('switch', { name: '省流量模式' })).toBeChecked();
  await page.getByRole('link', { name: '黑名单' }).click();
  await expect(page.getByText('黑名单是空的')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: '设置' })).toBeVisible();
});
