#!/usr/bin/env node
/**
 * A feed of very many posts: how much DOM and memory it takes, and whether a fling ever shows a hole.
 * `npm run bench:feed -- [--posts 10000] [--flings 60] [--json file]` on the built app; figures in docs/PERFORMANCE.md.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { appAndBrowser } from './lib/appAndBrowser.mjs';
import { watchHoles } from './lib/holes.mjs';
import { percentile } from './lib/numbers.mjs';
import { DEVICE } from './lib/profiles.mjs';
import { swipe } from './lib/scroll.mjs';

const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10000' },
    flings: { type: 'string', default: '60' },
    json: { type: 'string' },
  },
});
const POSTS = Number(values.posts);
const FLINGS = Number(values.flings);
/** More than the app asks for, so that the whole feed is there in a few answers. */
const PAGE = 500;
/** ms until all of them have to be there. */
const LOAD_MS = 180_000;

/** As many posts as wanted, made of the demo's own so that heights differ as they do in life. */
function feedOf(samples) {
  const at = (index) => ({ ...samples[index % samples.length], id: 1_000_000 - index, pinned: false, tags: [] });
  return (page) => {
    const first = (page - 1) * PAGE;
    const count = Math.max(0, Math.min(PAGE, POSTS - first));
    return {
      records: Array.from({ length: count }, (_, index) => at(first + index)),
      total: POSTS,
      currentPage: page,
      pageSize: PAGE,
      hasMore: first + count < POSTS,
    };
  };
}

async function heapKB(cdp) {
  for (let i = 0; i < 2; i += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1024;
}

const { app, browser, close } = await appAndBrowser();
try {
  const samples = await (
    await fetch(`${app.origin}/api/v1/square/post/list?currentPage=1&pageSize=60&appID=2008`)
  ).json();
  const page = feedOf(samples.data.records);
  const context = await browser.newContext(DEVICE);
  const tab = await context.newPage();
  const cdp = await context.newCDPSession(tab);
  await cdp.send('Performance.enable');
  await context.addInitScript(() => localStorage.setItem(':bulletin-closed', String(Date.now())));
  let asked = 0;
  await context.route('**/api/v1/square/post/list?*', (route) => {
    asked += 1;
    const number = Number(new URL(route.request().url()).searchParams.get('currentPage') ?? 1);
    return route.fulfill({ json: { code: 0, msg: '', data: page(number) } });
  });
  await tab.goto(`${app.origin}/square`);
  await tab.locator('article').first().waitFor();
  const nodes = () => tab.evaluate(() => document.getElementsByTagName('*').length);
  const report = { posts: POSTS, 'DOM elements, first page': await nodes() };
  const heapBefore = await heapKB(cdp);

  // To the very end, page by page: everything is loaded once.
  let maxNodes = 0;
  const pages = Math.ceil(POSTS / PAGE);
  for (const end = Date.now() + LOAD_MS; asked < pages; ) {
    if (Date.now() > end) throw new Error(`Only ${asked} of ${pages} pages were asked for`);
    await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await sleep(150);
    maxNodes = Math.max(maxNodes, await nodes());
  }
  await tab.getByText('没有更多了').waitFor();
  report['answers read'] = asked;
  report['height of the page, px'] = await tab.evaluate(() => document.documentElement.scrollHeight);
  report['DOM elements, all loaded'] = await nodes();

  // Flings from the middle, down and up.
  await tab.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await sleep(800);
  const { width, height } = DEVICE.viewport;
  // Below the bars and above the tabs, where a member reads.
  await tab.evaluate(watchHoles, { selector: 'article', from: 0.15, to: 0.9 });
  const seen = [];
  for (let fling = 0; fling < FLINGS; fling += 1) {
    const down = fling % 6 < 4;
    await swipe(cdp, width / 2, down ? height * 0.85 : height * 0.25, (down ? 1 : -1) * height * 0.6);
    seen.push(await nodes());
  }
  const { frames, withHole, longest, long, dropped } = await tab.evaluate(() => {
    window.__holes.running = false;
    return window.__holes;
  });
  report['DOM elements while flinging, median'] = percentile(seen, 0.5);
  report['DOM elements, most ever'] = Math.max(maxNodes, ...seen);
  report['frames while flinging'] = frames;
  report['dropped frames, %'] = Math.round((1000 * dropped) / (frames + dropped)) / 10;
  report['longest frame, ms'] = Math.round(longest);
  report['frames above 50 ms'] = long;
  report['of these with a hole'] = withHole;
  report['heap for all posts, KB'] = Math.round((await heapKB(cdp)) - heapBefore);
  for (const [what, value] of Object.entries(report)) process.stdout.write(`${what}: ${value}\n`);
  if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 2));
} finally {
  await close();
}
