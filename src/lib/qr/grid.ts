import type { Version } from './versions';

/** A square of modules while it is being drawn; `fixed` are patterns, which no data and no mask may touch. */
export interface Grid {
  size: number;
  dark: boolean[][];
  fixed: boolean[][];
}

const FORMAT_MASK = 0x5412;
const FORMAT_POLY = 0x537;
const VERSION_POLY = 0x1f25;
/** Level M in format bits. */
const LEVEL_M = 0b00;

const square = (size: number): boolean[][] => Array.from({ length: size }, () => Array<boolean>(size).fill(false));

/** Draws a module of a pattern. */
function fix({ size, dark, fixed }: Grid, row: number, column: number, on: boolean): void {
  const [line, marks] = [dark[row], fixed[row]];
  if (!line || !marks || column < 0 || column >= size) return;
  line[column] = on;
  marks[column] = true;
}

function finder(grid: Grid, row: number, column: number): void {
  for (let y = -4; y <= 4; y += 1) {
    for (let x = -4; x <= 4; x += 1) {
      const ring = Math.max(Math.abs(x), Math.abs(y));
      fix(grid, row + y, column + x, ring !== 2 && ring !== 4);
    }
  }
}

function alignments(grid: Grid, { alignment }: Version): void {
  const last = alignment.at(-1);
  for (const row of alignment) {
    for (const column of alignment) {
      const onFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (onFinder) continue;
      for (let y = -2; y <= 2; y += 1) {
        for (let x = -2; x <= 2; x += 1) fix(grid, row + y, column + x, Math.max(Math.abs(x), Math.abs(y)) !== 1);
      }
    }
  }
}

/** The remainder of a value shifted left by the polynomial's degree. */
function remainder(value: number, poly: number, degree: number): number {
  let rest = value;
  for (let step = 0; step < degree; step += 1) rest = (rest << 1) ^ ((rest >> (degree - 1)) * poly);
  return rest;
}

/** Both copies of the format: level M and the mask. */
export function drawFormat(grid: Grid, mask: number): void {
  const data = (LEVEL_M << 3) | mask;
  const bits = ((data << 10) | remainder(data, FORMAT_POLY, 10)) ^ FORMAT_MASK;
  const bit = (place: number) => ((bits >> place) & 1) === 1;
  const { size } = grid;
  for (let place = 0; place <= 5; place += 1) fix(grid, place, 8, bit(place));
  fix(grid, 7, 8, bit(6));
  fix(grid, 8, 8, bit(7));
  fix(grid, 8, 7, bit(8));
  for (let place = 9; place < 15; place += 1) fix(grid, 8, 14 - place, bit(place));
  for (let place = 0; place < 8; place += 1) fix(grid, 8, size - 1 - place, bit(place));
  for (let place = 8; place < 15; place += 1) fix(grid, size - 15 + place, 8, bit(place));
  fix(grid, size - 8, 8, true);
}

function drawVersion(grid: Grid, { number }: Version): void {
  if (number < 7) return;
  const bits = (number << 12) | remainder(number, VERSION_POLY, 12);
  for (let place = 0; place < 18; place += 1) {
    const on = ((bits >> place) & 1) === 1;
    const [long, short] = [grid.size - 11 + (place % 3), Math.floor(place / 3)];
    fix(grid, short, long, on);
    fix(grid, long, short, on);
  }
}

/** A symbol of a version with its patterns and no data yet. */
export function emptyGrid(version: Version): Grid {
  const size = 17 + 4 * version.number;
  const grid: Grid = { size, dark: square(size), fixed: square(size) };
  for (let place = 0; place < size; place += 1) {
    fix(grid, 6, place, place % 2 === 0);
    fix(grid, place, 6, place % 2 === 0);
  }
  finder(grid, 3, 3);
  finder(grid, 3, size - 4);
  finder(grid, size - 4, 3);
  alignments(grid, version);
  drawVersion(grid, version);
  drawFormat(grid, 0);
  return grid;
}

/** Lays the bits into the free modules: two columns at a time from the right, up and down in turn. */
export function layBits({ size, dark, fixed }: Grid, bytes: readonly number[]): void {
  let place = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const upward = ((right + 1) & 2) === 0;
      const row = upward ? size - 1 - step : step;
      for (const column of [right, right - 1]) {
        const line = dark[row];
        if (!line || fixed[row]?.[column] || place >= bytes.length * 8) continue;
        line[column] = (((bytes[place >> 3] ?? 0) >> (7 - (place & 7))) & 1) === 1;
        place += 1;
      }
    }
  }
}
