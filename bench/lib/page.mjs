import { setTimeout as sleep } from 'node:timers/promises';

/** What `Performance.getMetrics` answers, by name. */
export const metricsMap = ({ metrics }) => Object.fromEntries(metrics.map((x) => [x.name, x.value]));

/** JS heap and DOM nodes after two forced collections. */
export async function heap({ cdp }, out, heapKey, nodesKey) {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const m = metricsMap(await cdp.send('Performance.getMetrics'));
  await cdp.send('HeapProfiler.disable');
  out[heapKey] = m.JSHeapUsedSize / 1024;
  out[nodesKey] = m.Nodes;
}

/** Taps `selector` and waits until `expect` is painted; the worst event timing of the tap beside it. */
export async function tap({ page }, selector, expect) {
  const point = await page.evaluate(
    ({ selector, expect }) => {
      const el = window.__bench.visible(selector);
      if (!el) return null;
      const r = el.getBoundingClientRect();
      window.__bench.armTap(expect);
      return {
        x: Math.min(Math.max(r.left + r.width / 2, 1), innerWidth - 1),
        y: Math.min(Math.max(r.top + r.height / 2, 1), innerHeight - 1),
      };
    },
    { selector, expect },
  );
  if (!point) return { error: `nothing visible for ${selector}` };
  await page.touchscreen.tap(point.x, point.y);
  const result = await page.evaluate(() => window.__bench.tap);
  await sleep(400);
  const worst = await page.evaluate(
    (n) => Math.max(0, ...window.__bench.interactions.slice(n).map((i) => i[2])),
    result.before,
  );
  return { latency: result.latency, inp: worst };
}
