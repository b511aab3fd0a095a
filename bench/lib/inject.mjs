/**
 * Runs in the page before any of its scripts (serialised by Playwright; no outer references).
 * Collects paint, layout-shift, long-task and event timings, and offers helpers for the
 * route-switch and scroll measurements.
 */
export function installObservers({ readySelector }) {
  if (window.top !== window || window.__bench) return;
  const b = {
    fcp: null,
    lcp: null,
    lcpElement: null,
    shifts: [],
    longTasks: [],
    interactions: [],
    ready: null,
  };
  window.__bench = b;

  const observe = (type, fn, extra = {}) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(fn)).observe({ type, buffered: true, ...extra });
    } catch {
      /* not supported here */
    }
  };
  observe('paint', (e) => {
    if (e.name === 'first-contentful-paint') b.fcp = e.startTime;
  });
  observe('largest-contentful-paint', (e) => {
    b.lcp = e.startTime;
    b.lcpElement = e.element ? e.element.tagName.toLowerCase() + (e.element.id ? `#${e.element.id}` : '') : null;
  });
  observe('layout-shift', (e) => {
    if (!e.hadRecentInput) b.shifts.push([e.startTime, e.value]);
  });
  observe('longtask', (e) => b.longTasks.push([e.startTime, e.duration]));
  observe(
    'event',
    (e) => {
      if (e.interactionId) b.interactions.push([e.interactionId, e.startTime, e.duration]);
    },
    { durationThreshold: 16 },
  );

  /** The first element in sight; `css >> words` wants the words in it. */
  b.visible = (wanted) => {
    const [selector, words = ''] = wanted.split(' >> ');
    for (const el of document.querySelectorAll(selector)) {
      if (!el.textContent.includes(words)) continue;
      const r = el.getBoundingClientRect();
      if (
        r.width > 0 &&
        r.height > 0 &&
        r.bottom > 0 &&
        r.right > 0 &&
        r.top < innerHeight &&
        r.left < innerWidth &&
        el.checkVisibility({ opacityProperty: true, visibilityProperty: true })
      )
        return el;
    }
    return null;
  };

  /**
   * Resolves with the time just after the first frame that shows the selector. It is looked for once the frame is laid out:
   * what an observer of sizes puts into a frame is on the screen with it.
   */
  b.painted = (selector, timeoutMs) =>
    new Promise((resolve) => {
      const deadline = performance.now() + timeoutMs;
      const channel = new MessageChannel();
      const frame = () => channel.port2.postMessage(0);
      channel.port1.onmessage = () => {
        const now = performance.now();
        if (b.visible(selector)) resolve(now);
        else if (now > deadline) resolve(null);
        else requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });

  if (readySelector)
    b.painted(readySelector, 60000).then((t) => {
      b.ready = t;
    });

  /** Arms the measurement of one tap; resolves after the target view has been painted. */
  b.armTap = (expect) => {
    let start = null;
    const note = (e) => {
      start ??= e.timeStamp;
    };
    addEventListener('pointerdown', note, { capture: true, once: true });
    const before = b.interactions.length;
    b.tap = b.painted(expect, 20000).then((end) => {
      removeEventListener('pointerdown', note, { capture: true });
      return { start, end, latency: end === null || start === null ? null : end - start, before };
    });
  };

  b.recordFrames = () => {
    const times = [];
    let on = true;
    const frame = (t) => {
      times.push(t);
      if (on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    b.stopFrames = () => {
      on = false;
      return times;
    };
  };

  b.cls = () => {
    let worst = 0,
      sum = 0,
      first = -Infinity,
      last = -Infinity;
    for (const [t, v] of b.shifts) {
      if (t - last > 1000 || t - first > 5000) {
        sum = 0;
        first = t;
      }
      sum += v;
      last = t;
      worst = Math.max(worst, sum);
    }
    return worst;
  };
}
