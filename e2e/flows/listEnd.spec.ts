import { hold } from '@e2e/support/hold';
import { expect, test } from '@e2e/support/test';

test('C7: whoever is at the end of the rows when the next page comes stays at the row they look at', async ({
  page,
}) => {
  await page.goto('/games');
  const row = (rank: number) => page.locator(`[data-rank="${rank}"]`);
  await expect(row(1)).toBeVisible();
  const next = hold();
  await page.route('**/web/game/list**', next.route);
  const footer = page.getByRole('contentinfo').filter({ visible: true });
  await expect(async () => {
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 4_000);
    await expect(footer).toBeInViewport({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
  const top = () => row(18).evaluate((element) => element.getBoundingClientRect().top, undefined, { timeout: 5_000 });
  const before = await top();
  next.release();
  // Rows of the next page are there, and had the time to push.
  await expect(row(21)).toBeAttached();
  await expect(row(18)).toBeInViewport();
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
});
