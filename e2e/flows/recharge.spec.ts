import { goToCashier, payThere } from '@e2e/support/cashier';
import {
  confirmButton,
  demoGames,
  insufficientDialog,
  openAndAsk,
  purchaseDialog,
  rechargeButton,
  resultSheet,
} from '@e2e/support/purchase';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';

const { paid } = demoGames;

test('E2, E6: too few diamonds: recharge, cashier, and back to the purchase, which then goes through', async ({
  page,
  api,
}) => {
  const member = await api.memberWith(3);
  await signIn(page, member);
  await openAndAsk(page, paid);
  await expect(purchaseDialog(page, paid).getByText('当前X钻余额不足，请充值后继续')).toBeVisible();
  await expect(purchaseDialog(page, paid).getByText('余额 3 钻，还差 25 钻')).toBeVisible();
  await expect(confirmButton(page, paid)).toHaveCount(0);

  await rechargeButton(page, paid).click();
  await expect(page).toHaveURL(at('/recharge'));
  expect(await api.paidForGames(member)).toEqual([]);
  await goToCashier(page);
  await payThere(page);

  await expect(page).toHaveURL(at(`/detail/${paid.id}`));
  await expect(purchaseDialog(page, paid)).toHaveCount(1);
  const balance = await api.balance(member);
  expect(balance).toBeGreaterThan(28);
  await expect(purchaseDialog(page, paid).getByText(`余额 ${balance} 钻，下载后剩 ${balance - 28} 钻`)).toBeVisible();
  await Promise.all([page.waitForEvent('download'), confirmButton(page, paid).click()]);
  await expect(resultSheet(page)).toBeVisible();
  expect(await api.paidForGames(member)).toEqual([28]);
  expect(await api.balance(member)).toBe(balance - 28);
});

test('E2: diamonds that were spent elsewhere meanwhile: confirming says what is missing, and nothing is charged', async ({
  page,
  api,
}) => {
  const member = await api.memberWith(30);
  await signIn(page, member);
  await openAndAsk(page, paid);
  await expect(purchaseDialog(page, paid).getByText('余额 30 钻，下载后剩 2 钻')).toBeVisible();
  await api.stage({ balance: { uid: member.uid, coins: 3 } });
  await confirmButton(page, paid).click();
  const short = insufficientDialog(page);
  await expect(short.getByText('当前X钻余额不足，请充值后继续')).toBeVisible();
  await expect(short.getByText('需要 28 钻，余额 3 钻')).toBeVisible();
  await expect(purchaseDialog(page, paid)).toBeHidden();
  expect(await api.paidForGames(member)).toEqual([]);
  await short.getByRole('button', { name: '去充值' }).click();
  await expect(page).toHaveURL(at('/recharge'));
});

test('E6: a recharge for its own sake: paid once although the cashier tells it twice, in the ledger and with an invoice', async ({
  page,
  api,
}) => {
  const member = await api.memberWith(0);
  await signIn(page, member);
  await page.goto('/recharge');
  await goToCashier(page);
  await page.getByRole('button', { name: '支付成功，结果重复通知' }).click();
  await expect(page.getByText('充值成功').first()).toBeVisible();
  const [line, ...older] = await api.ledger(member);
  expect(line?.delta).toBeGreaterThan(0);
  expect(older.map(({ title }) => title)).not.toContain(line?.title);
  await page.getByRole('link', { name: '明细' }).click();
  await expect(page.getByText(line?.title ?? '')).toHaveCount(1);
  await page.getByRole('tab', { name: '支出' }).click();
  await expect(page.getByRole('tabpanel', { name: '支出' }).getByText('充值')).toHaveCount(0);

  await page.getByRole('link', { name: '订单' }).click();
  await page.getByRole('link', { name: /已支付/ }).click();
  await expect(page.getByText('支付宝')).toBeVisible();
  await page.getByRole('link', { name: '申请发票' }).click();
  await page.getByRole('button', { name: '个人' }).click();
  await page.getByRole('textbox', { name: '发票抬头' }).fill('林晓');
  await page.getByRole('textbox', { name: '接收邮箱' }).fill('lin@example.com');
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page).toHaveURL(/\/letters\/\d+$/);
  await expect(page.getByText('发票抬头：林晓')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: '查看发票申请' })).toBeVisible();
});

test('E6: who comes back without paying finds the order, and can pay it or give it up', async ({ page, api }) => {
  const member = await api.memberWith(0);
  await signIn(page, member);
  await page.goto('/recharge');
  await goToCashier(page);
  await page.getByRole('button', { name: '支付失败' }).click();
  await expect(page.getByRole('alert')).toHaveText('支付失败，未扣款，可以重新支付');
  await page.goto('/recharge');
  const order = page.getByRole('region', { name: '有一笔订单还没有支付' });
  await order.getByRole('button', { name: '继续支付' }).click();
  await page.getByRole('button', { name: '取消订单' }).click();
  await expect(page.getByText('订单已取消或超时，没有收到付款。如已付款，会人工核对并告诉你')).toBeVisible();
  await expect(order).toHaveCount(0);
  expect(await api.balance(member)).toBe(0);
});

test('E6: without the tick nothing is sent, and the box says why', async ({ page, api }) => {
  await signIn(page, await api.memberWith(0));
  let orders = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/order/payInfo')) orders += 1;
  });
  await page.goto('/recharge');
  await page.getByRole('button', { name: /^立即支付/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: '请先阅读并勾选同意协议' })).toBeVisible();
  expect(orders).toBe(0);
});
