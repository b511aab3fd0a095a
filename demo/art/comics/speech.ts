import type { Point } from '@demo/art/shape';
import { type BalloonKind, balloon, innerOf, type Line, type Size, sizeOf } from './balloon';

/** A balloon with its place in a panel. */
export interface Placed {
  line: Line;
  x: number;
  y: number;
  size: Size;
}

/** Part of a panel that balloons may fill. */
export interface Zone {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The letter height of balloons, in units of an 800 wide page: read at 375 px, and never below this. */
const SMALLEST = 19;
const GAP = 8;

function stack(lines: readonly Line[], zone: Zone, letter: number, sideOf: (line: Line) => number): Placed[] {
  const placed: Placed[] = [];
  let y = zone.y;
  for (const line of lines) {
    const isBox = line.kind === 'narration';
    const size = sizeOf(line, letter, isBox ? zone.w : Math.min(zone.w, Math.max(zone.w * 0.66, letter * 9)));
    const side = isBox ? 0 : sideOf(line);
    const x = zone.x + (zone.w - size.w) * side;
    const last = placed.at(-1);
    // Two that leave room beside each other share the height.
    if (
      last !== undefined &&
      last.size.w + size.w + GAP * 2 <= zone.w &&
      (x >= last.x + last.size.w + GAP || x + size.w + GAP <= last.x)
    ) {
      y = last.y + last.size.h * 0.4;
    }
    placed.push({ line, x, y, size });
    y += size.h + GAP;
  }
  return placed;
}

const bottomOf = (placed: readonly Placed[]): number => Math.max(0, ...placed.map(({ y, size }) => y + size.h));

/** Sets the lines of a panel into a zone, from the top, smaller only when they would not fit. */
export function setLines(
  lines: readonly Line[],
  zone: Zone,
  letter: number,
  sideOf: (line: Line) => number,
): { placed: Placed[]; bottom: number; letter: number } {
  let size = letter;
  let placed = stack(lines, zone, size, sideOf);
  while (bottomOf(placed) > zone.y + zone.h && size > SMALLEST) {
    size -= 1;
    placed = stack(lines, zone, size, sideOf);
  }
  return { placed, bottom: bottomOf(placed), letter: size };
}

/** Draws balloons whose tails look for their speakers' heads. */
export function drawLines(placed: readonly Placed[], headOf: (who: string) => Point | null): string {
  return placed
    .map(({ line, x, y, size }) => {
      const to = line.by === null ? null : headOf(line.by);
      return balloon(line.kind as BalloonKind, x, y, size, to);
    })
    .join('');
}

/** A balloon's text field in a panel. */
export const fieldOf = ({ line, x, y, size }: Placed) => innerOf(line.kind, x, y, size);
