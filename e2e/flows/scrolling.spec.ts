import { touches } from '@e2e/support/reading';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';

/** What lies under the middle of the screen, and everything it stands in, that may stop a scroll and is therefore asked before each. */
async function askedBeforeScroll(page: Page): Promise<string[]> {
  const cdp = await page.context().newCDPSession(page);
  const { result } = await cdp.send('Runtime.evaluate', {
    expression: `(() => { const all = [window, document];
      for (let one = document.elementFromPoint(innerWidth / 2, innerHeight / 2); one; one = one.parentElement) all.push(one);
      return all; })()`,
  });
  const { result: members } = await cdp.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  const asked: string[] = [];
  for (const { name, value } of members) {
    if (!/^\d+$/.test(name) || !value?.objectId) continue;
    const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: value.objectId });
    for (const { type, passive } of listeners)
      if (!passive && ['touchstart', 'touchmove', 'wheel', 'mousewheel'].includes(type))
        asked.push(`${value.description}: ${type}`);
  }
  await cdp.detach();
  return asked;
}

test('a scroll waits for no script, once a page is off its top', async ({ page, member }) => {
  await signIn(page, member);
  for (const path of ['/', '/square', '/games', '/animate', '/gifts', '/detail/12', '/welfare']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    // Long enough to be scrolled, however much the page holds. Not by a locator, which brings listeners of its own.
    await page.evaluate(() => {
      document.querySelector('main')?.style.setProperty('min-height', '300vh');
      window.scrollTo(0, 400);
    });
    await expect.poll(() => askedBeforeScroll(page), path).toEqual([]);
  }
});

test('F4: a page at its top is pulled by a finger, and asks anew', async ({ page }) => {
  await page.goto('/games');
  await page.locator('main article[data-item]').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await askedBeforeScroll(page)).not.toEqual([]);
  const asked = page.waitForRequest(/\/api\/web\/game\/list/);
  await touches(page, ...[400, 415, 440, 500, 560, 620, 680].map((y) => [{ x: 180, y }]));
  await asked;
  await expect(page.getByText('刷新成功')).toBeVisible();
});

test('F6: a finger that goes sideways changes the tab, and one that goes up scrolls', async ({ page }) => {
  await page.goto('/square');
  await page.locator('main article[data-item]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const chosen = page.getByRole('tab', { selected: true });
  const first = await chosen.first().textContent();
  await touches(page, ...[600, 560, 500, 420, 330, 240].map((y) => [{ x: 180, y }]));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await expect(chosen.first()).toHaveText(first ?? '');
  // The fling is over, and the page knows that it is at its top.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await askedBeforeScroll(page)).not.toEqual([]);
  }).toPass();
  await touches(page, ...[320, 300, 260, 200, 120, 60].map((x) => [{ x, y: 500 }]));
  // A browser that took the swipe for a fling would take the next tap to stop it.
  await page.getByRole('link', { name: '我的', exact: true }).tap();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
  await expect(chosen.first()).not.toHaveText(first ?? '');
});

test('a finger that goes sideways uncovers the acts of a message, and puts pictures in another order', async ({
  page,
  member,
}) => {
  await signIn(page, member);
  await page.goto('/message');
  const row = page.getByRole('tabpanel').locator('[data-item]').first();
  const item = (await row.getAttribute('data-item')) ?? '';
  const place = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const y = place.y + place.height / 2;
  await touches(page, ...[300, 285, 250, 200, 140, 90].map((x) => [{ x, y }]));
  await page.getByRole('button', { name: '删除' }).first().tap();
  await expect(page.locator(`[data-item="${item}"]`)).toHaveCount(0);

  await page.goto('/postpage');
  for (const name of ['wide', 'tall']) {
    await page.getByLabel('添加图片').setInputFiles(`docs/content-example/pictures/${name}.webp`);
  }
  const pictures = page.getByRole('list', { name: '图片' }).locator('li img');
  await expect(pictures).toHaveCount(2);
  const order = () => pictures.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src));
  const before = await order();
  const first = (await pictures.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const from = { x: first.x + first.width / 2, y: first.y + first.height / 3 };
  await touches(page, ...[0, 15, 40, 80, 120].map((dx) => [{ x: from.x + dx, y: from.y }]));
  await expect.poll(order).toEqual([before[1], before[0]]);
});
