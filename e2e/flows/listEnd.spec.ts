import { expect, test } from '@e2e/support/test';

/** How far below the top the row of a rank stands, in px. */
const placeOf = (rank: number) => `[data-rank="${rank}"]`;

test('C7: whoever is at the end of the rows when the next page comes stays at the row they look at', async ({
  page,
}) => {
  await page.goto('/games');
  await expect(page.locator(placeOf(1)).first()).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/web/game/list**', async (route) => {
    await held;
    await route.continue();
  });
  // Far past the last row: the footer is on screen, and nothing more comes yet.
  const last = page.locator(placeOf(18)).first();
  await expect(async () => {
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 4_000);
    await expect(last).toBeInViewport({ timeout: 1_000 });
    await expect(page.getByRole('contentinfo').filter({ visible: true })).toBeInViewport({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  const before = await last.evaluate((row) => row.getBoundingClientRect().top);
  answer();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(3_500);
  await page.waitForTimeout(500);
  const after = await last.evaluate((row) => row.getBoundingClientRect().top);
  expect(Math.abs(after - before)).toBeLessThan(4);
});
