import { setTimeout as sleep } from 'node:timers/promises';
import { installObservers } from './inject.mjs';
import { median } from './numbers.mjs';
import { heap, metricsMap, tap } from './page.mjs';
import { DEVICE } from './profiles.mjs';
import { scroll } from './scroll.mjs';

const QUIET_MS = 1500;
const LOAD_CAP_MS = 60000;
/** A renderer without pages and workers ends by then. */
const PROCESS_END_MS = 1500;
const KINDS = {
  Document: 'html',
  Script: 'js',
  Stylesheet: 'css',
  Image: 'image',
  Font: 'font',
  XHR: 'data',
  Fetch: 'data',
};

/** One run of one target under one profile, in a fresh browser context. Returns a flat { metric: number }. */
export async function measureRun(browser, target, profile, wanted) {
  const { scenario, shaper } = target;
  const parts = scenario.only ? new Set([scenario.only]) : wanted;
  const cpuIndex = await benchmarkIndex(browser);
  shaper.reset(profile);
  const context = await browser.newContext({ ...DEVICE, serviceWorkers: 'allow' });
  const out = { cpuIndex };
  try {
    await context.addInitScript(installObservers, { readySelector: scenario.ready ?? null });
    if (scenario.localStorage) {
      await context.addInitScript((items) => {
        for (const [k, v] of Object.entries(items)) if (localStorage.getItem(k) === null) localStorage.setItem(k, v);
      }, scenario.localStorage);
    }
    await scenario.before?.();
    const first = await openPage(context, profile);
    let view = first;
    Object.assign(out, await load(first, target));
    out.wireBytes = shaper.stats.down;
    await heap(first, out, 'heapKB', 'domNodes');

    if (parts.has('route')) await routes(first, scenario, out);
    if (parts.has('scroll') && scenario.scroll) await scroll(first, target, out);

    if (parts.has('repeat')) {
      await settleServiceWorker(first, shaper);
      out.swExtraBytes = Math.max(0, shaper.stats.down - out.wireBytes);
      await first.page.close();
      await stopWorkers(browser);
      shaper.reset(profile);
      view = await openPage(context, profile);
      const repeat = await load(view, target);
      for (const key of ['ttfb', 'fcp', 'lcp', 'ready', 'tti', 'tbt', 'requests'])
        if (repeat[key] !== undefined) out[`repeat.${key}`] = repeat[key];
      out['repeat.wireBytes'] = shaper.stats.down;
    }
    for (const [name, scene] of Object.entries(scenario.scenes ?? {}))
      if (parts.has(name)) await scene(view, target, out);
  } finally {
    await context.close().catch(() => {});
  }
  if (!scenario.only) return out;
  const isOfIt = (metric) => metric === 'cpuIndex' || metric.startsWith(`${scenario.only}.`);
  return Object.fromEntries(Object.entries(out).filter(([metric]) => isOfIt(metric)));
}

async function openPage(context, profile) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const errors = [];
  page.on('pageerror', (e) => errors.push(String(e).slice(0, 200)));
  const net = { inFlight: new Map(), done: [], lastChange: performance.now() };
  cdp.on('Network.requestWillBeSent', (e) => {
    if (e.request.url.startsWith('data:') || e.request.url.startsWith('blob:')) return;
    net.inFlight.set(e.requestId, {
      url: e.request.url,
      kind: KINDS[e.type] ?? 'other',
      decoded: 0,
      cached: false,
      at: e.wallTime * 1000,
    });
    net.lastChange = performance.now();
  });
  cdp.on('Network.requestServedFromCache', (e) => {
    const r = net.inFlight.get(e.requestId);
    if (r) r.cached = true;
  });
  cdp.on('Network.responseReceived', (e) => {
    const r = net.inFlight.get(e.requestId);
    if (r && (e.response.fromDiskCache || e.response.fromServiceWorker)) r.cached = true;
  });
  cdp.on('Network.dataReceived', (e) => {
    const r = net.inFlight.get(e.requestId);
    if (r) r.decoded += e.dataLength;
  });
  const finish = (ok) => (e) => {
    const r = net.inFlight.get(e.requestId);
    if (!r) return;
    net.inFlight.delete(e.requestId);
    net.done.push({ ...r, ok, wire: ok && !r.cached ? e.encodedDataLength : 0 });
    net.lastChange = performance.now();
  };
  cdp.on('Network.loadingFinished', finish(true));
  cdp.on('Network.loadingFailed', finish(false));
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  return { page, cdp, net, errors };
}

