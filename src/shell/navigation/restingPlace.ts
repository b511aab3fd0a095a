import type { Ports } from '@/kernel/ports';
import type { RestingPlace } from './pageCacheSlice';

/** Lists mark their rows with this attribute, so that a place can be named by row instead of by pixels. */
export const ITEM_ATTRIBUTE = 'data-item';

/** The rows of a page, without those in the panel of another tab, which keeps its rows but shows none. */
const rowsIn = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>(`[${ITEM_ATTRIBUTE}]`)].filter((row) => !row.closest('[inert]'));

/** Where the page rests: its first row that reaches below the top edge, and how far that row is from it. */
export function restingPlace(root: HTMLElement): RestingPlace {
  const row = rowsIn(root).find((one) => one.getBoundingClientRect().bottom > 0);
  return {
    item: row?.getAttribute(ITEM_ATTRIBUTE) ?? '',
    offset: Math.round(row?.getBoundingClientRect().top ?? 0),
    top: Math.round(window.scrollY),
  };
}

/**
 * Scrolls back to a resting place: to the row if it is there, else to the same height, else to the top; where that is not
 * there yet, with whatever is drawn from now on. The result calls it off.
 */
export function returnSoon(root: HTMLElement, resting: RestingPlace | undefined, { screen }: Pick<Ports, 'screen'>) {
  const top = resting?.top ?? 0;
  window.scrollTo(0, top);
  const isThere = resting?.item ? scrollToRow(root, resting) : window.scrollY >= top - 1;
  // After a load more is drawn, above it too.
  return isThere && !resting?.isKept ? undefined : screen.keepAt(root, resting);
}

/** Scrolls so that a row stands where it rested; false where it is not there. */
export function scrollToRow(root: HTMLElement, { item, offset }: Pick<RestingPlace, 'item' | 'offset'>): boolean {
  const row = rowsIn(root).find((one) => one.getAttribute(ITEM_ATTRIBUTE) === item);
  if (row) window.scrollTo(0, window.scrollY + row.getBoundingClientRect().top - offset);
  return row !== undefined;
}
