import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { dist } from './app.mjs';
import { metricsMap } from './page.mjs';
import { DEVICE } from './profiles.mjs';
import { traceOf } from './trace.mjs';

const SAMPLE_US = 100;
/** What the browser counts while it draws; none of it depends on how fast the machine is. */
const COUNTED = {
  UpdateLayoutTree: 'style recalculations',
  Layout: 'layouts',
  Paint: 'paintings',
  MinorGC: 'collections, young',
  MajorGC: 'collections, whole',
};

const maps = new Map();
/** Addresses of scripts by the id that the debugger gives them. */
const scripts = new Map();
/** The source map of a shipped file, or nothing where it has none. */
function mapOf(file) {
  if (!maps.has(file)) {
    let map;
    try {
      map = new SourceMap(JSON.parse(readFileSync(`${join(dist, 'client', file)}.map`, 'utf8')));
    } catch {
      map = undefined;
    }
    maps.set(file, map);
  }
  return maps.get(file);
}

/** The package or file of ours that a place in a shipped file was built from. */
function sourceOf({ url, lineNumber, columnNumber, functionName }) {
  if (!url) return functionName.startsWith('(') ? functionName : `(browser: ${functionName})`;
  const entry = mapOf(new URL(url).pathname)?.findEntry(lineNumber, columnNumber);
  // A place between the mapped ones: the file's name without its hash.
  if (!entry?.originalSource)
    return `(${new URL(url).pathname.replace(/.*\//, '').replace(/\.[0-9a-f]+\.js$/, '.js')})`;
  const source = entry.originalSource;
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? [];
  if (name) return name;
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/[?].*$/, '');
  // What lies above our own folder was named by a package's own source map, from where it was built.
  return path.startsWith('../') ? `(a package: ${path.replace(/^(\.\.\/)+/, '')})` : path.replace(/^\.\//, '');
}

/** Sampled time by package or file, in ms, without the time nothing ran. */
function bySource({ nodes, samples, timeDeltas }) {
  const own = new Map();
  for (const [index, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + timeDeltas[index]);
  const sums = new Map();
  for (const { id, callFrame } of nodes) {
    if (!own.has(id) || ['(idle)', '(program)', '(root)'].includes(callFrame.functionName)) continue;
    const source = sourceOf(callFrame);
    sums.set(source, (sums.get(source) ?? 0) + own.get(id) / 1000);
  }
  return sums;
}

/** React's commits and the components it rendered in them, counted as React's DevTools hear of them. */
export function countRenders() {
  const counts = { commits: 0, rendered: 0, added: 0 };
  window.__renders = counts;
  /** How often each component rendered, by the function it is. */
  window.__rendered = new Map();
  const walk = (fiber) => {
    for (let one = fiber; one; one = one.sibling) {
      const component = one.type?.render ?? one.type?.type ?? one.type;
      if (typeof component === 'function' && (one.flags & 1) === 1) {
        counts.rendered += 1;
        window.__rendered.set(component, (window.__rendered.get(component) ?? 0) + 1);
      }
      // Children that were not even copied have not worked; what their flags say is of an earlier commit.
      if (one.alternate?.child !== one.child) walk(one.child);
    }
  };
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onCommitFiberRoot(_, root) {
      counts.commits += 1;
      walk(root.current);
    },
  };
  new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node.nodeType === 1) counts.added += 1 + node.getElementsByTagName('*').length;
  }).observe(document, { childList: true, subtree: true });
}

/** Rendered components by the file they were written in, most often first; `times` as in `causesOf`. */
async function rendersByFile(cdp, times) {
  const { result: list } = await cdp.send('Runtime.evaluate', { expression: '[...window.__rendered].flat()' });
  const { result: entries } = await cdp.send('Runtime.getProperties', { objectId: list.objectId, ownProperties: true });
  const values = entries.filter(({ name }) => /^\d+$/.test(name)).map(({ value }) => value);
  const sums = new Map();
  for (let at = 0; at < values.length; at += 2) {
    const { internalProperties = [] } = await cdp.send('Runtime.getProperties', { objectId: values[at].objectId });
    const place = internalProperties.find(({ name }) => name === '[[FunctionLocation]]')?.value?.value;
    const url = place && scripts.get(place.scriptId);
    const file = url ? sourceOf({ ...place, url }) : '(unknown)';
    sums.set(file, (sums.get(file) ?? 0) + values[at + 1].value / times);
  }
  return [...sums].sort((a, b) => b[1] - a[1]);
}

/** The part of the screen that a painting says it is for, at most all of it; its corners are x, y, x, y … from the upper left. */
function screensOf([left, top, right, , , bottom]) {
  const { width, height } = DEVICE.viewport;
  return (Math.min(Math.max(0, right - left), width) * Math.min(Math.max(0, bottom - top), height)) / (width * height);
}

async function traced(browserCdp, act) {
  const counts = { ...Object.fromEntries(Object.values(COUNTED).map((name) => [name, 0])), 'painted, screens': 0 };
  const categories = ['devtools.timeline', 'v8', 'disabled-by-default-v8.gc'];
  for (const { name, args } of await traceOf(browserCdp, categories, act)) {
    if (COUNTED[name]) counts[COUNTED[name]] += 1;
    if (name === 'Paint' && args?.data?.clip) counts['painted, screens'] += screensOf(args.data.clip);
  }
  return counts;
}

const TIMES = {
  TaskDuration: 'thread, ms',
  ScriptDuration: 'script, ms',
  RecalcStyleDuration: 'style, ms',
  LayoutDuration: 'layout, ms',
};

/**
 * What one act costs, each figure divided by `times`: first sampled (time by source), then traced (counts), so that neither disturbs the other.
 * `act` is done twice; it has to end where it began, or `again` leads back.
 */
export async function causesOf({ page, cdp, browserCdp }, act, { times = 1, again } = {}) {
  const each = (sum) => sum / times;
  const before = metricsMap(await cdp.send('Performance.getMetrics'));
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: SAMPLE_US });
  await cdp.send('Profiler.start');
  await act();
  const { profile } = await cdp.send('Profiler.stop');
  await cdp.send('Profiler.disable');
  const after = metricsMap(await cdp.send('Performance.getMetrics'));
  await again?.();
  const from = await page.evaluate(() => {
    window.__rendered.clear();
    return { ...window.__renders };
  });
  const counts = await traced(browserCdp, act);
  const to = await page.evaluate(() => ({ ...window.__renders }));
  cdp.on('Debugger.scriptParsed', ({ scriptId, url }) => scripts.set(scriptId, url));
  await cdp.send('Debugger.enable');
  const renders = await rendersByFile(cdp, times);
  await cdp.send('Debugger.disable');
  const figures = {
    ...Object.fromEntries(Object.entries(TIMES).map(([key, name]) => [name, (after[key] - before[key]) * 1000])),
    ...counts,
    'React commits': to.commits - (from.commits ?? 0),
    'components rendered': to.rendered - (from.rendered ?? 0),
    'elements made': to.added - (from.added ?? 0),
  };
  const sources = [...bySource(profile)].map(([name, ms]) => [name, each(ms)]).sort((a, b) => b[1] - a[1]);
  return {
    figures: Object.fromEntries(Object.entries(figures).map(([name, sum]) => [name, each(sum)])),
    sources,
    renders,
  };
}
