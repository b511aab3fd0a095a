import { chromium } from '@playwright/test';
import { BROWSER_FLAGS, browserPath } from './browser.mjs';
import { percentile } from './numbers.mjs';
import { heap, metricsMap } from './page.mjs';

/** The long lists of the desk: where they stand, and the call that reads them. */
const LISTS = {
  'Letters, closed': ['/letters?view=closed', 'letters'],
  Moderation: ['/moderation', 'moderation'],
  Recordings: ['/recordings', 'recordings'],
  Orders: ['/money/orders', 'money/orders'],
  'Payments settled': ['/money/settled', 'money/cases'],
  Acts: ['/access', 'acts'],
};

/** A key held down repeats about so often. */
const REPEAT_MS = 30;

/** Runs in the page: how long each frame's work took that a key began, and the longest task since it was asked last. */
function watchWork() {
  window.__work = { longest: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.__work.longest = Math.max(window.__work.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
}

const taskMs = async (cdp) => metricsMap(await cdp.send('Performance.getMetrics')).TaskDuration * 1000;

/** Presses j so often and waits for each page that is read on. Answers ms from key to frame, work of drawing each page, presses that did nothing. */
async function goDown({ page, cdp }, presses) {
  const seen = { keys: [], drawn: [], lost: 0 };
  const press = async () => {
    const ms = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const begin = performance.now();
          document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begin)));
        }),
    );
    await page.waitForTimeout(REPEAT_MS);
    return ms;
  };
  const lastRow = () =>
    page.evaluate(() => {
      const last = [...document.querySelectorAll('[data-row]')].at(-1);
      return { id: last?.dataset.row, isChosen: last?.getAttribute('aria-current') === 'true' };
    });
  for (let n = 0; n < presses; n += 1) {
    const { id, isChosen } = await lastRow();
    const before = isChosen ? await taskMs(cdp) : 0;
    seen.keys.push(await press());
    if (!isChosen) continue;
    for (let waited = 0; (await lastRow()).id === id; waited += 1) {
      if (waited > 200) throw new Error(`${page.url()}: nothing after the row ${id}`);
      await page.waitForTimeout(20);
      if (waited % 50 !== 49) continue;
      seen.lost += 1;
      await press();
    }
    seen.drawn.push((await taskMs(cdp)) - before);
  }
  return seen;
}

/**
 * What each long list costs a browser on its first page and after so many: rows and elements there are, heap, ms from a key to its frame, work of
 * drawing a page, the longest task, and calls in the 22 s after, in which lists look anew.
 */
export async function driveLists({ origin, staff, pages }, tell) {
  const browser = await chromium.launch({ args: BROWSER_FLAGS, ...(await browserPath()) });
  for (const [name, [path, call]] of Object.entries(LISTS)) {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await page.addInitScript(watchWork);
    await page.goto(`${origin}/__desk${path}`);
    await page.getByLabel('姓名').fill(staff.name);
    await page.getByLabel('密码').fill(staff.password);
    await page.keyboard.press('Enter');
    await page.locator('[data-row]').nth(49).waitFor();
    await page.waitForTimeout(1000);
    const look = async () => {
      const out = {};
      await heap({ cdp }, out, 'heapKB', 'nodes');
      const count = (selector) => page.locator(selector).count();
      return { rows: await count('[data-row]'), elements: await count('*'), MB: out.heapKB / 1024 };
    };
    const first = await look();
    await page.evaluate(() => {
      window.__work.longest = 0;
    });
    // The first press chooses the first row, and going on costs one more in each page.
    const way = await goDown({ page, cdp }, (pages - 1) * 51 + 1);
    const calls = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    const late = await goDown({ page, cdp }, 40);
    const longest = await page.evaluate(() => window.__work.longest);
    await page.waitForTimeout(22_000);
    const last = await look();
    tell(name, {
      rows: [first.rows, last.rows],
      elements: [first.elements, last.elements],
      'heap, MB': [first.MB, last.MB],
      'key, ms': [percentile(way.keys.slice(0, 40), 0.5), percentile(late.keys, 0.5)],
      'page, ms': [way.drawn[0], way.drawn.at(-1)],
      'longest task, ms': [longest],
      'lost keys': [way.lost + late.lost],
      'calls anew': [calls.filter((each) => each === `/api/desk/v1/${call}`).length],
    });
    await context.close();
  }
  await browser.close();
}
