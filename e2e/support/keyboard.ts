import { expect, type Locator } from '@playwright/test';

/** Tabs until the element has the focus, as somebody without a pointer does; fails when it is not on the way. */
export async function tabTo(target: Locator, presses = 80): Promise<void> {
  await expect(target).toBeAttached();
  const page = target.page();
  const there = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < presses && !(await there()); press += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** Tabs there and presses a key; Enter unless said. */
export async function pressOn(target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}
