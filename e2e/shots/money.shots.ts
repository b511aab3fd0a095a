import type { Page } from '@playwright/test';
import type { Shot } from './shot';

/** The newest paid order of a demo account. */
async function openOrder(page: Page) {
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
