import type { Ports } from '@/kernel/ports';
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

/**
 * Scrolls back to a resting place: to the row if it is there, else to the same height, else to the top; where that is not
 * there yet, with whatever is drawn from now on. The result calls it off.
 */
export function returnSoon(root: HTMLElement, resting: RestingPlace | undefined, { screen }: Pick<Ports, 'screen'>) {
  const top = resting?.top ?? 0;
  window.scrollTo(0, top);
  const isThere = resting?.item ? scrollToRow(root, resting) : window.scrollY >= top - 1;
  return isThere ? undefined : screen.keepAt(root, resting);
}

/** Scrolls so that a row stands where it rested; false where it is not there. */
export function scrollToRow(root: HTMLElement, { item, offset }: Pick<RestingPlace, 'item' | 'offset'>): boolean {
  const rows = root.querySelectorAll<HTMLElement>(`[${ITEM_ATTRIBUTE}="${CSS.escape(item)}"]`);
  const row = [...rows].find((one) => !isAway(one));
  if (row) window.scrollTo(0, window.scrollY + row.getBoundingClientRect().top - offset);
  return row !== undefined;
}
