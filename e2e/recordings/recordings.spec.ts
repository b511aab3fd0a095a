import { keepRecording } from '@e2e/support/keepRecording';
import { logInByName } from '@e2e/support/logIn';
import {
  askForGame,
  confirmButton,
  demoGames,
  downloadButton,
  insufficientDialog,
  openAndAsk,
  purchaseDialog,
  resultSheet,
} from '@e2e/support/purchase';
import { chapters, guided, pageMark } from '@e2e/support/reading';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at, expectToast } from '@e2e/support/words';
import type { Page } from '@playwright/test';

const { cheap, dear, paid } = demoGames;
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

test('start', async ({ page }) => {
  await page.goto('/');
  // The app has drawn home over the page's own.
  await expect(page.locator('[data-for]')).toHaveCount(0);
  await page.mouse.wheel(0, 900);
  for (const name of ['游戏', '广场', '我的', '首页']) {
    await tab(page, name).click();
    await page.waitForLoadState('networkidle');
  }
  await keepRecording(page, 'start');
});

test('purchase', async ({ page, api }) => {
  const member = await api.memberWith(80);
  await page.goto(`/detail/${cheap.id}`);
  await askForGame(page);
  await expect(page).toHaveURL(at('/login'));
  await logInByName(page, member);
  await expect(purchaseDialog(page, cheap)).toBeVisible();
  await purchaseDialog(page, cheap).getByRole('button', { name: '取消' }).click();
  await expect(purchaseDialog(page, cheap)).toBeHidden();
  await askForGame(page);
  await expect(purchaseDialog(page, cheap)).toBeVisible();
  await Promise.all([page.waitForEvent('download'), confirmButton(page, cheap).click()]);
  await expect(resultSheet(page)).toBeVisible();
  await resultSheet(page).getByRole('button', { name: '完成' }).click();
  await expect(resultSheet(page)).toBeHidden();
  await page.getByRole('button', { name: '返回' }).click();
  await page.getByRole('dialog', { name: '绑定手机号' }).getByRole('button', { name: '以后再说' }).click();
  await expect(page).toHaveURL(at('/games'));
  const other = page.getByRole('button', { name: new RegExp(`^下载《${dear.name}》`) });
  await expect(async () => {
    await page.mouse.wheel(0, 1_200);
    await expect(other).toBeInViewport({ timeout: 700 });
  }).toPass();
  await other.click();
  await expect(purchaseDialog(page, dear)).toBeVisible();
  // Spent elsewhere meanwhile: the server is the one to say so.
  await api.stage({ balance: { uid: member.uid, coins: 5 } });
  await confirmButton(page, dear).click();
  await insufficientDialog(page).getByRole('button', { name: /充值/ }).click();
  await expect(page).toHaveURL(at('/recharge'));
  await expect(page.getByRole('heading', { name: '充值金额' })).toBeVisible();
  await keepRecording(page, 'purchase');
});

test('failed-purchase', async ({ page, api, watch }) => {
  watch.allow(/user\/game\/download/, /net::ERR_FAILED/);
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
  await Promise.all([page.waitForEvent('download'), confirmButton(page, paid).click()]);
  await expect(resultSheet(page)).toBeVisible();
  await resultSheet(page).getByRole('button', { name: '完成' }).click();
  await expect(downloadButton(page)).toHaveText('已购买，直接下载');
  await keepRecording(page, 'failed-purchase');
});

test('square', async ({ page, member }) => {
  await signIn(page, member);
  await page.goto('/square');
  await page.getByRole('link', { name: '发布帖子' }).click();
  await page.getByRole('textbox', { name: '正文' }).fill('今天在云海钓到了第一条会飞的鱼。');
  await page.getByRole('group').getByText('深夜闲聊', { exact: true }).click();
  await expect(page.getByText('草稿已自动保存')).toBeVisible();
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  await page.getByRole('button', { name: /^点赞/ }).first().click();
  await expect(page.getByRole('button', { name: /^取消点赞/ }).first()).toBeVisible();
  await page.getByRole('button', { name: '说点什么…' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox').fill('鱼有没有自己买机票？');
  await sheet.getByRole('button', { name: '发送' }).click();
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page.locator('article').filter({ visible: true }).first()).toBeVisible();
  await keepRecording(page, 'square');
});

test('reading', async ({ page }) => {
  await guided(page);
  await page.goto('/animate');
  await page.goto(chapters.pages);
  await expect(pageMark(page)).toBeVisible();
  for (let step = 0; step < 3; step += 1) {
    const before = await pageMark(page).innerText();
    await page.keyboard.press('ArrowRight');
    await expect(pageMark(page)).not.toHaveText(before);
  }
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: '阅读菜单' }).getByRole('button', { name: '返回' }).click();
  await expect(page).not.toHaveURL(/readbook/);
  await keepRecording(page, 'reading');
});

test('account', async ({ page, member }) => {
  await page.goto('/login');
  await logInByName(page, member);
  await page.getByRole('dialog', { name: '绑定手机号' }).getByRole('button', { name: '以后再说' }).click();
  await tab(page, '我的').click();
  await page.getByRole('link', { name: '个人中心' }).click();
  await page.getByRole('textbox', { name: '昵称' }).fill('雾港听潮');
  await page.getByRole('button', { name: '保存' }).click();
  await expectToast(page, '已保存');
  await page.goBack();
  await expect(page.getByRole('heading', { name: '雾港听潮' })).toBeVisible();
  await keepRecording(page, 'account');
});
