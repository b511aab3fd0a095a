/** A swipe over pages of one width: `dx` px to the right of the start, `ms` since then. */
export interface Swipe {
  dx: number;
  ms: number;
  width: number;
  index: number;
  count: number;
}

/** px per ms from which a short flick turns the page. */
const flick = 0.25;
/** px a flick must cover, so that a nervous tap does not turn the page. */
const flickReach = 24;

/** How far the pages follow the finger: fully, but only a third where there is no page left. */
export function swipeOffset({ dx, index, count }: Pick<Swipe, 'dx' | 'index' | 'count'>): number {
  const outward = (dx > 0 && index === 0) || (dx < 0 && index === count - 1);
  return outward ? dx / 3 : dx;
}

/** The page a released swipe ends on: the neighbour past half the width or after a flick, else the same. */
export function swipeTarget({ dx, ms, width, index, count }: Swipe): number {
  const far = Math.abs(dx) > width / 2;
  const fast = Math.abs(dx) > flickReach && Math.abs(dx) / Math.max(1, ms) > flick;
  if (!far && !fast) return index;
  return Math.min(count - 1, Math.max(0, index - Math.sign(dx)));
}
