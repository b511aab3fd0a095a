#!/usr/bin/env node
/**
 * What the processor does in each act a member feels, by what does not wander: sampled script by package and file, styles, layouts, paintings,
 * collections, commits and components of React, elements made. At full speed, without a network.
 * `npm run bench:causes -- [--times 20] [--only "warm"] [--json FILE]`; `BENCH_DIST` measures another build.
 */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { appAndBrowser } from './lib/appAndBrowser.mjs';
import { causesOf, countRenders } from './lib/causes.mjs';
import { richMember, storeMember } from './lib/member.mjs';
import { DEVICE } from './lib/profiles.mjs';
import { swipe } from './lib/scroll.mjs';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '20' },
    only: { type: 'string', default: '' },
    json: { type: 'string' },
  },
});
const TIMES = Number(values.times);
/** Longer than what runs after an act (fetching ahead, keeping). */
const SETTLE_MS = 500;
/** Longer than an answer may be shown once more while the browser asks anew behind it: of such a question its driver never hears the end. */
const STALE_MS = 6_000;
const SCREENS = 12;
/** A game of the demo that costs diamonds. */
const GAME = 12;

const { app, browser, close } = await appAndBrowser();
const browserCdp = await browser.newBrowserCDPSession();

async function open(path) {
  const context = await browser.newContext({ ...DEVICE, serviceWorkers: 'block' });
  await context.addInitScript(() => localStorage.setItem(':bulletin-closed', String(Date.now())));
  await context.addInitScript(countRenders);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  const view = { context, page, cdp, browserCdp };
  if (path) await page.goto(`${app.origin}${path}`, { waitUntil: 'networkidle' });
  return view;
}

const shown = (page, selector) => page.locator(selector).filter({ visible: true }).first();
const CONTENT = { '/': 'main a[data-icon]', '/square': 'main article[data-item]', '/games': 'main article[data-item]' };

async function tapTab(page, path) {
  await shown(page, `nav[aria-label="主导航"] a[href="${path}"]`).tap();
  await shown(page, CONTENT[path]).waitFor();
  await sleep(SETTLE_MS);
}

async function goHome(page) {
  await page.goto(`${app.origin}/`, { waitUntil: 'networkidle' });
  await sleep(SETTLE_MS);
}

const scenes = {
  async 'first visit'() {
    const view = await open();
    const again = async () => {
      await view.page.goto('about:blank');
      await sleep(STALE_MS);
    };
    await again();
    return [await causesOf(view, () => goHome(view.page), { again }), view];
  },
  async 'first switch, to the square'() {
    const view = await open('/');
    await goHome(view.page);
    return [await causesOf(view, () => tapTab(view.page, '/square'), { again: () => goHome(view.page) }), view];
  },
  async 'warm switch, square and back'() {
    const view = await open('/');
    const there = async () => {
      await tapTab(view.page, '/square');
      await tapTab(view.page, '/');
    };
    for (let i = 0; i < 3; i += 1) await there();
    const act = async () => {
      for (let i = 0; i < TIMES; i += 1) await there();
    };
    return [await causesOf(view, act, { times: TIMES * 2 }), view];
  },
  async 'a screen of the square, scrolled'() {
    const view = await open('/square');
    const { width, height } = DEVICE.viewport;
    const act = async () => {
      for (let i = 0; i < SCREENS; i += 1) await swipe(view.cdp, width / 2, height * 0.85, height * 0.6);
    };
    const again = () => view.page.goto(`${app.origin}/square`, { waitUntil: 'networkidle' });
    return [await causesOf(view, act, { times: SCREENS, again }), view];
  },
  async 'one more page of the games'() {
    const view = await open('/games');
    const { width, height } = DEVICE.viewport;
    const rows = () => view.page.locator('main article[data-item]').count();
    const act = async () => {
      const before = await rows();
      while ((await rows()) === before) await swipe(view.cdp, width / 2, height * 0.85, height * 0.6);
      await sleep(SETTLE_MS);
    };
    const again = async () => {
      await view.page.goto(`${app.origin}/games`, { waitUntil: 'networkidle' });
      await sleep(SETTLE_MS);
    };
    return [await causesOf(view, act, { again }), view];
  },
  async 'the tap on 下载, and its dialog closed again'() {
    const view = await open('/');
    await view.page.evaluate(storeMember, await richMember(app.origin));
    await view.page.goto(`${app.origin}/detail/${GAME}`, { waitUntil: 'networkidle' });
    const there = async () => {
      await shown(view.page, 'main button:has-text("下载")').tap();
      const dialog = shown(view.page, '[role="dialog"]');
      await dialog.waitFor();
      await sleep(SETTLE_MS);
      await dialog.getByRole('button', { name: '取消' }).tap();
      await view.page.locator('[role="dialog"]').filter({ visible: true }).waitFor({ state: 'hidden' });
      await sleep(SETTLE_MS);
    };
    for (let i = 0; i < 3; i += 1) await there();
    const act = async () => {
      for (let i = 0; i < TIMES; i += 1) await there();
    };
    return [await causesOf(view, act, { times: TIMES }), view];
  },
};

/** Components that an act may have drawn, a tenth above what it does: more means that something is drawn again for nothing. */
const MOST_RENDERED = {
  'first visit': 1_130,
  'first switch, to the square': 700,
  'warm switch, square and back': 19,
  'a screen of the square, scrolled': 200,
  'one more page of the games': 2_230,
  'the tap on 下载, and its dialog closed again': 215,
};

const TOP = 30;
let isOver = false;
const report = {};
try {
  for (const [name, scene] of Object.entries(scenes)) {
    if (!name.includes(values.only)) continue;
    const [causes, view] = await scene();
    await view.context.close();
    report[name] = causes;
    const rendered = causes.figures['components rendered'];
    const over = rendered > MOST_RENDERED[name];
    isOver ||= over;
    process.stdout.write(`\n${name}${over ? `: more components rendered than ${MOST_RENDERED[name]}` : ''}\n`);
    for (const [what, figure] of Object.entries(causes.figures))
      process.stdout.write(`  ${what.padEnd(24)}${figure.toFixed(2)}\n`);
    for (const [source, ms] of causes.sources.slice(0, TOP))
      process.stdout.write(`    ${ms.toFixed(2).padStart(7)} ms  ${source}\n`);
    for (const [file, often] of causes.renders.slice(0, TOP))
      process.stdout.write(`    ${often.toFixed(1).padStart(7)} ×   ${file}\n`);
  }
  if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 1));
} finally {
  await close();
}
process.exitCode = isOver ? 1 : 0;
