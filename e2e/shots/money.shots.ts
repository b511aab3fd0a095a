import { goToCashier, payThere } from '@e2e/support/cashier';
import type { Page } from '@playwright/test';
import type { Shot } from './shot';

/** An order that is paid here, since nobody's of the demo accounts is. */
async function openOrder(page: Page) {
  await page.goto('/recharge');
  await goToCashier(page);
  await payThere(page);
  await page.getByText('充值成功').first().waitFor();
  await page.goto('/recharge?view=orders');
  await page
    .getByRole('link', { name: /已支付/ })
    .first()
    .click();
  await page.getByRole('button', { name: '复制订单号' }).waitFor();
}

export const shots: readonly Shot[] = [
  { name: 'profile', path: '/profile', who: ['guest', 'member', 'vip', 'expired'] },
  { name: 'recharge', path: '/recharge', who: ['member'] },
  { name: 'ledger', path: '/recharge?view=ledger', who: ['member'] },
  { name: 'orders', path: '/recharge?view=orders', who: ['member'] },
  { name: 'order', path: '/recharge?view=orders', who: ['member'], arrange: openOrder },
  {
    name: 'invoice',
    path: '/recharge?view=orders',
    who: ['member'],
    arrange: async (page) => {
      await openOrder(page);
      await page.getByRole('link', { name: '申请发票' }).click();
      await page.getByRole('button', { name: '提交申请' }).click();
    },
  },
];
