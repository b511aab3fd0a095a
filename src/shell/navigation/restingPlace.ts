import type { RestingPlace } from './pageCacheSlice';

/** Lists mark their rows with this attribute, so that a place can be named by row instead of by pixels. */
export const ITEM_ATTRIBUTE = 'data-item';

/** In the panel of another tab, which keeps its rows but shows none. */
const isAway = (row: HTMLElement) => row.closest('[inert]') !== null;

/** Where the page rests: its first row that reaches below the top edge, and how far that row is from it. */
export function restingPlace(root: HTMLElement): RestingPlace {
  const top = Math.round(window.scrollY);
  for (const row of root.querySelectorAll<HTMLElement>(`[${ITEM_ATTRIBUTE}]`)) {
    if (isAway(row)) continue;
    const box = row.getBoundingClientRect();
    if (box.bottom > 0) return { item: row.getAttribute(ITEM_ATTRIBUTE) ?? '', offset: Math.round(box.top), top };
  }
  return { item: '', offset: 0, top };
}

/** Frames until the rows of a windowed list are drawn where the page has scrolled to. */
const FRAMES = 10;

/** Scrolls back to a resting place, and again once a windowed list has drawn its rows there; stops when called off. */
export function returnSoon(root: HTMLElement, resting: RestingPlace | undefined): () => void {
  let frame = 0;
  const again = (left: number) => {
    if (returnTo(root, resting) || left === 0) return;
    frame = requestAnimationFrame(() => again(left - 1));
  };
  again(FRAMES);
  return () => cancelAnimationFrame(frame);
}

/**
 * Scrolls back to a resting place: to the row if it is there, else to the same height, else to the top.
 * Whether nothing is left to be waited for.
 */
export function returnTo(root: HTMLElement, resting: RestingPlace | undefined): boolean {
  window.scrollTo(0, resting?.top ?? 0);
  if (!resting?.item) return true;
  const rows = root.querySelectorAll<HTMLElement>(`[${ITEM_ATTRIBUTE}="${CSS.escape(resting.item)}"]`);
  const row = [...rows].find((one) => !isAway(one));
  if (row) window.scrollTo(0, window.scrollY + row.getBoundingClientRect().top - resting.offset);
  return row !== undefined;
}
