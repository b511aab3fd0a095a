#!/usr/bin/env node
/**
 * The reader at its limits: a very long list of chapters, a very long strip, and many chapters one after another.
 * `npm run bench:reader -- [--chapters 3000] [--pages 400] [--read 20] [--flings 30] [--pause 0] [--json file]` on the built app;
 * `--read 60 --pause 3000` is an hour of reading, three seconds a page;
 * figures in docs/PERFORMANCE.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { appAndBrowser } from './lib/appAndBrowser.mjs';
import { takeHeapParts } from './lib/heapParts.mjs';
import { watchHoles } from './lib/holes.mjs';
import { percentile } from './lib/numbers.mjs';
import { DEVICE } from './lib/profiles.mjs';
import { swipe } from './lib/scroll.mjs';

const { values } = parseArgs({
  options: {
    chapters: { type: 'string', default: '3000' },
    pages: { type: 'string', default: '400' },
    read: { type: 'string', default: '20' },
    flings: { type: 'string', default: '30' },
    pause: { type: 'string', default: '0' },
    json: { type: 'string' },
  },
});
const CHAPTERS = Number(values.chapters);
const PAGES = Number(values.pages);
const READ = Number(values.read);
const FLINGS = Number(values.flings);
/** On each step down a page, ms. */
const PAUSE = Number(values.pause);
/** A comic of the demo whose first chapter is free, and that chapter. */
const BOOK = 9;
const FIRST = 33;
/** Chapters until what the reader needs is loaded and compiled. */
const WARM = 4;
const { width, height } = DEVICE.viewport;

const { app, browser, close } = await appAndBrowser();
const report = {};

const ask = async (path) => (await (await fetch(`${app.origin}/api/v1/book/${path}?appID=2008`)).json()).data;
const nodesOf = (tab) => tab.evaluate(() => document.getElementsByTagName('*').length);

async function heapKB(cdp) {
  for (let i = 0; i < 2; i += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Math.round(metrics.find(({ name }) => name === 'JSHeapUsedSize').value / 1024);
}

async function openTab() {
  const context = await browser.newContext(DEVICE);
  await context.addInitScript(() => {
    localStorage.setItem(':bulletin-closed', String(Date.now()));
    localStorage.setItem('plaza:reader', JSON.stringify({ habits: { guided: true }, look: { mode: 'strip' } }));
  });
  const tab = await context.newPage();
  const cdp = await context.newCDPSession(tab);
  await cdp.send('Performance.enable');
  return { context, tab, cdp };
}

/** Flings down and up and looks at every frame. */
async function fling(name, { tab, cdp }, what) {
  await tab.evaluate(watchHoles, what);
  const nodes = [];
  for (let round = 0; round < FLINGS; round += 1) {
    const down = round % 6 < 4;
    await swipe(cdp, width / 2, down ? height * 0.85 : height * 0.3, (down ? 1 : -1) * height * 0.55);
    nodes.push(await nodesOf(tab));
  }
  const { frames, withHole, longest, long } = await tab.evaluate(() => {
    window.__holes.running = false;
    return window.__holes;
  });
  report[`${name}: frames while flinging`] = frames;
  report[`${name}: of these with a hole`] = withHole;
  report[`${name}: frames over 50 ms`] = long;
  report[`${name}: longest frame, ms`] = Math.round(longest);
  report[`${name}: DOM elements, median`] = percentile(nodes, 0.5);
  report[`${name}: DOM elements, most`] = Math.max(...nodes);
}

/** To every tenth of what scrolls, as a dragged scrollbar would: is the very next frame whole? */
async function jump(name, { tab }, { scroller, selector }) {
  const holes = await tab.evaluate(
    async ([box, row]) => {
      const scroll = box ? document.querySelector(box) : document.documentElement;
      const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      let blank = 0;
      for (let step = 0; step < 40; step += 1) {
        const share = ((step * 7) % 40) / 40;
        scroll.scrollTop = share * (scroll.scrollHeight - scroll.clientHeight * 2);
        await painted();
        const boxes = [...document.querySelectorAll(row)].map((element) => element.getBoundingClientRect());
        const whole = [0.4, 0.55, 0.7, 0.85].every((part) =>
          [0, 24].some((more) =>
            boxes.some(({ top, bottom }) => top <= innerHeight * part + more && bottom >= innerHeight * part + more),
          ),
        );
        if (!whole) blank += 1;
      }
      return blank;
    },
    [scroller, selector],
  );
  report[`${name}: blank frames after 40 jumps`] = holes;
}

async function longContents() {
  const { records } = await ask(`${BOOK}/chapter/list`);
  const rows = Array.from({ length: CHAPTERS }, (_, at) => ({
    ...records[at % records.length],
    id: 1_000_000 + at,
    index: at + 1,
  }));
  const here = await openTab();
  await here.context.route(`**/api/v1/book/${BOOK}/chapter/list?*`, (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: { records: rows, total: CHAPTERS } } }),
  );
  await here.tab.goto(`${app.origin}/bookmenu/${BOOK}`);
  const selector = 'a[href^="/readbook/"]';
  await here.tab.locator(selector).first().waitFor();
  const name = `contents of ${CHAPTERS} chapters`;
  report[`${name}: DOM elements at first`] = await nodesOf(here.tab);
  await fling(name, here, { selector, from: 0.4, to: 0.95 });
  await jump(name, here, { selector });
  report[`${name}: heap, KB`] = await heapKB(here.cdp);
  await here.context.close();
}

