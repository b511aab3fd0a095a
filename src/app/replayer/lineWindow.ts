/** Lines drawn beyond either edge of what is seen, and those one scrolls by before others are drawn. */
const BEYOND = 3;
const STEP = 4;

/** What is seen of a list, in lines: where its upper edge stands and how many it has room for. */
export interface Sight {
  top: number;
  room: number;
}

/** Which lines are drawn: the first, and how many from there on. Their number is the same wherever one looks. */
export function drawnLines({ top, room }: Sight, all: number): { first: number; count: number } {
  const count = Math.min(all, Math.ceil(room) + STEP + 2 * BEYOND);
  const first = Math.floor(top / STEP) * STEP - BEYOND;
  return { first: Math.max(0, Math.min(first, all - count)), count };
}

/** Where the upper edge has to stand so that a line is seen whole, as near as can be to where it is. */
export const nearestTop = (line: number, { top, room }: Sight): number =>
  line < top ? line : line + 1 > top + room ? Math.max(0, line + 1 - room) : top;
