import { drawFormat, type Grid } from './grid';

/** The eight masks by row and column; a module is turned where one answers 0. */
const masks: readonly ((row: number, column: number) => number)[] = [
  (y, x) => (y + x) % 2,
  (y) => y % 2,
  (_y, x) => x % 3,
  (y, x) => (y + x) % 3,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
  (y, x) => ((y * x) % 2) + ((y * x) % 3),
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2,
];

/** The grid under a mask, with its format. */
export function masked(grid: Grid, mask: number): Grid {
  const turns = masks[mask];
  const dark = grid.dark.map((line, row) =>
    line.map((on, column) => (!grid.fixed[row]?.[column] && turns?.(row, column) === 0 ? !on : on)),
  );
  const drawn = { ...grid, dark };
  drawFormat(drawn, mask);
  return drawn;
}

const FINDER_LIKE = ['10111010000', '00001011101'];

/** Runs of one colour, and what looks like a finder, along one line. */
function linePenalty(line: readonly boolean[]): number {
  const text = line.map((on) => (on ? '1' : '0')).join('');
  let penalty = 0;
  for (const run of text.match(/1{5,}|0{5,}/g) ?? []) penalty += run.length - 2;
  for (const like of FINDER_LIKE) {
    for (let at = text.indexOf(like); at >= 0; at = text.indexOf(like, at + 1)) penalty += 40;
  }
  return penalty;
}

/** How badly a scanner reads it; the lower the better (ISO/IEC 18004, 7.8.3). */
export function penaltyOf({ size, dark }: Grid): number {
  const columns = dark.map((_line, column) => dark.map((line) => line[column] ?? false));
  let penalty = [...dark, ...columns].reduce((sum, line) => sum + linePenalty(line), 0);
  for (let row = 0; row < size - 1; row += 1) {
    for (let column = 0; column < size - 1; column += 1) {
      const one = dark[row]?.[column];
      const same = [dark[row]?.[column + 1], dark[row + 1]?.[column], dark[row + 1]?.[column + 1]];
      if (same.every((other) => other === one)) penalty += 3;
    }
  }
  const share = dark.flat().filter(Boolean).length / (size * size);
  return penalty + Math.floor(Math.abs(share * 100 - 50) / 5) * 10;
}