/** The chapter with as many pages of different heights; each has an address, and so a picture, of its own. */
const longChapter = (content, count, over) => ({
  ...content,
  ...over,
  pages: Array.from({ length: count }, (_, at) => {
    const page = content.pages[at % content.pages.length];
    return {
      ...page,
      url: `${page.url}?${over?.chapter?.id ?? 0}-${at}`,
      h: Math.round(page.w * (1.2 + (at % 5) * 0.15)),
    };
  }),
});

async function longStrip() {
  const content = await ask(`${BOOK}/chapter/${FIRST}`);
  const here = await openTab();
  await here.context.route(`**/api/v1/book/${BOOK}/chapter/${FIRST}?*`, (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: longChapter(content, PAGES) } }),
  );
  await here.tab.goto(`${app.origin}/readbook/${BOOK}/${FIRST}`);
  const selector = '[data-page]';
  await here.tab.locator('[data-page="0"][data-at="shown"]').waitFor();
  const name = `strip of ${PAGES} pages`;
  report[`${name}: DOM elements at first`] = await nodesOf(here.tab);
  await fling(name, here, { selector });
  await jump(name, here, { scroller: '[data-strip]', selector });
  report[`${name}: heap, KB`] = await heapKB(here.cdp);
  await here.context.close();
}

async function manyChapters() {
  const content = await ask(`${BOOK}/chapter/${FIRST}`);
  const here = await openTab();
  const { tab, cdp } = here;
  await here.context.route(new RegExp(`/api/v1/book/${BOOK}/chapter/\\d+\\?`), (route) => {
    const id = Number(/chapter\/(\d+)/.exec(route.request().url())[1]);
    const chapter = { ...content.chapter, id, index: id - FIRST + 1 };
    const data = longChapter(content, 20, { chapter, prevId: id > FIRST ? id - 1 : null, nextId: id + 1 });
    return route.fulfill({ json: { code: 0, msg: '', data } });
  });
  await tab.goto(`${app.origin}/readbook/${BOOK}/${FIRST}`);
  const heaps = [];
  const nodes = [];
  const parts = [];
  for (let read = 0; read < READ; read += 1) {
    await tab.locator('[data-page="0"][data-at="shown"]').waitFor();
    // Every page comes by, as it does for somebody who reads.
    await tab.locator('[data-strip]').evaluate(async (box, pause) => {
      for (let top = 0; top < box.scrollHeight; top += box.clientHeight * 0.8) {
        box.scrollTop = top;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        await new Promise((done) => setTimeout(done, pause));
      }
    }, PAUSE);
    heaps.push(await heapKB(cdp));
    if (read === WARM || read === READ - 1) parts.push(await takeHeapParts(cdp));
    nodes.push(await nodesOf(tab));
    await tab.getByRole('button', { name: '进入下一话' }).click();
    await tab.waitForURL(new RegExp(`/${FIRST + read + 1}$`));
  }
  const name = `${READ} chapters of 20 pages`;
  report[`${name}: heap after each, KB`] = heaps.join(' ');
  const [before, after] = [parts[0], parts.at(-1)];
  for (const part of Object.keys(before)) {
    const each = (after[part] - before[part]) / (READ - 1 - WARM);
    report[`${name}: ${part} for a chapter from the fifth on, KB`] = Number(each.toFixed(1));
  }
  report[`${name}: DOM elements, first and last`] = `${nodes[0]} ${nodes.at(-1)}`;
  await here.context.close();
}

try {
  await longContents();
  await longStrip();
  await manyChapters();
  for (const [what, value] of Object.entries(report)) process.stdout.write(`${what}: ${value}\n`);
  if (values.json) writeFileSync(values.json, JSON.stringify(report, null, 2));
} finally {
  await close();
}
