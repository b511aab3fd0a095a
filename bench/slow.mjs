#!/usr/bin/env node
/**
 * Slow 2G: 300 kbit, 2 s before each answer. When the first words stand, how soon a tap is answered, and whether anything is given up
 * that is still coming. `npm run bench:slow -- [--runs 3] [--cpu 4] [--json file]` on the built app.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { appAndBrowser } from './lib/appAndBrowser.mjs';
import { installObservers } from './lib/inject.mjs';
import { median } from './lib/numbers.mjs';
import { tap } from './lib/page.mjs';
import { DEVICE } from './lib/profiles.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    cpu: { type: 'string', default: '4' },
    json: { type: 'string' },
  },
});
const LINE = { offline: false, latency: 2_000, downloadThroughput: 300_000 / 8, uploadThroughput: 150_000 / 8 };
const nav = (path) => `nav[aria-label="主导航"] a[href="${path}"]`;
/** Each tap, and what says that it was heard: not that its page is there. */
const TAPS = [
  ['games', nav('/games'), `${nav('/games')}[aria-current="page"]`],
  ['square', nav('/square'), `${nav('/square')}[aria-current="page"]`],
  ['profile', nav('/profile'), `${nav('/profile')}[aria-current="page"]`],
  ['home', nav('/'), `${nav('/')}[aria-current="page"]`],
];
/** Longer than anything of a page takes on this line, so that what is given up has said so. */
const SETTLED_MS = 40_000;

const { app, browser, close } = await appAndBrowser();

async function run() {
  // A worker's own requests are not slowed by the page's session.
  const context = await browser.newContext({ ...DEVICE, serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem(':bulletin-closed', String(Date.now())));
  await context.addInitScript(installObservers, { readySelector: 'main a[data-icon]' });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const view = { page, cdp };
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', LINE);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: Number(values.cpu) });
  const out = { taps: {}, lost: [] };
  page.on('requestfailed', (request) =>
    out.lost.push(`${new URL(request.url()).pathname}: ${request.failure()?.errorText}`),
  );
  await page.goto(app.origin, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForFunction(() => window.__bench.fcp !== null, null, { timeout: 120_000 });
  await page.locator('main article, main a[href^="/detail/"]').first().waitFor({ timeout: 120_000 });
  Object.assign(out, await page.evaluate(() => ({ words: window.__bench.fcp, content: performance.now() })));
  for (const [name, selector, expect] of TAPS) {
    await page.waitForFunction((wanted) => window.__bench.visible(wanted) !== null, selector, { timeout: 120_000 });
    out.taps[name] = await tap(view, selector, expect);
  }
  await sleep(SETTLED_MS);
  out.faults = await page.getByRole('button', { name: '重试' }).filter({ visible: true }).count();
  await context.close();
  return out;
}

try {
  const runs = [];
  for (let n = 0; n < Number(values.runs); n += 1) runs.push(await run());
  const middle = (of) => Math.round(median(runs.map(of)));
  const report = {
    words: middle((one) => one.words),
    content: middle((one) => one.content),
    taps: Object.fromEntries(
      TAPS.map(([name]) => [
        name,
        { heard: middle((one) => one.taps[name].latency), event: middle((one) => one.taps[name].inp) },
      ]),
    ),
    lost: runs.flatMap(({ lost }) => lost),
    faults: runs.map(({ faults }) => faults),
  };
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 2));
} finally {
  await close();
}
