/** How far a pointer may stray and still mean a tap, in px (F6). */
const dragSlop = 5;

export type Axis = 'x' | 'y';

/** The axis a movement is locked to, once it left the slop; a tie is vertical, so that the page scrolls. */
export function lockAxis(dx: number, dy: number, slop = dragSlop): Axis | undefined {
  if (Math.max(Math.abs(dx), Math.abs(dy)) <= slop) return undefined;
  return Math.abs(dx) > Math.abs(dy) ? 'x' : 'y';
}
