import { expect, type Page } from '@playwright/test';

/** Buys the package that is chosen on the recharge page that is open, and stops at the sandbox cashier. */
export async function goToCashier(page: Page): Promise<void> {
  // A tap on what lies beneath a dialog that is just closing does nothing.
  await expect(page.getByRole('presentation')).toHaveCount(0);
  await page.getByRole('checkbox', { name: /已阅读并同意/ }).check();
  await page.getByRole('button', { name: /^立即支付/ }).click();
  await atCashier(page);
}

/** The sandbox's own page is open. */
async function atCashier(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '沙箱收银台' })).toBeVisible();
}

/** Pays there. */
export async function payThere(page: Page): Promise<void> {
  await atCashier(page);
  await page.getByRole('button', { name: '确认支付' }).click();
}
