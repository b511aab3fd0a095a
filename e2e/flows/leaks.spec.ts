import { holdStore, openOverlay } from '@e2e/support/heldStore';
import { signIn } from '@e2e/support/signIn';
import { expect, test } from '@e2e/support/test';
import type { CDPSession, Page } from '@playwright/test';
import { counted, effort } from '@scripts/reliability/tally';

const ROUTES = [
  ...[
    '/games',
    '/square',
    '/profile',
    '/faq',
    '/animate',
    '/message',
    '/checkin',
    '/gifts',
    '/detail/12',
    '/bookinfo/11',
  ],
  ...['/post/3', '/'],
];
const DIALOGS: readonly (readonly [kind: string, data: Record<string, unknown>])[] = [
  ['kefu', {}],
  ['logout', {}],
  ['feedback', {}],
  ['legal', { doc: 'privacy' }],
  ['copy', { text: 'x' }],
];
const routes = ROUTES.slice(-effort(6, ROUTES.length));
const dialogs = DIALOGS.slice(0, effort(2, DIALOGS.length));
/** Pages are kept alive, ten at most: from here on each cycle opens what an earlier one has opened. */
const WARM = effort(2, 20);
const CYCLES = effort(3, 180);
/** KB a cycle that may stay behind (research, reliability §8). */
const SLOPE_KB = 20;

async function go(page: Page, to: string) {
  await page.evaluate(
    (path) => void window.plazaStore.dispatch({ type: 'navigation/asked', payload: { to: path, how: 'push' } }),
    to,
  );
  await page.waitForFunction((path) => {
    const waits = [...document.querySelectorAll('[role="status"][aria-busy="true"]')];
    return location.pathname === path && !waits.some((one) => one.checkVisibility());
  }, to);
}

async function cycle(page: Page) {
  for (const route of routes) await go(page, route);
  for (const [kind, data] of dialogs) {
    await openOverlay(page, kind, data);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

interface Weight {
  heapKB: number;
  nodes: number;
  listeners: number;
}

async function weigh(cdp: CDPSession): Promise<Weight> {
  for (let times = 0; times < 2; times += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((one) => one.name === name)?.value ?? 0;
  return { heapKB: of('JSHeapUsedSize') / 1024, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/** The slope of a straight line through the values, by least squares. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const over = values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0);
  return over / values.reduce((sum, _value, at) => sum + (at - middle) ** 2, 0);
}

test('C7, F3: going round routes and dialogs leaves nothing behind: nodes, listeners and heap stay', async ({
  page,
  context,
  member,
}) => {
  test.setTimeout(effort(180_000, 3_600_000));
  await holdStore(context);
  await signIn(page, member);
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.enable');
  for (let times = 0; times < WARM; times += 1) await cycle(page);
  const before = await weigh(cdp);
  const weights: Weight[] = [];
  for (let times = 0; times < CYCLES; times += 1) {
    await cycle(page);
    weights.push(await weigh(cdp));
  }
  const after = weights.at(-1) ?? before;
  expect.soft(after.nodes, `nodes, ${before.nodes} before`).toBeLessThanOrEqual(before.nodes * 1.02 + 60);
  expect
    .soft(after.listeners, `listeners, ${before.listeners} before`)
    .toBeLessThanOrEqual(before.listeners * 1.02 + 20);
  const slope = slopeOf(weights.map(({ heapKB }) => heapKB));
  // A few cycles say nothing of a slope: the heap also holds answers that are kept for half an hour.
  if (CYCLES > 50) expect.soft(slope, 'KB a cycle').toBeLessThan(SLOPE_KB);
  counted('interface', `cycles through ${routes.length} routes and ${dialogs.length} dialogs`, WARM + CYCLES, {
    note: `heap ${slope.toFixed(1)} KB a cycle; nodes ${before.nodes} → ${after.nodes}, listeners ${before.listeners} → ${after.listeners}`,
  });
});
