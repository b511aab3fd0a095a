/**
 * Runs in the page: looks at every frame until `window.__holes.running` is false, and counts the ones that show a hole
 * down the middle of the view, where no element of `selector` stands. `gap`: px that may lie between two of them.
 */
export function watchHoles({ selector, from = 0, to = 1, gap = 20 }) {
  const seen = { frames: 0, withHole: 0, longest: 0, long: 0, dropped: 0, running: true };
  window.__holes = seen;
  let before;
  // By their boxes: what is being scrolled may be out of reach of `elementsFromPoint`.
  let boxes = [];
  const isHole = (y) => !boxes.some(({ top, bottom }) => top <= y && bottom >= y);
  const look = (now) => {
    if (!seen.running) return;
    if (before !== undefined) {
      seen.longest = Math.max(seen.longest, now - before);
      if (now - before > 50) seen.long += 1;
      seen.dropped += Math.max(0, Math.round((now - before) / (1000 / 60)) - 1);
    }
    before = now;
    seen.frames += 1;
    boxes = [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    for (let y = innerHeight * from; y < innerHeight * to - gap; y += 24) {
      if (isHole(y) && isHole(y + gap)) {
        seen.withHole += 1;
        break;
      }
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
