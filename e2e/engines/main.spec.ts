import { goToCashier, payThere } from '@e2e/support/cashier';
import { startHost, untilKept } from '@e2e/support/deployHost';
import { logInByName } from '@e2e/support/logIn';
import {
  confirmButton,
  demoGames,
  downloadButton,
  openAndAsk,
  purchaseDialog,
  rechargeButton,
  resultSheet,
} from '@e2e/support/purchase';
import { chapters, guided, pageMark, picture } from '@e2e/support/reading';
import { goTo, openLog, placeOf, purchaseLog, stageOf } from '@e2e/support/replayPage';
import { signIn } from '@e2e/support/signIn';
import { at } from '@e2e/support/words';
import { expect, test } from './test';

const { paid } = demoGames;
/** What `npm test` runs; the others are run by `npm run e2e -- --engine`. */
const core = { tag: '@core' };

/** A picture of two colours, in the format that every camera writes. */
const photo = {
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFElEQVR4nGP4z8DwHwwZGBgY/gMANtcF+1pDHVsAAAAASUVORK5CYII=',
    'base64',
  ),
};

test.describe('a first visit', () => {
  test.use({ bulletin: true });

  test('the bulletin of the day opens over the page, and not again once it was ticked away', core, async ({ page }) => {
    await page.goto('/');
    const bulletin = page.getByRole('dialog').filter({ hasText: '发布时间：' });
    await bulletin.getByRole('checkbox', { name: '今日不再提示' }).check();
    await bulletin.getByRole('button', { name: '知道了' }).click();
    await expect(bulletin).toBeHidden();
    await expect(page.getByRole('region', { name: '推荐' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: '推荐' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(bulletin).toHaveCount(0);
  });
});

test('somebody new registers, leaves and signs in again', core, async ({ page, engine }) => {
  const loginName = `${engine}_${Date.now().toString(36)}`;
  const password = 'plaza2026';
  await page.goto('/register');
  const form = page.getByRole('form', { name: '注册' });
  await form.getByRole('textbox', { name: '账号', exact: true }).fill(loginName);
  await form.getByLabel('设置密码').fill(password);
  await form.getByLabel('确认密码').fill(password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: '注册并登录' }).click();
  await expect(page).toHaveURL(at('/'));
  await page.goto('/profile');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /退出/ }).click();
  await page.goto('/login');
  await logInByName(page, { loginName, password });
  await expect(page).not.toHaveURL(/login/);
});

test(
  'too few diamonds lead to the cashier and back, and the purchase goes through once',
  core,
  async ({ page, api }) => {
    const member = await api.memberWith(3);
    await signIn(page, member);
    await openAndAsk(page, paid);
    await expect(purchaseDialog(page, paid).getByText('余额 3 钻，还差 25 钻')).toBeVisible();
    await rechargeButton(page, paid).click();
    await expect(page).toHaveURL(at('/recharge'));
    await goToCashier(page);
    await payThere(page);
    await expect(page).toHaveURL(at(`/detail/${paid.id}`));
    await confirmButton(page, paid).click();
    await expect(resultSheet(page)).toBeVisible();
    expect(await api.paidForGames(member)).toEqual([28]);
    await resultSheet(page).getByRole('button', { name: '完成' }).click();
    await expect(downloadButton(page)).toHaveText('已购买，直接下载');
  },
);

test('a free chapter is read by keys, a locked one is unlocked', async ({ page, api }) => {
  const member = await api.memberWith(10);
  await signIn(page, member);
  await guided(page);
  await page.goto(chapters.pages);
  await expect(pageMark(page)).toHaveText('1 / 7');
  await expect(picture(page, 0, 'shown')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(pageMark(page)).toHaveText('2 / 7');
  await page.goto(chapters.locked);
  await page.getByRole('button', { name: '购买本话' }).click();
  await page.getByRole('dialog', { name: /^解锁/ }).getByRole('button', { name: '解锁', exact: true }).click();
  await expect(pageMark(page)).toHaveText('1 / 6');
  await expect(picture(page, 0, 'shown')).toBeVisible();
  expect(await api.balance(member)).toBe(7);
});

test('a post with a picture is written, survives a reload and is published', core, async ({ page, member }) => {
  const words = '今天在云海钓到了第一条会飞的鱼，鱼竿居然是风筝线。';
  await signIn(page, member);
  await page.goto('/postpage');
  await page.getByRole('textbox', { name: '正文' }).fill(words);
  await page.getByRole('group').getByText('深夜闲聊', { exact: true }).click();
  await expect(page.getByText('草稿已自动保存')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: '正文' })).toHaveValue(words);
  await page.getByLabel('添加图片').setInputFiles(photo);
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(page).toHaveURL(/\/post\/\d+$/);
  await expect(page.getByText(words)).toBeVisible();
  const shown = page.getByRole('button', { name: /^查看第 1 张图片/ }).locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a day is signed', async ({ page, api, member }) => {
  await signIn(page, member);
  await page.goto('/checkin');
  await page.getByRole('button', { name: /^立即签到/ }).click();
  const result = page.getByRole('dialog', { name: '签到成功' });
  await result.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByRole('button', { name: '今日已签到' })).toBeDisabled();
  expect(await api.balance(member)).toBe(21);
});

test.describe('under the worker', () => {
  test.use({ worker: true });

  test('without a network the app opens with what was last seen, and goes on when it is back', async ({
    page,
    server,
    watch,
  }) => {
    watch.allow(/^request: /, /^console: /);
    const host = await startHost(server.origin);
    try {
      await page.goto(host.origin);
      await untilKept(page);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('plaza:home'))).not.toBeNull();
      await page.reload();
      await untilKept(page);
      host.away(true);
      await page.reload();
      await expect(page.getByRole('navigation', { name: '主导航' }).filter({ visible: true })).toBeVisible();
      await expect(page.getByRole('region', { name: '推荐' })).toBeVisible();
      host.away(false);
      await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '游戏' }).click();
      await expect(page.getByRole('tab', { name: '全部' })).toBeVisible();
    } finally {
      await host.stop();
    }
  });

  test('a deploy is offered between two pages, and taken with a tap', async ({ page, server, watch }) => {
    watch.allow(/^request: /);
    const host = await startHost(server.origin);
    try {
      await page.goto(host.origin);
      await untilKept(page);
      await page.reload();
      await untilKept(page);
      host.deployAgain();
      const waits = () =>
        page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update().then(() => {}));
      await expect.poll(waits).toBe(true);
      const dialog = page.getByRole('dialog', { name: '新版本已备好' });
      const tabs = ['游戏', '首页'];
      await expect(async () => {
        const [name = ''] = tabs.splice(0, 1);
        tabs.push(name);
        await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name }).click({ timeout: 2_000 });
        await expect(dialog).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await dialog.getByRole('button', { name: '立即更新' }).click();
      await expect.poll(() => waits().catch(() => true)).toBe(false);
      await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();
    } finally {
      await host.stop();
    }
  });
});

test('a recording is played again, equal to its last state, with the screen of then', core, async ({ page }) => {
  await page.goto('/__replay');
  await openLog(page, purchaseLog.path);
  const count = purchaseLog.entries.length;
  await expect(page.getByText(`${count} 步全部与记录一致`)).toBeVisible();
  await goTo(page, placeOf(purchaseLog, 'download/confirmed') - 1);
  await page.getByRole('button', { name: '画面' }).click();
  const dialog = stageOf(page).getByRole('dialog', { name: '下载《猫头鹰夜班车》' });
  await expect(dialog.getByRole('button', { name: '确认下载' })).toBeVisible();
});
