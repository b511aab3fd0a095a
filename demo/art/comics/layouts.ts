import type { Point } from '@demo/art/shape';
import type { Panel, Shot } from './script';

/** A panel's frame on the page. */
export interface Cell {
  panel: Panel;
  corners: readonly [Point, Point, Point, Point];
}

export const PAGE = { w: 800, h: 1200 };
const MARGIN = 24;
const GUTTER = 16;

/** Shots that read well in half a page's width. */
const NARROW: readonly Shot[] = ['bust', 'close', 'full', 'prop', 'action'];
const LIVELY: readonly Shot[] = ['action', 'clash'];
const TALL = {
  hero: 1.7,
  wide: 1.05,
  full: 1.5,
  two: 1.0,
  bust: 1,
  close: 0.95,
  clash: 1.1,
  action: 1.1,
  view: 0.8,
  prop: 0.85,
};

const talk = ({ lines }: Panel) => lines.reduce((sum, { text }) => sum + [...text].length, 0);

/** A figure that may stand as high as two panels beside it, and how much those may say. */
const TOWERS: readonly Shot[] = ['full', 'bust'];
const BRIEF = 20;

/** Where the high one of three stands: first or last of them; undefined where they are no tower. */
function towerOf([first, second, third]: readonly Panel[]): 'first' | 'last' | undefined {
  if (!first || !second || !third) return undefined;
  const besideIt = (...two: Panel[]) =>
    two.every((panel) => NARROW.includes(panel.shot) && panel.shot !== 'full' && talk(panel) <= BRIEF);
  if (TOWERS.includes(first.shot) && besideIt(second, third)) return 'first';
  return TOWERS.includes(third.shot) && besideIt(first, second) ? 'last' : undefined;
}

/** Something moves: the gutters slant. */
const isLively = (panels: readonly Panel[]) => panels.some(({ shot }) => LIVELY.includes(shot));

function rowsOf(panels: readonly Panel[]): Panel[][] {
  const rows: Panel[][] = [];
  for (let i = 0; i < panels.length; i += rows.at(-1)?.length ?? 1) {
    const [one, two] = panels.slice(i);
    const three = panels.slice(i, i + 3);
    // Two panels alone would be two slits: they lie one above the other.
    const pairs = panels.length > 2 && [one, two].every((panel) => panel && NARROW.includes(panel.shot));
    const towers = panels.length > 2 && !isLively(panels) && towerOf(three) !== undefined;
    rows.push(panels.slice(i, i + (towers ? 3 : pairs ? 2 : 1)));
  }
  return rows;
}

/** How high a row wants to be: by its shots, and more where much is said. */
function weightOf(row: readonly Panel[]): number {
  if (row.length === 3) return 1.75;
  const one = Math.max(...row.map(({ shot }) => TALL[shot]));
  const said = Math.max(...row.map(talk)) * (row.length > 1 ? 2 : 1);
  return one * (row.length > 1 ? 1 : 0.94) + Math.min(0.5, Math.max(0, said - 16) * 0.012);
}

/** A place or a crowd at the head or foot of a page runs over its edge. */
const BLEEDING: readonly Shot[] = ['view', 'wide', 'hero'];

const box = (panel: Panel, x: number, y: number, w: number, h: number): Cell => ({
  panel,
  corners: [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ],
});

/** Three panels: a high one, and two one above the other beside it. */
function towerIn(row: readonly Panel[], { y, h }: { y: number; h: number }): Cell[] {
  const high = towerOf(row) === 'last' ? 2 : 0;
  const width = PAGE.w - MARGIN * 2 - GUTTER;
  const [wide, narrow] = [width * 0.54, width * 0.46];
  const upper = (h - GUTTER) * 0.5;
  const x = high === 0 ? MARGIN + narrow + GUTTER : MARGIN;
  let above = true;
  return row.map((panel, at) => {
    if (at === high) return box(panel, high === 0 ? MARGIN : MARGIN + wide + GUTTER, y, narrow, h);
    const cell = above ? box(panel, x, y, wide, upper) : box(panel, x, y + upper + GUTTER, wide, upper);
    above = false;
    return cell;
  });
}

