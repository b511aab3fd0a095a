import { expect, test } from '@e2e/support/test';
import type { Page } from '@playwright/test';

const ENTRY = '**/assets/main.*.js';
/** The face that the page itself has for an app that did not come. */
const face = (page: Page) => page.getByRole('alert').filter({ hasText: '页面没有打开' });
/** A page whose script never comes is never loaded. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

test('C8: a lost entry script is said at once, and 重新加载 brings the app', async ({ page, watch }) => {
  watch.allow(/main\./);
  await page.route(ENTRY, (route) => route.abort(), { times: 1 });
  await open(page, '/faq');
  await expect(face(page)).toBeVisible();
  await face(page).getByRole('button', { name: '重新加载' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(face(page)).toBeHidden();
});

test('C8: an entry script that throws is said as well, with the way to the customer service', async ({
  page,
  watch,
}) => {
  watch.allow(/forEach|webpackChunkplaza/);
  // Not what the script keeps there.
  await page.addInitScript(() => Object.assign(window, { webpackChunkplaza: {} }));
  await page.route('**/user/kefu', (route) => route.fulfill({ json: { code: 0, msg: '', data: { link: '/faq' } } }));
  await open(page, '/');
  await expect(face(page)).toBeVisible();
  await expect(face(page).getByRole('link', { name: '联系客服' })).toHaveAttribute('href', '/faq');
});

test('C8: one that never comes is said after ten seconds, and taken back when it comes', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-01-01T00:00:00Z') });
  await page.clock.pauseAt(new Date('2026-01-01T00:00:01Z'));
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = page.waitForRequest(ENTRY);
  await page.route(ENTRY, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, '/');
  await asked;
  await page.clock.runFor(9_000);
  await expect(face(page)).toBeHidden();
  await page.clock.runFor(1_500);
  await expect(face(page)).toBeVisible();
  await page.clock.resume();
  arrive();
  await expect(page.getByRole('navigation', { name: '快捷入口' })).toBeVisible();
  await expect(face(page)).toBeHidden();
});

test('C8: one that is not what was built is blocked by the browser, and said', async ({ page, watch }) => {
  watch.allow(/integrity/);
  await page.route(ENTRY, (route) => route.fulfill({ contentType: 'text/javascript', body: '0' }));
  await open(page, '/');
  await expect(face(page)).toBeVisible();
});

test('C8: an app that cannot start says so the same way', async ({ page, watch }) => {
  watch.allow(/broken on purpose/);
  // What its start stands on throws: the first thing it does with the history.
  await page.addInitScript(() => {
    Object.defineProperty(History.prototype, 'replaceState', {
      value() {
        throw new Error('broken on purpose');
      },
    });
  });
  await open(page, '/faq');
  await expect(face(page)).toBeVisible();
});

test('B4: the face stands in every width, light and dark, and is all there is to reach', async ({ page, watch }) => {
  watch.allow(/main\./);
  await page.route(ENTRY, (route) => route.abort());
  for (const [width, height, colorScheme] of [
    [375, 812, 'light'],
    [320, 640, 'dark'],
    [1280, 800, 'light'],
    [568, 320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await open(page, '/games');
    await expect(face(page)).toBeInViewport({ ratio: 1 });
    const button = face(page).getByRole('button', { name: '重新加载' });
    await expect(button).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  }
});
