import { percentile } from './numbers.mjs';

const KB = (n) => n / 1024;
/** key, label, unit, digits, transform. Lower is better for every row. */
const ROWS = [
  ['wire.total', 'first load, transferred', 'KB', 1, KB],
  ['wire.html', '  HTML transferred', 'KB', 1, KB],
  ['wire.js', '  JS transferred', 'KB', 1, KB],
  ['wire.css', '  CSS transferred', 'KB', 1, KB],
  ['wire.image', '  images transferred', 'KB', 1, KB],
  ['wire.font', '  fonts transferred', 'KB', 1, KB],
  ['wire.data', '  data (XHR/fetch) transferred', 'KB', 1, KB],
  ['decoded.total', 'first load, decoded', 'KB', 1, KB],
  ['decoded.js', '  JS decoded', 'KB', 1, KB],
  ['decoded.css', '  CSS decoded', 'KB', 1, KB],
  ['requests', 'requests', '', 0],
  ['requestsToReady', 'requests begun before content', '', 0],
  ['ttfb', 'TTFB', 'ms', 0],
  ['fcp', 'FCP', 'ms', 0],
  ['lcp', 'LCP', 'ms', 0],
  ['ready', 'content ready (scenario selector painted)', 'ms', 0],
  ['tti', 'TTI-like', 'ms', 0],
  ['tbt', 'TBT (FCP to TTI)', 'ms', 0],
  ['allBlocking', 'blocking time, all long tasks', 'ms', 0],
  ['longestTask', 'longest task', 'ms', 0],
  ['scriptMs', 'script time', 'ms', 0],
  ['layoutMs', 'style + layout time', 'ms', 0],
  ['cls', 'CLS', '', 3],
  ['heapKB', 'JS heap after load (GC)', 'KB', 0],
  ['domNodes', 'DOM nodes after load', '', 0],
  ['swExtraBytes', 'later bytes (routes, scroll, service worker)', 'KB', 1, KB],
  ['repeat.wireBytes', 'repeat visit, transferred', 'KB', 1, KB],
  ['repeat.fcp', 'repeat visit FCP', 'ms', 0],
  ['repeat.lcp', 'repeat visit LCP', 'ms', 0],
  ['repeat.ready', 'repeat visit content ready', 'ms', 0],
  ['repeat.tbt', 'repeat visit TBT', 'ms', 0],
  ['route.cold', 'route switch, first', 'ms', 0],
  ['route.warm', 'route switch, warm', 'ms', 0],
  ['route.inp', 'route switch, worst event timing (INP-like)', 'ms', 0],
  ['purchase.ask', 'purchase: 下载 to the choice of package', 'ms', 0],
  ['purchase.platform', 'purchase: package to the price', 'ms', 0],
  ['purchase.pay', 'purchase: pay to the answer', 'ms', 0],
  ['purchase.inp', 'purchase: worst event timing', 'ms', 0],
  ['scroll.screens', 'scroll: screens done', '', 0],
  ['scroll.droppedPct', 'scroll: dropped frames', '%', 1],
  ['scroll.longestFrame', 'scroll: longest frame', 'ms', 0],
  ['scroll.missedPct', 'scroll: frames the screen missed', '%', 1],
  ['scroll.waitingPct', 'scroll: frames that waited for the main thread', '%', 1],
  ['scroll.blankPct', 'scroll: frames with a part not painted yet', '%', 1],
  ['scroll.p95Frame', 'scroll: p95 frame', 'ms', 1],
  ['scroll.taskMsPerScreen', 'scroll: main-thread time per screen', 'ms', 1],
  ['scroll.scriptMsPerScreen', 'scroll: script time per screen', 'ms', 1],
  ['scroll.nodesAfter', 'scroll: DOM nodes at the end', '', 0],
  ['scroll.heapGrowthKB', 'scroll: heap growth (GC)', 'KB', 0],
  ['routeFailures', 'route taps that failed', '', 0],
  ['sceneFailures', 'scenes that failed', '', 0],
  ['scrollFailures', 'scroll scenarios that failed', '', 0],
  ['failedRequests', 'failed requests', '', 0],
  ['pageErrors', 'uncaught page errors', '', 0],
];

export function summarise(runs) {
  const keys = new Set(runs.flatMap((r) => Object.keys(r)));
  const out = {};
  for (const key of keys) {
    const v = runs.map((r) => r[key]).filter((x) => typeof x === 'number' && Number.isFinite(x));
    if (v.length) out[key] = { median: percentile(v, 0.5), min: Math.min(...v), max: Math.max(...v), n: v.length };
  }
  return out;
}

/** Markdown table: one column per target, `median (min-max) xRatioToFirst`. */
export function table(results, names) {
  const first = results[names[0]];
  const lines = [`| metric | ${names.join(' | ')} |`, `|---|${names.map(() => '---:').join('|')}|`];
  for (const [key, label, unit, digits, map = (x) => x] of ROWS) {
    const cells = names.map((name, i) => {
      const s = results[name]?.[key];
      if (!s) return '';
      const f = (x) => map(x).toFixed(digits);
      const spread = f(s.min) === f(s.max) ? '' : ` (${f(s.min)}-${f(s.max)})`;
      const base = first?.[key]?.median;
      const ratio = i > 0 && base > 0 ? ` x${(s.median / base).toFixed(2)}` : '';
      return `${f(s.median)}${spread}${ratio}`;
    });
    if (
      cells.some((c) => c !== '') &&
      !(key.match(/Failures|failed|Errors/) && cells.every((c) => c === '' || c === '0'))
    ) {
      lines.push(`| ${label}${unit ? `, ${unit}` : ''} | ${cells.join(' | ')} |`);
    }
  }
  return lines.join('\n');
}
