import { setTimeout as sleep } from 'node:timers/promises';
import { installObservers } from './inject.mjs';
import { DEVICE } from './profiles.mjs';

const QUIET_MS = 1500;
const LOAD_CAP_MS = 60000;
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
export async function measureRun(browser, target, profile, parts) {
  const { scenario, shaper } = target;
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
    const first = await openPage(context, profile);
    Object.assign(out, await load(first, target));
    out.wireBytes = shaper.stats.down;
    await heap(first, out, 'heapKB', 'domNodes');

    if (parts.has('route')) await routes(first, scenario, out);
    if (parts.has('scroll') && scenario.scroll) await scroll(first, target, out);

    if (parts.has('repeat')) {
      await settleServiceWorker(first, shaper);
      out.swExtraBytes = Math.max(0, shaper.stats.down - out.wireBytes);
      await first.page.close();
      shaper.reset(profile);
      const again = await openPage(context, profile);
      const repeat = await load(again, target);
      for (const key of ['ttfb', 'fcp', 'lcp', 'ready', 'tti', 'tbt', 'requests'])
        if (repeat[key] !== undefined) out[`repeat.${key}`] = repeat[key];
      out['repeat.wireBytes'] = shaper.stats.down;
    }
  } finally {
    await context.close().catch(() => {});
  }
  return out;
}

async function openPage(context, profile) {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const errors = [];
  page.on('pageerror', (e) => errors.push(String(e).slice(0, 200)));
  const net = { inFlight: new Map(), done: [], lastChange: performance.now() };
  cdp.on('Network.requestWillBeSent', (e) => {
    if (e.request.url.startsWith('data:') || e.request.url.startsWith('blob:')) return;
    net.inFlight.set(e.requestId, { url: e.request.url, kind: KINDS[e.type] ?? 'other', decoded: 0, cached: false });
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
    failedRequests: net.done.filter((r) => !r.ok).length,
    pageErrors: view.errors.length,
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

const metricsMap = ({ metrics }) => Object.fromEntries(metrics.map((x) => [x.name, x.value]));

async function heap({ cdp }, out, heapKey, nodesKey) {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const m = metricsMap(await cdp.send('Performance.getMetrics'));
  await cdp.send('HeapProfiler.disable');
  out[heapKey] = m.JSHeapUsedSize / 1024;
  out[nodesKey] = m.Nodes;
}

async function tap({ page }, selector, expect) {
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

async function scroll(view, { url, scenario }, out) {
  const { page, cdp } = view;
  const s = scenario.scroll;
  if (s.click) {
    const r = await tap(view, s.click, s.ready);
    if (r.latency == null) {
      out.scrollFailures = 1;
      return;
    }
  } else if (s.path !== undefined) {
    await page.goto(new URL(s.path, url).href, { waitUntil: 'load' });
    const shown = await page
      .waitForFunction((sel) => window.__bench.visible(sel), s.ready, { timeout: 20000 })
      .catch(() => null);
    if (!shown) {
      out.scrollFailures = 1;
      return;
    }
  }
  await sleep(1500);
  await heap(view, out, 'scroll.heapBeforeKB', 'scroll.nodesBefore');
  const before = metricsMap(await cdp.send('Performance.getMetrics'));
  const { width, height } = DEVICE.viewport;
  const intervals = [];
  const step = height * 0.6; // the finger starts at 85 % of the height and must stay on the screen
  let scrolled = 0,
    stuck = 0;
  // The scroller is the nearest scrollable ancestor of the list's content, or the page itself.
  const position = () =>
    page.evaluate((ready) => {
      let el = document.querySelector(ready)?.parentElement;
      while (
        el &&
        el !== document.body &&
        !(el.scrollHeight > el.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(el).overflowY))
      )
        el = el.parentElement;
      return (el && el !== document.body ? el : document.scrollingElement).scrollTop;
    }, s.ready);
  let at = await position();
  while (scrolled < (s.screens ?? 20) * height && stuck < 8) {
    await page.evaluate(() => window.__bench.recordFrames());
    await swipe(cdp, width / 2, height * 0.85, step);
    const times = await page.evaluate(() => window.__bench.stopFrames());
    const now = await position();
    if (now - at < step / 4) {
      // waiting for the next page of an infinite list: not a frame problem
      stuck += 1;
      await sleep(500);
    } else {
      stuck = 0;
      scrolled += now - at;
      for (let i = 1; i < times.length; i++) intervals.push(times[i] - times[i - 1]);
    }
    at = now;
  }
  const screens = scrolled / height;
  const after = metricsMap(await cdp.send('Performance.getMetrics'));
  await sleep(500);
  await heap(view, out, 'scroll.heapAfterKB', 'scroll.nodesAfter');
  out['scroll.heapGrowthKB'] = out['scroll.heapAfterKB'] - out['scroll.heapBeforeKB'];
  const dropped = intervals.reduce((n, d) => n + Math.max(0, Math.round(d / (1000 / 60)) - 1), 0);
  out['scroll.screens'] = screens;
  out['scroll.droppedPct'] = (100 * dropped) / Math.max(1, dropped + intervals.length);
  out['scroll.longestFrame'] = Math.max(0, ...intervals);
  out['scroll.p95Frame'] = percentile(intervals, 0.95);
  out['scroll.taskMsPerScreen'] = ((after.TaskDuration - before.TaskDuration) * 1000) / Math.max(1, screens);
  out['scroll.scriptMsPerScreen'] = ((after.ScriptDuration - before.ScriptDuration) * 1000) / Math.max(1, screens);
}

/** A finger swipe of about 200 ms, and the fling after it (synthesizeScrollGesture does not scroll under touch emulation). */
export async function swipe(cdp, x, y, distance) {
  const moves = 10;
  const touch = (type, touchPoints) => cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [{ x, y }]);
  for (let i = 1; i <= moves; i++) {
    await sleep(14);
    await touch('touchMove', [{ x, y: y - (distance * i) / moves }]);
  }
  await touch('touchEnd', []);
  await sleep(350);
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

const median = (v) => percentile(v, 0.5);
export function percentile(values, p) {
  const v = [...values].sort((a, b) => a - b);
  if (v.length === 0) return undefined;
  const i = (v.length - 1) * p;
  return v[Math.floor(i)] + (v[Math.ceil(i)] - v[Math.floor(i)]) * (i % 1);
}
