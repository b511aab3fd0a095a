import { expect, type Locator, type Page } from '@playwright/test';

let used = false;

/**
 * Outside Chromium, Playwright fills and clicks by ways that no hand has: `fill` writes the value from within the page, and React, which
 * looks at who writes, takes the event after it for an old one; before a click the page is always scrolled, although the button is in
 * sight in a bar that stays. Here a field is written to as by keys, and what is in sight is pressed where it is.
 */
export function giveHands(page: Page): void {
  if (used) return;
  used = true;
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator;
  const { click } = locators;
  locators.fill = async function typed(this: Locator, text) {
    await this.focus();
    await this.evaluate(write, text);
  };
  // A box is ticked by its label, which a finger meets as well.
  locators.check = async function ticked(this: Locator) {
    if (!(await this.isChecked())) await this.click();
    await expect(this).toBeChecked();
  };
  locators.click = async function pressed(this: Locator, given) {
    await expect(this).toBeVisible(given?.timeout ? { timeout: given.timeout } : {});
    const spot = await this.evaluate(restingSpot);
    if (spot === undefined || given) return click.call(this, given);
    await this.page().mouse.click(spot.x, spot.y);
  };
}

/** Writes into a field beneath React's own watch, and tells of it, as the browser does for a key. */
function write(field: Element, text: string): void {
  const own = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(own, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The middle of an element of the page itself that stands still, where a finger would meet it. */
async function restingSpot(element: Element): Promise<{ x: number; y: number } | undefined> {
  if (window !== window.top) return undefined;
  const before = element.getBoundingClientRect();
  await new Promise(requestAnimationFrame);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = element.contains(hit) || element.closest('label')?.contains(hit);
  return isHit && before.left === left && before.top === top ? { x, y } : undefined;
}
