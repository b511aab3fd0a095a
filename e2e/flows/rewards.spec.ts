import type { Api, Member } from '@e2e/support/api';
import { hushBulletin } from '@e2e/support/hushBulletin';
import { logInByName } from '@e2e/support/logIn';
import { androidPhone, inWeChat } from '@e2e/support/phones';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at, expectToast, toasts } from '@e2e/support/words';
import type { Page } from '@playwright/test';

/** Packs of the demo: everybody may have the first; the second asks for VIP. */
const open = { id: 3, name: '新镇民落户礼', game: '萝卜小镇' };
const forVip = { name: '云朵修理工套装' };

const claimsOf = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { requestId } = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
    if (/\/claim$/.test(request.url())) sent.push(requestId ?? '');
  });
  return sent;
};

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

async function giftPage(page: Page, member: Member) {
  await signIn(page, member);
  await page.goto('/gifts');
  await page.getByRole('group', { name: '按游戏筛选' }).first().getByRole('button', { name: open.game }).click();
  await expect(page).toHaveURL(/\/gifts\?game=\d+$/);
}

/** The number of a game that has a pack. */
async function gameId(page: Page, name: string): Promise<number> {
  const answer = await page.request.get('/api/v1/gift/list?pageSize=50');
  const { data } = (await answer.json()) as { data: { games: { id: number; name: string }[] } };
  return data.games.find((game) => game.name === name)?.id ?? 0;
}

async function lastCopyOf(api: Api, page: Page, member: Member) {
  await api.stage({ stock: { giftId: open.id, left: 1 } });
  await giftPage(page, member);
  await expect(card(page, open.name)).toContainText('1 份');
}

test('the last code of a pack goes to one member, once, and is copied; the next reads 已抢完 and why another is not theirs', async ({
  page,
  api,
  member,
}) => {
  const sent = claimsOf(page);
  await lastCopyOf(api, page, member);
  await page.getByRole('button', { name: `领取：${open.name}` }).dblclick();
  const sheet = page.getByRole('dialog', { name: '礼包兑换码' });
  const code = await sheet.getByLabel('兑换码', { exact: true }).innerText();
  expect(code).toMatch(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){2}$/);
  expect(sent).toHaveLength(1);
  await sheet.getByRole('button', { name: '复制兑换码' }).click();
  await expectToast(page, '复制成功');
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await page.getByRole('tab', { name: '我的礼包' }).click();
  await expect(page.getByRole('button', { name: `查看兑换码：${open.name}` }).last()).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: `查看兑换码：${open.name}` }).click();
  await expect(sheet.getByText(code)).toBeVisible();

  await giftPage(page, await api.register());
  await expect(card(page, open.name)).toContainText('已抢完');
  await expect(card(page, forVip.name)).toContainText('开通 VIP 会员后即可领取');
  await card(page, forVip.name).getByRole('link', { name: '开通 VIP' }).click();
  await expect(page).toHaveURL(/\/profile/);
  await api.stage({ stock: { giftId: open.id, left: 400 } });
});

test('C5: a claim tapped by a guest on a game’s page, or on a session that is over, happens once after login', async ({
  page,
  api,
  member,
  watch,
}) => {
  watch.allow(/status of 401|code2/);
  await api.stage({ stock: { giftId: open.id, left: 400 } });
  const sent = claimsOf(page);
  await page.goto(`/detail/${await gameId(page, open.game)}`);
  await page.getByRole('tab', { name: /礼包/ }).click();
  await page.getByRole('button', { name: `领取：${open.name}` }).click();
  await expect(page).toHaveURL(at('/login'));
  await logInByName(page, member);
  const sheet = page.getByRole('dialog', { name: '礼包兑换码' });
  await expect(sheet).toBeVisible();
  expect(sent).toHaveLength(1);

  const other = await api.register();
  await giftPage(page, other);
  // A call still under way would hear of it first.
  await page.waitForLoadState('networkidle');
  await api.stage({ revoke: { uid: other.uid } });
  await page.getByRole('button', { name: `领取：${open.name}` }).click();
  await expect(page).toHaveURL(at('/login'));
  await logInByName(page, other);
  await expect(page).toHaveURL(/\/gifts/);
  await expect(sheet).toBeVisible();
  // The tap before and after login is one request to the server: the same id.
  expect(new Set(sent.slice(1)).size).toBe(1);
  expect(sent).toHaveLength(3);
});

