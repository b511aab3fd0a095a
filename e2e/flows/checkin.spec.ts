import type { Api } from '@e2e/support/api';
import { hushBulletin } from '@e2e/support/hushBulletin';
import { newPhone } from '@e2e/support/logIn';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at, expectToast } from '@e2e/support/words';
import type { Page } from '@playwright/test';

const DAY = 86_400_000;

/** How many days to run ahead so that three days in a row lie in one month of Beijing; a made-up day must be this month's. */
function daysToStart(): number {
  const beijing = new Date(Date.now() + 8 * 3_600_000);
  const date = beijing.getUTCDate();
  const last = new Date(Date.UTC(beijing.getUTCFullYear(), beijing.getUTCMonth() + 1, 0)).getUTCDate();
  return date + 3 <= last ? 0 : last - date + 1;
}

const runAhead = (api: Api, days: number) => api.stage({ clock: days * DAY });

async function sign(page: Page) {
  await page.getByRole('button', { name: /^立即签到/ }).dblclick();
  const dialog = page.getByRole('dialog', { name: '签到成功' });
  await expect(dialog).toBeVisible();
  return dialog;
}

// The clock is the whole server's: whoever comes next finds it right again.
test.afterEach(({ api }) => runAhead(api, 0));

test('a day is signed once by two taps, the streak grows, a missed day is made up for its price', async ({
  page,
  api,
  member,
}) => {
  const first = daysToStart();
  await runAhead(api, first);
  await signIn(page, member);
  await page.goto('/');
  await page.getByRole('link', { name: /^每日签到/ }).click();
  await expect(page).toHaveURL(at('/checkin'));

  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/checkin')) sent.push(request.url());
  });
  const result = await sign(page);
  await expect(result).toContainText('+1');
  await result.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled();
  expect(sent).toHaveLength(1);
  expect(await api.balance(member)).toBe(21);

  // A day passes unsigned; on the third the streak has begun anew.
  await runAhead(api, first + 2);
  await page.reload();
  const again = await sign(page);
  await expect(again).toContainText('连续签到 1 天');
  await again.getByRole('button', { name: '知道了' }).click();

  await page
    .getByRole('list', { name: '本周奖励' })
    .or(page.getByRole('region', { name: /月签到日历/ }))
    .getByRole('button', { name: /^补签/ })
    .first()
    .click();
  const ask = page.getByRole('dialog', { name: /^补签/ });
  await expect(ask).toContainText('余额 22 钻，补签后剩 20 钻');
  await ask.getByRole('button', { name: '确认补签' }).dblclick();
  await expect(page.getByText(/^补签成功/)).toBeVisible();
  await expect(page.getByText('已连签 3 天')).toBeVisible();
  expect((await api.ledger(member)).map(({ delta }) => delta)).toEqual([-2, 1, 1, 20]);

  await page.getByRole('link', { name: '签到记录' }).click();
  await expect(page.getByText('签到 3 天，共得 2 钻')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeVisible();
});

test('the fourteenth day brings its milestone with it; inviting is one tap away', async ({ page, api }) => {
  const member = await api.persona('vip');
  const before = await api.balance(member);
  await signIn(page, member);
  await page.goto('/checkin');
  await expect(page.getByText('已连签 13 天')).toBeVisible();
  const result = await sign(page);
  await expect(result).toContainText('+18');
  await expect(result).toContainText('连签 14 天里程碑，再得 10 钻');
  expect(await api.balance(member)).toBe(before + 18);
  await result.getByRole('button', { name: '邀请好友' }).click();
  await expect(page).toHaveURL(at('/checkin?view=invite'));
  await page.goBack();
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeVisible();
});

test('E6: a link brings a friend, who is rewarded at once, and the member when the phone is bound', async ({
  page,
  api,
  member,
  browser,
  watch,
}) => {
  await signIn(page, member);
  await page.goto('/');
  await page.getByRole('link', { name: /^邀请好友/ }).click();
  await expect(page).toHaveURL(at('/checkin?view=invite'));
  await expect(page.getByText('还没有邀请到好友')).toBeVisible();
  const link = await page.getByText(/\/register\?inviteCode=/).innerText();
  await page.getByRole('button', { name: '复制邀请码' }).click();
  await expectToast(page, '复制成功');

  const guest = await browser.newContext();
  await hushBulletin(guest);
  await watch.listenTo(guest);
  const friend = await guest.newPage();
  await friend.goto(link);
  const form = friend.getByRole('form', { name: '注册' });
  const loginName = `fr_${Date.now().toString(36)}`;
  await form.getByRole('textbox', { name: '账号', exact: true }).fill(loginName);
  await form.getByLabel('设置密码').fill('plaza2026');
  await form.getByLabel('确认密码').fill('plaza2026');
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '注册并登录' }).click();
  await expect(friend).toHaveURL(at('/'));
  const account = await api.post<{ uid: string; token: string }>('user/login', { loginName, password: 'plaza2026' });
  expect((await api.ledger(account)).map(({ delta }) => delta).sort()).toEqual([20, 5]);

  await page.reload();
  const people = page.getByRole('region', { name: '我邀请的好友' });
  await expect(people.getByText('待绑定手机')).toBeVisible();
  expect(await api.balance(member)).toBe(20);

  const phone = newPhone();
  await friend.goto('/bind');
  await friend.getByRole('textbox', { name: '手机号' }).fill(phone);
  await friend.getByRole('button', { name: '获取验证码' }).click();
  await friend.getByRole('button', { name: /测试环境/ }).click();
  await friend.getByRole('button', { name: '完成绑定' }).click();
  await expect.poll(() => api.balance(member)).toBe(30);
  await page.reload();
  await expect(people.getByText('待绑定手机')).toHaveCount(0);
  await expect(people.getByText('+10', { exact: true })).toBeVisible();
  expect((await api.ledger(member)).map(({ delta }) => delta).sort()).toEqual([10, 20]);
  await guest.close();
});

test('the poster is drawn on this device with avatar, code and QR, and saved', async ({ page, api }) => {
  await signIn(page, await api.persona('member'));
  await page.goto('/checkin?view=invite');
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: '分享给好友' });
  await sheet.getByRole('button', { name: '生成海报' }).click();
  const poster = page.getByRole('dialog', { name: '邀请海报' });
  const picture = poster.getByRole('img');
  await expect(picture).toBeVisible();
  // The avatar's disc holds many colours, a letter's only a few.
  const colours = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const { data } = pen?.getImageData(345, 188, 60, 60) ?? { data: [] };
    return new Set(
      Array.from({ length: 3_600 }, (_, dot) => [data[dot * 4], data[dot * 4 + 1], data[dot * 4 + 2]].join()),
    ).size;
  });
  expect(colours).toBeGreaterThan(60);
  const saved = page.waitForEvent('download');
  await poster.getByRole('button', { name: '保存图片' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^邀请海报-\w+\.png$/);
  await page.goBack();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
