import type { ReadingMode } from '@/features/reading/settings/readerSettings';

/** What a tap on the page means. */
export type Tap = 'back' | 'menu' | 'forward';

/** How the pages of a chapter are laid out, once `auto` is settled; `text` is a novel. */
export type Layout = Exclude<ReadingMode, 'auto'> | 'text';

/** The part of the view at either end that turns. */
const END = 0.3;

/** Whether pages are turned rather than scrolled. */
export const isPaged = (layout: Layout): boolean => layout !== 'strip' && layout !== 'text';
/** Whether they lie beside each other; the others stand under each other. */
export const isSideways = (layout: Layout): boolean => layout === 'ltr' || layout === 'rtl' || layout === 'double';

/** What a tap at `x`, `y` (fractions of the view) does: the ends turn, the middle shows the menu. */
export function tapAt(x: number, y: number, layout: Layout, swapped: boolean): Tap {
  const along = isSideways(layout) ? x : y;
  if (along >= END && along <= 1 - END) return 'menu';
  const towardsEnd = along > 1 - END;
  const mirrored = (layout === 'rtl') !== swapped;
  return towardsEnd !== mirrored ? 'forward' : 'back';
}

/** Height through width from which a page is no printed page any more. */
const TALL = 1.7;
/** Printed pages of a book are all alike; pieces of a strip end where a scene does. */
const ALIKE = 0.2;

/** The layout of a chapter: what was chosen, else the strip where pages are tall or each of another height. */
export function layoutOf(mode: ReadingMode, pages: readonly { w: number; h: number }[], isNovel: boolean): Layout {
  if (isNovel) return 'text';
  if (mode !== 'auto') return mode;
  const ratios = pages.flatMap(({ w, h }) => (w > 0 && h >= w ? [h / w] : [])).sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 0;
  const spread = (ratios.slice(-1)[0] ?? 0) - (ratios[0] ?? 0);
  return middle >= TALL || spread > ALIKE ? 'strip' : 'ltr';
}
