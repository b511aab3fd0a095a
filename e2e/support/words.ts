import { expect, type Locator, type Page } from '@playwright/test';

/** The toasts on screen. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: '消息提示' });

/** One toast says exactly this, once. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await expect(toasts(page).getByText(text, { exact: true })).toHaveCount(1);
  await expect(toasts(page).getByText(/^×\d+$/)).toHaveCount(0);
}

/** An address inside the app, whatever the origin. */
export const at = (address: string): RegExp => new RegExp(`^https?://[^/]+${address.replace(/[?.]/g, '\\$&')}$`);