test('a draw: joined, a ticket earned by what one does, drawn once, its odds public', async ({ page, member }) => {
  await signIn(page, member);
  await page.goto('/activity');
  await page.getByRole('link', { name: /星钻幸运转盘/ }).click();
  await page.getByRole('button', { name: '立即参加' }).click();
  await expectToast(page, '已参加，完成任务会自动记上');
  await expect(page.getByRole('button', { name: '做任务得抽奖券' })).toBeDisabled();
  await page.getByRole('button', { name: '去完成：完成每日签到' }).click();
  await expect(page).toHaveURL(at('/checkin'));
  await page.getByRole('button', { name: /^立即签到/ }).click();
  await page.getByRole('dialog', { name: '签到成功' }).getByRole('button', { name: '知道了' }).click();
  await page.goBack();
  await page.getByRole('button', { name: '刷新进度' }).click();
  await expect(page.getByText('还有 1 张券')).toBeVisible();
  const drawn: string[] = [];
  page.on('request', (request) => request.url().endsWith('/draw') && drawn.push(request.url()));
  await page.getByRole('button', { name: '用 1 张券抽一次' }).dblclick();
  const result = page.getByRole('dialog', { name: /抽中啦|这次没中/ });
  await expect(result).toBeVisible();
  expect(drawn).toHaveLength(1);
  await result.getByRole('button', { name: /收下|知道了/ }).click();
  await expect(result).toHaveCount(0);
  await page.getByRole('button', { name: '中奖概率' }).click();
  await expect(page.getByRole('dialog', { name: '中奖概率' }).getByText('50%', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('抽奖券 -1')).toBeVisible();
});

test('a ladder and the daily tasks give once, and the purse shows it', async ({ page, api }) => {
  const member = await api.persona('member');
  const before = await api.balance(member);
  await signIn(page, member);
  await page.goto('/activity?id=2');
  const sent = claimsOf(page);
  await page.getByRole('button', { name: '领取：启航补给' }).dblclick();
  await expectToast(page, '已到账 +2 钻');
  await expect(page.getByRole('button', { name: '领取：启航补给' })).toHaveCount(0);
  await page.goto('/activity?tab=tasks');
  const task = page.getByRole('button', { name: '领取：绑定手机号' });
  await task.dblclick();
  await expect(toasts(page).getByText('已到账 +5 钻')).toBeVisible();
  await expect(task).toHaveCount(0);
  expect(new Set(sent).size).toBe(2);
  expect(await api.balance(member)).toBe(before + 7);
});

test('the app’s own page: its file starts, WeChat is told how to get out, a desktop has a code to scan', async ({
  page,
  browser,
  server,
}) => {
  await page.goto('/download?inviteCode=STAR03');
  const button = page.getByRole('button', { name: /下载安卓版/ });
  const started = page.waitForEvent('download');
  await button.click();
  expect((await started).suggestedFilename()).toMatch(/\.apk$/);
  await expectToast(page, '复制成功');
  await expect(page.getByText('已开始下载，进度在通知栏里')).toBeVisible();
  await expect(page.getByRole('img', { name: '本页地址的二维码' })).toHaveCount(0);

  for (const [userAgent, width] of [
    [inWeChat, 375],
    [androidPhone.replace('Linux; Android 14; Pixel 7', 'X11; Linux x86_64').replace(' Mobile', ''), 1280],
  ] as const) {
    const context = await browser.newContext({ baseURL: server.origin, userAgent, viewport: { width, height: 800 } });
    await hushBulletin(context);
    const there = await context.newPage();
    await there.goto('/download');
    if (width > 768) {
      await expect(there.getByRole('img', { name: '本页地址的二维码' })).toBeVisible();
      await expect(there.getByText('每天签到领钻石')).toBeVisible();
    } else {
      await there.getByRole('button', { name: /下载安卓版/ }).click();
      await expect(there.getByRole('dialog', { name: '请用浏览器打开' })).toContainText('微信');
    }
    await context.close();
  }
});
