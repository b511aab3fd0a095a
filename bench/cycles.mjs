#!/usr/bin/env node
/**
 * What stays behind: heap and DOM over many route switches, and with each kept page.
 * `npm run bench:cycles -- [--cycles 200] [--pages 14] [--json file]` on the built app.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { appAndBrowser } from './lib/appAndBrowser.mjs';
import { heap } from './lib/page.mjs';
import { DEVICE } from './lib/profiles.mjs';

const { values } = parseArgs({
  options: {
    cycles: { type: 'string', default: '200' },
    pages: { type: 'string', default: '14' },
    json: { type: 'string' },
  },
});
const CYCLES = Number(values.cycles);
const PAGES = Number(values.pages);
/** A cycle goes home, to one of these and home again. */
const TABS = ['/square', '/games', '/profile'];
const READY = { '/': 'main a[data-icon]', '/square': 'main article', '/games': 'main article', '/profile': 'main' };

const { app, browser, close } = await appAndBrowser();
const report = { cycles: [], kept: [] };

async function open(path) {
  const context = await browser.newContext(DEVICE);
  await context.addInitScript(() => localStorage.setItem(':bulletin-closed', String(Date.now())));
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await page.goto(`${app.origin}${path}`, { waitUntil: 'networkidle' });
  return { context, page, cdp };
}

async function look(view) {
  const out = {};
  await heap(view, out, 'heapKB', 'nodes');
  return { heapKB: Math.round(out.heapKB), nodes: out.nodes };
}

async function cycles() {
  const view = await open('/');
  const { page } = view;
  const go = async (path) => {
    await page.locator(`nav[aria-label="主导航"] a[href="${path}"]`).click();
    await page.locator(READY[path]).filter({ visible: true }).first().waitFor();
  };
  const step = Math.max(1, Math.floor(CYCLES / 10));
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    if (cycle % step === 0) report.cycles.push({ cycle, ...(await look(view)) });
    await go(TABS[cycle % TABS.length]);
    await go('/');
  }
  report.cycles.push({ cycle: CYCLES, ...(await look(view)) });
  await view.context.close();
}

/** Pages of games one after another, by links as a member follows them: ten are kept, older ones let go. */
async function kept() {
  const view = await open('/games');
  const { page } = view;
  for (let visited = 0; visited < PAGES; visited += 1) {
    const link = page.locator('main a[href^="/detail/"]').filter({ visible: true }).nth(visited);
    await link.scrollIntoViewIfNeeded();
    await link.click();
    await page.waitForURL(/\/detail\//);
    await page.getByRole('button', { name: '返回' }).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    report.kept.push({ visited: visited + 1, ...(await look(view)) });
    await page.goBack();
    await page.locator('main article').filter({ visible: true }).first().waitFor();
  }
  await view.context.close();
}

try {
  await cycles();
  await kept();
  for (const [what, rows] of Object.entries(report)) process.stdout.write(`${what}: ${JSON.stringify(rows)}\n`);
  if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 2));
} finally {
  await close();
}
