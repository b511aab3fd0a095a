#!/usr/bin/env node
/**
 * A long session on the replay page of the built app: what opening it and jumping in it asks of the main thread.
 * `npm run bench:replay-page -- [--actions 10000] [--jumps 200] [--json file]`; figures in bench/README.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleEntry } from '../scripts/lib/bundleEntry.mjs';
import { appAndBrowser } from './lib/appAndBrowser.mjs';
import { percentile } from './lib/numbers.mjs';

const { values } = parseArgs({
  options: {
    actions: { type: 'string', default: '10000' },
    jumps: { type: 'string', default: '200' },
    json: { type: 'string' },
  },
});
const ACTIONS = Number(values.actions);
const JUMPS = Number(values.jumps);
/** Longer tasks are felt. */
const LONG_MS = 50;
const OPEN_MS = 180_000;

const bundle = await bundleEntry('bench/lib/longSession.ts');
const { longSession } = await import(bundle);
const text = await longSession(ACTIONS);

const heapMB = async (cdp) => {
  for (let round = 0; round < 2; round += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1e6;
};

/**
 * What the page's main thread did between two marks, by its own clock: other work on the machine makes tasks longer on the
 * wall, not in the thread. Each task with its ms and where it began.
 */
async function tasksOf(browser, page, work) {
  await browser.startTracing(page, {
    categories: ['toplevel', 'disabled-by-default-devtools.timeline', 'blink.user_timing'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mark = traceEvents.find(({ name }) => name === 'bench-begins');
  if (!mark) throw new Error('The trace has no mark');
  const own = traceEvents.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid);
  const tasks = own.filter(({ name, ph, ts }) => name === 'RunTask' && ph === 'X' && ts > mark.ts);
  const marksOf = (kind) => own.filter(({ name }) => name === kind).map(({ ts }) => ts);
  return {
    tasks: tasks.map(({ ts, tdur = 0 }) => ({ ts, ms: tdur / 1e3 })),
    hops: marksOf('bench-hop'),
    frames: marksOf('bench-frame'),
  };
}

/** Opens the file and jumps about in it; ms of the main thread, and MB. */
async function measure(browser, origin, file) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  page.setDefaultTimeout(OPEN_MS);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(`${origin}/__replay`);
  const input = page.locator('input[type=file]').first();
  await input.waitFor({ state: 'attached' });
  const before = await heapMB(cdp);
  const open = await tasksOf(browser, page, async () => {
    await page.evaluate(() => performance.mark('bench-begins'));
    // By its path: a buffer would be decoded in the page, which is work of the harness.
    await input.setInputFiles(file);
    await page.locator('input[type=range]').first().waitFor();
  });
  const held = (await heapMB(cdp)) - before;
  const jumped = await tasksOf(browser, page, () => page.evaluate(jumpAbout, [ACTIONS, JUMPS]));
  await page.close();
  const opening = open.tasks.map(({ ms }) => ms);
  const workBetween = (from, until = Number.POSITIVE_INFINITY) =>
    jumped.tasks.filter(({ ts }) => ts >= from && ts < until).reduce((sum, { ms }) => sum + ms, 0);
  // The mark lies within the task that draws the frame.
  const frames = jumped.hops.map((from, hop) => workBetween(from, jumped.frames[hop]));
  const jumps = jumped.hops.map((from, hop) => workBetween(from, jumped.hops[hop + 1]));
  return {
    open: opening.reduce((sum, ms) => sum + ms, 0),
    longTasks: opening.filter((ms) => ms > LONG_MS).length,
    longestTask: Math.max(...opening),
    frame: percentile(frames, 0.5),
    frame95: percentile(frames, 0.95),
    jump: percentile(jumps, 0.5),
    jump95: percentile(jumps, 0.95),
    held,
  };
}

/** Runs in the page: from anywhere to anywhere, each time until the app is drawn as it was. */
async function jumpAbout([actions, count]) {
  const range = document.querySelector('input[type=range]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const task = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage('');
    });
  performance.mark('bench-begins');
  for (let hop = 0; hop < count; hop += 1) {
    await task();
    performance.mark('bench-hop');
    set.call(range, String((hop * 7_919 + 13) % actions));
    range.dispatchEvent(new Event('input', { bubbles: true }));
    await frame();
    performance.mark('bench-frame');
    for (let later = 0; later < 2; later += 1) {
      await task();
      await frame();
    }
  }
}

const { app, browser, scratch, close } = await appAndBrowser();
const file = join(scratch, 'long.session.json');
writeFileSync(file, text);
try {
  process.stdout.write(`${ACTIONS} actions, ${(text.length / 1e6).toFixed(1)} MB\n`);
  const row = await measure(browser, app.origin, file);
  process.stdout.write(
    `opened with ${(row.open / 1e3).toFixed(2)} s of work; tasks over ${LONG_MS} ms: ${row.longTasks}, longest ${row.longestTask.toFixed(0)} ms\n` +
      `jump, the frame that shows it: p50 ${row.frame.toFixed(1)} ms of work, p95 ${row.frame95.toFixed(1)}; four times slower p95 ${(4 * row.frame95).toFixed(0)} ms\n` +
      `jump, until the app is drawn as it was: p50 ${row.jump.toFixed(1)}, p95 ${row.jump95.toFixed(1)}; four times slower p95 ${(4 * row.jump95).toFixed(0)} ms\n` +
      `held +${row.held.toFixed(0)} MB\n`,
  );
  if (values.json) writeFileSync(values.json, JSON.stringify(row, null, 2));
} finally {
  await close();
}
