import { startStaticHost } from '@e2e/support/staticHost';
import { expect, test } from '@e2e/support/test';

test('a plain file host serves the app under a policy of hashes', async ({ page, server }) => {
  const host = await startStaticHost(server.origin);
  try {
    await page.goto(host.origin);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    // Styles arrive through the CSSOM of one empty, hashed style element.
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  } finally {
    await host.stop();
  }
});