async function load(view, { url, scenario }) {
  const { page, cdp, net } = view;
  const started = performance.now();
  await page.goto(new URL(scenario.start ?? '', url).href, { waitUntil: 'commit', timeout: LOAD_CAP_MS });
  // Wait for: load event, the ready selector if any, then no requests and no long tasks for QUIET_MS.
  for (;;) {
    await sleep(300);
    const s = await page
      .evaluate(() => {
        const last = window.__bench.longTasks.at(-1);
        return {
          loaded: document.readyState === 'complete',
          ready: window.__bench.ready,
          now: performance.now(),
          busyUntil: last ? last[0] + last[1] : 0,
        };
      })
      .catch(() => null);
    if (performance.now() - started > LOAD_CAP_MS) break;
    if (!s?.loaded || (scenario.ready && s.ready === null)) continue;
    if (net.inFlight.size === 0 && performance.now() - net.lastChange > QUIET_MS && s.now - s.busyUntil > QUIET_MS)
      break;
  }
  const t = await page.evaluate(() => {
    const b = window.__bench,
      n = performance.getEntriesByType('navigation')[0];
    return {
      fcp: b.fcp,
      lcp: b.lcp,
      lcpElement: b.lcpElement,
      cls: b.cls(),
      ready: b.ready,
      longTasks: b.longTasks,
      ttfb: n.responseStart,
      dcl: n.domContentLoadedEventEnd,
      load: n.loadEventEnd,
      origin: performance.timeOrigin,
    };
  });
  const m = metricsMap(await cdp.send('Performance.getMetrics'));
  const fcp = t.fcp ?? t.load;
  const lastTask = t.longTasks.at(-1);
  const tti = Math.max(fcp, t.dcl, lastTask ? lastTask[0] + lastTask[1] : 0);
  // Blocking time between FCP and TTI, as Lighthouse defines it; allBlocking also counts what came before FCP.
  let tbt = 0,
    allBlocking = 0,
    longest = 0;
  for (const [start, duration] of t.longTasks) {
    longest = Math.max(longest, duration);
    allBlocking += Math.max(0, duration - 50);
    const clipped = Math.min(duration, start + duration - fcp);
    tbt += Math.max(0, clipped - 50);
  }
  const out = {
    ttfb: t.ttfb,
    fcp: t.fcp,
    lcp: t.lcp,
    cls: t.cls,
    ready: t.ready ?? undefined,
    tti,
    tbt,
    allBlocking,
    longestTask: longest,
    scriptMs: m.ScriptDuration * 1000,
    layoutMs: (m.LayoutDuration + m.RecalcStyleDuration) * 1000,
    taskMs: m.TaskDuration * 1000,
    requests: net.done.filter((r) => r.ok && !r.cached).length,
    requestsToReady:
      t.ready === null ? undefined : net.done.filter((r) => r.ok && !r.cached && r.at < t.origin + t.ready).length,
    failedRequests: net.done.filter((r) => !r.ok).length,
    pageErrors: view.errors.length,
    // A page without style sheets is a figure too.
    'wire.css': 0,
  };
  for (const r of net.done) {
    if (!r.ok) continue;
    out[`wire.${r.kind}`] = (out[`wire.${r.kind}`] ?? 0) + r.wire;
    out[`decoded.${r.kind}`] = (out[`decoded.${r.kind}`] ?? 0) + r.decoded;
    out['wire.total'] = (out['wire.total'] ?? 0) + r.wire;
    out['decoded.total'] = (out['decoded.total'] ?? 0) + r.decoded;
  }
  return out;
}

/** Each route is tapped, left again and tapped a second time: the first visit loads its chunk, the second is warm. */
async function routes(view, scenario, out) {
  const list = scenario.routes ?? [];
  const cold = [],
    warm = [],
    inp = [];
  for (const r of list) {
    for (const [i, bucket] of [cold, warm].entries()) {
      const res = await tap(view, r.click, r.expect);
      if (res.latency == null) {
        out.routeFailures = (out.routeFailures ?? 0) + 1;
        break;
      }
      bucket.push(res.latency);
      inp.push(res.inp);
      out[`route.${r.name}.${i ? 'warm' : 'cold'}`] = res.latency;
      if (r.back) {
        const back = await tap(view, r.back, r.backExpect);
        if (back.latency == null) {
          out.routeFailures = (out.routeFailures ?? 0) + 1;
          break;
        }
      } else {
        await view.page.goBack({ waitUntil: 'commit' }).catch(() => {});
        await sleep(600);
      }
    }
  }
  if (cold.length) out['route.cold'] = median(cold);
  if (warm.length) out['route.warm'] = median(warm);
  if (inp.length) out['route.inp'] = Math.max(...inp);
}

async function settleServiceWorker({ page }, shaper) {
  const has = await page
    .evaluate(async () => Boolean(navigator.serviceWorker && (await navigator.serviceWorker.getRegistration())))
    .catch(() => false);
  if (!has) return;
  await shaper.idle(1500, 60000);
  await Promise.race([
    page.evaluate(() => navigator.serviceWorker.ready.then(() => true)).catch(() => {}),
    sleep(10000),
  ]);
  await sleep(300);
}

/** Who comes back has closed the app: nothing of it runs any more, neither its worker nor the process that the next page could be put into. */
async function stopWorkers(browser) {
  const cdp = await browser.newBrowserCDPSession();
  const { targetInfos } = await cdp.send('Target.getTargets');
  for (const { type, targetId } of targetInfos)
    if (type === 'service_worker') await cdp.send('Target.closeTarget', { targetId });
  await cdp.detach();
  await sleep(PROCESS_END_MS);
}

/** Rough speed of the machine right now (higher is faster), so that disturbed runs can be told apart. */
async function benchmarkIndex(browser) {
  const page = await browser.newPage();
  const value = await page.evaluate(() => {
    const end = performance.now() + 250;
    let rounds = 0;
    while (performance.now() < end) {
      let s = '';
      for (let i = 0; i < 10000; i++) s += 'a';
      if (s.length === 1) throw new Error('never');
      rounds += 1;
    }
    return rounds * 4;
  });
  await page.close();
  return value;
}
