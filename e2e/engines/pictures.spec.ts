import { join } from 'node:path';
import { overhang } from '@e2e/support/reach';
import { expect, test } from './test';

const pages = {
  home: '/',
  square: '/square',
  games: '/games',
  animate: '/animate',
  welfare: '/welfare',
  login: '/login',
};

/** `PICTURES=shots npm run e2e -- --engine webkit pictures`: six pages to look at, named by page and engine. */
const folder = process.env.PICTURES;

for (const [name, path] of folder ? Object.entries(pages) : []) {
  test(`pictures: ${name}`, async ({ page, engine, watch }) => {
    // Before it takes a picture Playwright hides the caret with a style of its own.
    watch.allow(/style-src-elem/);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    expect(await overhang(page)).toBeLessThanOrEqual(0);
    await page.screenshot({ path: join(folder ?? '', `${name}-${engine}.png`) });
  });
}
