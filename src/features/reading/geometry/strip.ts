import type { Anchor } from '@/features/reading/readerSlice';

/** A picture's size; 0 where nobody knows it yet. */
export interface Size {
  w: number;
  h: number;
}

/** How wide the strip is drawn in its frame, in px and percent. */
export interface StripLook {
  /** Of the view. */
  width: number;
  gap: number;
  margin: number;
  maxWidth: number;
}

/** Boxes of a column of pages, in px from its top. */
export interface Strip {
  width: number;
  tops: readonly number[];
  heights: readonly number[];
  total: number;
}

/** The shape of a page whose size nobody said: it is kept until the picture tells. */
const UNKNOWN_RATIO = 1.5;

/** Height through width. */
export const ratioOf = ({ w, h }: Size): number => (w > 0 && h > 0 ? h / w : UNKNOWN_RATIO);

/** Reserves every page's box before any picture is there, so that no arrival moves a line. */
export function layStrip(pages: readonly Size[], { width: view, gap, margin, maxWidth }: StripLook): Strip {
  const width = Math.max(1, Math.round(Math.min(view * (1 - margin / 50), (view * maxWidth) / 100)));
  const heights = pages.map((page) => Math.round(width * ratioOf(page)));
  return { width, ...stack(heights, gap) };
}

/** Boxes under each other with a gap between them. */
function stack(heights: readonly number[], gap: number): Omit<Strip, 'width'> {
  let top = 0;
  const tops = heights.map((height) => {
    const here = top;
    top += height + gap;
    return here;
  });
  return { tops, heights, total: Math.max(0, top - gap) };
}

/** The last box that begins at or above a line; 0 above all. */
function boxAt(tops: readonly number[], line: number): number {
  let [low, high] = [0, tops.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((tops[middle] ?? 0) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
}

type Boxes = Pick<Strip, 'tops' | 'heights'>;

/** What stands at a line of the column: which box, and how far through it. */
export function anchorAt({ tops, heights }: Boxes, line: number): Anchor {
  const page = boxAt(tops, line);
  const height = heights[page] ?? 0;
  const offset = height > 0 ? (line - (tops[page] ?? 0)) / height : 0;
  return { page, offset: Math.min(1, Math.max(0, offset)) };
}

/** Where in the column an anchor stands, however the boxes have changed meanwhile. */
export function lineOf({ tops, heights }: Boxes, { page, offset }: Anchor): number {
  const at = Math.min(Math.max(0, page), tops.length - 1);
  return (tops[at] ?? 0) + (heights[at] ?? 0) * offset;
}

/** Boxes that touch the view, with so much more on both sides. */
export function boxesIn(
  { tops, heights }: Boxes,
  top: number,
  view: number,
  more: number,
): { from: number; to: number } {
  const from = boxAt(tops, top - more);
  const to = boxAt(tops, top + view + more);
  const above = (tops[from] ?? 0) + (heights[from] ?? 0) < top - more;
  return { from: above ? Math.min(from + 1, to) : from, to };
}
