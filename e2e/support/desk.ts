import type { Page } from '@playwright/test';

/** What the desk is made for: a wide window, a keyboard, a mouse. */
export const deskWindow = {
  viewport: { width: 1440, height: 900 },
  isMobile: false,
  hasTouch: false,
  userAgent: undefined,
} as const;

/** The demo's staff, one of each role. */
export const deskPeople = {
  support: '周宁',
  moderator: '何川',
  finance: '陆遥',
  operator: '沈一鸣',
  admin: '苏蔓',
} as const;

const PASSWORD = 'plaza-desk-2026';

/** Fills in name and password and waits for what comes after. */
export async function giveName(page: Page, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('姓名').fill(name);
  await page.getByLabel('密码').fill(password);
  await page.keyboard.press('Enter');
}

/** Opens the desk as somebody of a role, at an address under `/__desk`. */
export async function sitDown(page: Page, role: keyof typeof deskPeople, path = ''): Promise<void> {
  await page.goto(`/__desk${path}`);
  await giveName(page, deskPeople[role]);
  await page.getByRole('navigation', { name: '房间' }).waitFor();
}

/** Signs out, and waits until that is done: whoever goes elsewhere at once takes the call with them. */
export async function standUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: '退出' }).click();
  await page.getByLabel('姓名').waitFor();
}
