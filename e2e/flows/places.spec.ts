import { expect, test } from '@e2e/support/test';
import { at } from '@e2e/support/words';
import type { Page } from '@playwright/test';

/** The row at the top edge of the page on screen, and how far from it: what a member recognises. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>(`[data-kept="${location.pathname}"] [data-item]`)];
    const row = rows.find((one) => one.getBoundingClientRect().bottom > 0 && one.closest('[inert]') === null);
    // Home has no rows to go by.
    if (!row) return { item: '', top: Math.round(-window.scrollY) };
    return { item: row.dataset.item, top: Math.round(row.getBoundingClientRect().top) };
  });

/** The same row, within what a guess of rows above it may be off. */
async function expectToStand(page: Page, { item, top }: Awaited<ReturnType<typeof standing>>) {
  await expect.poll(async () => (await standing(page)).item).toBe(item);
  await expect.poll(async () => Math.abs((await standing(page)).top - top)).toBeLessThan(40);
}

/** Scrolls as a finger does, and rests there. */
async function scrollDown(page: Page, path: string, px: number) {
  await page.goto(path);
  await expect(page.locator('main a[href^="/detail/"], main [data-item]').first()).toBeVisible();
  await expect(async () => {
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, Math.min(700, px - (await scrolled())));
    expect(await scrolled()).toBeGreaterThanOrEqual(px);
  }).toPass();
  let last = '';
  await expect(async () => {
    const before = last;
    last = JSON.stringify(await standing(page));
    expect(last).toBe(before);
  }).toPass({ intervals: [400] });
  return standing(page);
}

for (const { path, px } of [
  { path: '/', px: 900 },
  { path: '/games', px: 900 },
  { path: '/square', px: 6_000 },
  // A picture high, and nearly past the edge: further than the row is guessed to be high.
  { path: '/square', px: 5_000 },
]) {
  test(`C7: ${path}, scrolled ${px} px and loaded again, stands at the same row`, async ({ page }) => {
    const before = await scrollDown(page, path, px);
    await page.reload();
    await expectToStand(page, before);
    // And again: what it went back to is its place.
    await page.reload();
    await expectToStand(page, before);
  });
}

test('C7: a row far down is gone back to also where each page of its list takes its time', async ({ page }) => {
  test.setTimeout(90_000);
  const before = await scrollDown(page, '/games', 3_000);
  await page.route('**/web/**', async (route) => {
    await new Promise((go) => setTimeout(go, 1_600));
    await route.continue();
  });
  await page.reload();
  await expectToStand(page, before);
});

test('C7: back from a page of its own load, a list stands where it was left; by its address it begins at the top', async ({
  page,
}) => {
  const before = await scrollDown(page, '/games', 900);
  await page.goto('/detail/3');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(at('/games'));
  await expectToStand(page, before);

  await page.goto('/games');
  await expect(page.locator('main [data-item]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('C7: a page that was gone meanwhile is found where it was left, from the one that was loaded again', async ({
  page,
}) => {
  const before = await scrollDown(page, '/games', 900);
  // One in the middle of the screen: any other would be scrolled to.
  const row = page.locator(`main [data-item="${before.item}"] ~ [data-item]`).nth(2);
  await row.locator('a[href^="/detail/"]').first().click();
  await expect(page).toHaveURL(/\/detail\//);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expectToStand(page, before);
});

test('C7: whoever touches the page before its rows are there is not moved any more', async ({ page }) => {
  await scrollDown(page, '/games', 900);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route('**/web/game/list', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  // What brings the place back is there, and waits for the rows.
  const loaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/later.'));
  await expect.poll(() => page.evaluate(loaded)).toBe(true);
  await page.waitForTimeout(500);
  await page.touchscreen.tap(180, 500);
  const before = await page.evaluate(() => window.scrollY);
  go();
  await expect(page.locator('main [data-item]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});
