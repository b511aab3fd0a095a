#!/usr/bin/env node
/**
 * The replay page with a long log: the longest task while it opens, jumps to the next painted frame, memory.
 * `npm run bench:replay-page -- [--actions 10000] [--jumps 200]` on the built app; figures in bench/README.md.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startApp } from './lib/app.mjs';
import { BROWSER_FLAGS, browserPath } from './lib/browser.mjs';
import { percentile } from './lib/numbers.mjs';

const { values } = parseArgs({
  options: { actions: { type: 'string', default: '10000' }, jumps: { type: 'string', default: '200' } },
});
const ACTIONS = Number(values.actions);
const JUMPS = Number(values.jumps);

const folder = mkdtempSync(join(tmpdir(), 'plaza-bench-'));
const log = join(folder, 'long.session.json');
execFileSync(process.execPath, ['scripts/run-ts.mjs', 'bench/longLog.ts', log, String(ACTIONS)], { stdio: 'inherit' });
const app = await startApp(join(folder, 'data'));
const browser = await chromium.launch({ args: BROWSER_FLAGS, ...browserPath() });
const say = (text) => process.stdout.write(`${text}\n`);
const MB = (bytes) => (bytes / 1e6).toFixed(1);

try {
  say(`${ACTIONS} actions, ${MB(statSync(log).size)} MB`);
  for (const cpu of [1, 4]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const cdp = await page.context().newCDPSession(page);
    const heap = async () => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    await page.goto(`${app.origin}/__replay`);
    const before = await heap();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    await page.evaluate(() => {
      window.tasks = [];
      new PerformanceObserver((list) =>
        window.tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({
        type: 'longtask',
      });
    });
    const began = Date.now();
    await page.locator('input[type="file"]').setInputFiles(log);
    await page.getByRole('listbox').waitFor({ timeout: 300_000 });
    const opened = Date.now() - began;
    const opening = await page.evaluate(() => window.tasks.splice(0));
    const jumps = await page.evaluate(
      async ({ jumps, actions }) => {
        const slider = document.querySelector('input[type="range"]');
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
        const times = [];
        for (let hop = 0; hop < jumps; hop += 1) {
          const start = performance.now();
          set.call(slider, String((hop * 7_919 + 13) % actions));
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
          times.push(performance.now() - start);
        }
        return times;
      },
      { jumps: JUMPS, actions: ACTIONS },
    );
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    say(
      `cpu ×${cpu}  opened in ${(opened / 1e3).toFixed(1)} s; tasks over 50 ms: ${opening.length}, longest ${Math.max(0, ...opening).toFixed(0)} ms; ` +
        `jump to the second frame after it p50 ${percentile(jumps, 0.5).toFixed(0)}, p95 ${percentile(jumps, 0.95).toFixed(0)} ms; heap +${MB((await heap()) - before)} MB`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
}
