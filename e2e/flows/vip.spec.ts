import { payThere } from '@e2e/support/cashier';
import {
  askForGame,
  confirmButton,
  demoGames,
  openAndAsk,
  purchaseDialog,
  resultSheet,
  vipSheet,
} from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';

const { dear } = demoGames;

test('E5, E6: 立即开通, bought by diamonds, leads back to the game, which is free now', async ({ page, api }) => {
  const member = await api.memberWith(5_000);
  await signIn(page, member);
  await openAndAsk(page, dear);
  await purchaseDialog(page, dear).getByRole('button', { name: '立即开通' }).click();
  await expect(page).toHaveURL(at('/profile?pop=1'));
  const sheet = vipSheet(page);
  await sheet.getByRole('radio', { name: /^月度 VIP/ }).check();
  await sheet.getByRole('radio', { name: /钻石支付/ }).check();
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: /立即开通月度 VIP/ }).click();

  await expect(page).toHaveURL(at(`/detail/${dear.id}`));
  await expect(sheet).toBeHidden();
  const left = await api.balance(member);
  expect(left).toBeLessThan(5_000);
  await expect(page.getByRole('main').getByRole('button', { name: 'VIP 免费下载' })).toBeVisible();
  await askForGame(page);
  await expect(purchaseDialog(page, dear).getByText(/VIP 会员，有效期至/)).toBeVisible();
  await Promise.all([page.waitForEvent('download'), confirmButton(page, dear).click()]);
  await expect(resultSheet(page)).toBeVisible();
  expect(await api.paidForGames(member)).toEqual([]);
  expect(await api.balance(member)).toBe(left);
});

test('E5, E6: the same by cash, through the cashier', async ({ page, api }) => {
  const member = await api.memberWith(3);
  await signIn(page, member);
  await openAndAsk(page, dear);
  await purchaseDialog(page, dear).getByRole('button', { name: '立即开通' }).click();
  const sheet = vipSheet(page);
  await sheet.getByRole('radio', { name: /现金支付/ }).check();
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: /^¥.*立即开通/ }).click();
  await payThere(page);

  await expect(page).toHaveURL(at(`/detail/${dear.id}`));
  await expect(page.getByRole('main').getByRole('button', { name: 'VIP 免费下载' })).toBeVisible();
  await askForGame(page);
  await Promise.all([page.waitForEvent('download'), confirmButton(page, dear).click()]);
  await expect(resultSheet(page)).toBeVisible();
  expect(await api.paidForGames(member)).toEqual([]);
  expect(await api.balance(member)).toBe(3);
});

test('C6: leaving the profile forgets the game the offer came from', async ({ page, api }) => {
  await signIn(page, await api.memberWith(5_000));
  await openAndAsk(page, dear);
  await purchaseDialog(page, dear).getByRole('button', { name: '立即开通' }).click();
  await expect(vipSheet(page)).toBeVisible();
  const offer = () =>
    page.evaluate(() => {
      const { type, source } = JSON.parse(localStorage.getItem('plaza:vipConfig') ?? '{}') as Record<string, string>;
      return { type, source };
    });
  await expect.poll(offer).toEqual({ type: '1', source: String(dear.id) });
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(at('/profile'));
  await page.getByRole('link', { name: '首页' }).click();
  await expect.poll(offer).toEqual({ type: '0', source: '0' });

  // Bought from the profile itself, it leads nowhere else.
  await page.getByRole('link', { name: '我的', exact: true }).click();
  await page.getByRole('group', { name: '星钻 VIP' }).getByRole('button', { name: '立即开通' }).click();
  const sheet = vipSheet(page);
  await sheet.getByRole('radio', { name: /^月度 VIP/ }).check();
  await sheet.getByRole('checkbox').check();
  await sheet.getByRole('button', { name: /立即开通月度 VIP/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(at('/profile'));
  const opened = page.getByRole('dialog', { name: 'VIP 开通成功' });
  await expect(opened).toContainText(/有效期至 \d{4}-\d\d-\d\d/);
  await opened.getByRole('button', { name: '知道了' }).click();
  await expect(page.getByRole('button', { name: '续费', exact: true })).toBeVisible();
});
