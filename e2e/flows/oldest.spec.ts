import { makeOldest } from '@e2e/support/oldest';
import { demoGames, openAndAsk, resultSheet } from '@e2e/support/purchase';
import { chapters, guided, pageMark } from '@e2e/support/reading';
import { expect, test } from '@e2e/support/test';

// Such a browser knows nothing of Trusted Types, and would not hold the page to them.
test.use({ bypassCSP: true });

test('without what came after Chromium 87 and iOS 14 one sees home, downloads, reads and begins a post', async ({
  page,
  context,
}) => {
  await makeOldest(context);
  await page.goto('/');
  const lacking = await page.evaluate(() => (window as unknown as { tookAway: string[] }).tookAway);
  for (const name of [
    '[].at',
    'Object.hasOwn',
    'crypto.randomUUID',
    'structuredClone',
    'trustedTypes',
    'HTMLElement.inert',
  ])
    expect(lacking).toContain(name);
  await expect(page.getByRole('region', { name: '推荐' })).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent('download'), openAndAsk(page, demoGames.free)]);
  expect(download.suggestedFilename()).toMatch(/\.apk$/);
  await expect(resultSheet(page)).toBeVisible();

  await guided(page);
  await page.goto(chapters.pages);
  await expect(pageMark(page)).toHaveText('1 / 7');
  await page.keyboard.press('ArrowRight');
  await expect(pageMark(page)).toHaveText('2 / 7');

  const words = `旧手机也能发帖 ${Date.now().toString(36)}`;
  await page.goto(`/postpage?${new URLSearchParams({ text: words })}`);
  await expect(page.getByRole('textbox', { name: '正文' })).toHaveValue(words);
  await expect(page).toHaveURL(/\/postpage$/);
});
