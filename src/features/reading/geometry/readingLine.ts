import type { Anchor } from '@/features/reading/readerSlice';
import { anchorAt, lineOf, type Strip } from './strip';

/** The line being read: a third below the view's upper edge, as the eye stays there and not at the edge. */
const EYE = 1 / 3;

/** A view over a column of boxes. */
export interface View {
  /** How far it is scrolled. */
  top: number;
  height: number;
}

type Boxes = Pick<Strip, 'tops' | 'heights' | 'total'>;

/** Where the member reads; at the end of the last page: `offset` 1, the chapter is finished. */
export function readAt(boxes: Boxes, { top, height }: View): Anchor {
  const last = boxes.tops.length - 1;
  // The last page's end is in view: whatever the eye's line says, it was seen.
  if (last >= 0 && top > 0 && top + height >= boxes.total + height * 0.5) return { page: last, offset: 1 };
  return anchorAt(boxes, top + height * EYE);
}

/** How far to scroll so that the anchor is at the line being read; a chapter's very beginning stays at its top. */
export function scrollTo(boxes: Boxes, anchor: Anchor, height: number): number {
  if (anchor.page <= 0 && anchor.offset <= 0) return 0;
  return Math.max(0, Math.round(lineOf(boxes, anchor) - height * EYE));
}