/** The panels of a page in rows, in reading order; where something moves, the gutters slant. */
export function layOut(panels: readonly Panel[], turn: number): Cell[] {
  const rows = rowsOf(panels);
  if (rows.length === 1 && panels.length === 1 && panels[0] !== undefined) {
    const corners = [
      [0, 0],
      [PAGE.w, 0],
      [PAGE.w, PAGE.h],
      [0, PAGE.h],
    ] as const;
    return [{ panel: panels[0], corners }];
  }
  const weights = rows.map(weightOf);
  const sum = weights.reduce((a, b) => a + b, 0);
  const height = PAGE.h - MARGIN * 2 - GUTTER * (rows.length - 1);
  const slant = isLively(panels) ? 34 : 0;
  const right = PAGE.w - MARGIN;
  const cells: Cell[] = [];
  let y = MARGIN;
  for (const [i, row] of rows.entries()) {
    const h = (height * (weights[i] ?? 1)) / sum;
    const up = i === 0 ? 0 : (slant * (i % 2 === 1 ? 1 : -1)) / 2;
    const down = i === rows.length - 1 ? 0 : (slant * (i % 2 === 0 ? 1 : -1)) / 2;
    const [y1l, y1r, y2l, y2r] = [y + up, y - up, y + h + down, y + h - down];
    const [only] = row;
    if (row.length === 3) {
      cells.push(...towerIn(row, { y, h }));
    } else if (
      row.length === 1 &&
      only &&
      slant === 0 &&
      BLEEDING.includes(only.shot) &&
      (i === 0 || i === rows.length - 1)
    ) {
      const [top, bottom] = [i === 0 ? 0 : y, i === 0 ? y + h : PAGE.h];
      cells.push({
        panel: only,
        corners: [
          [0, top],
          [PAGE.w, top],
          [PAGE.w, bottom],
          [0, bottom],
        ],
      });
    } else if (row.length === 1 && row[0] !== undefined) {
      cells.push({
        panel: row[0],
        corners: [
          [MARGIN, y1l],
          [right, y1r],
          [right, y2r],
          [MARGIN, y2l],
        ],
      });
    } else {
      const share = [0.5, 0.58, 0.44][(i + turn) % 3] ?? 0.5;
      const x = MARGIN + (right - MARGIN) * share;
      const lean = slant === 0 ? 0 : 18;
      const at = (px: number, a: number, b: number) => a + ((b - a) * (px - MARGIN)) / (right - MARGIN);
      const [xt, xb] = [x + lean, x - lean];
      const g = GUTTER / 2;
      const [left, second] = row;
      if (left)
        cells.push({
          panel: left,
          corners: [
            [MARGIN, y1l],
            [xt - g, at(xt - g, y1l, y1r)],
            [xb - g, at(xb - g, y2l, y2r)],
            [MARGIN, y2l],
          ],
        });
      if (second)
        cells.push({
          panel: second,
          corners: [
            [xt + g, at(xt + g, y1l, y1r)],
            [right, y1r],
            [right, y2r],
            [xb + g, at(xb + g, y2l, y2r)],
          ],
        });
    }
    y += h + GUTTER;
  }
  return cells;
}

const HIGH = {
  hero: 900,
  wide: 540,
  full: 820,
  two: 560,
  bust: 520,
  close: 480,
  clash: 600,
  action: 600,
  view: 440,
  prop: 460,
};
const GAPS = [56, 84, 40, 110] as const;

/** The panels of a strip one under another, of many widths; answers how high the strip became. */
export function stringOut(panels: readonly Panel[], turn: number): { cells: Cell[]; h: number } {
  const cells: Cell[] = [];
  let y = 36;
  for (const [i, panel] of panels.entries()) {
    const isBleeding = panel.shot === 'hero' || panel.shot === 'view' || panel.shot === 'clash';
    const isSmall = (panel.shot === 'close' || panel.shot === 'prop') && (i + turn) % 2 === 1;
    const w = isBleeding ? PAGE.w : isSmall ? 600 : PAGE.w - 48;
    const x = isBleeding ? 0 : isSmall ? ((i + turn) % 4 === 1 ? 40 : PAGE.w - 640) : 24;
    const h = HIGH[panel.shot] + Math.max(0, talk(panel) - 18) * 5;
    cells.push({
      panel,
      corners: [
        [x, y],
        [x + w, y],
        [x + w, y + h],
        [x, y + h],
      ],
    });
    y += h + (GAPS[(i + turn) % GAPS.length] ?? 56);
  }
  return { cells, h: Math.round(y) };
}
