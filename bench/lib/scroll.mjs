import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './numbers.mjs';
import { heap, metricsMap, tap } from './page.mjs';
import { DEVICE } from './profiles.mjs';
import { shownFrames } from './shownFrames.mjs';

/** Swipes more, traced, to learn which frames were shown. */
const TRACED = 10;

/** Finger swipes with fling over a long list: frames, main-thread time a screen, DOM and heap. */
export async function scroll(view, { url, scenario }, out) {
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
  const browserCdp = await page.context().browser().newBrowserCDPSession();
  const shown = await shownFrames(browserCdp, async () => {
    for (let i = 0; i < TRACED; i += 1) await swipe(cdp, width / 2, height * 0.85, step);
  });
  await browserCdp.detach();
  out['scroll.missedPct'] = shown.missed;
  out['scroll.waitingPct'] = shown.waiting;
  out['scroll.blankPct'] = shown.blank;
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
