import { critter } from '@demo/art/animals/critter';
import { glow, shade } from '@demo/art/oklch';
import { star } from '@demo/art/shape';
import { int, line, oval, path, place, rect } from '@demo/art/svg';
import type { Frame } from '@demo/art/worlds/world';
import { nth, type Rng } from '@server/random';
import { status } from './hud';
import { dim, hero, type Screen } from './screen';

const COLS = 7;
const ROWS = 6;
const CELL = 54;
const GEMS = [
  ['#ffb0bd', '#f23d63', 'M0-19C-8-28-24-20-20-5C-17 8-4 16 0 20C4 16 17 8 20-5C24-20 8-28 0-19Z'],
  ['#fff2a0', '#f8ac1c', star(0, 0, 23, 12, 5)],
  ['#a9f0ff', '#2390ea', 'M0-22L20-6L12 20H-12L-20-6Z'],
  ['#c6f59a', '#3aa655', 'M0-22Q24-8 18 14Q0 30-18 14Q-24-8 0-22Z'],
  ['#e3c2ff', '#8a4cf0', 'M-14-18H14L22 0L14 18H-14L-22 0Z'],
] as const;

function tokens({ d }: Frame): string[] {
  return GEMS.map(([light, deep, shape]) => {
    const gem = path(shape, d.linear([light, deep]), { stroke: shade(deep, 0.35), 'stroke-width': 2.5 });
    return gem + oval(-6, -9, 6, 3.5, '#fff', { opacity: 0.8 });
  });
}

/** No three alike in a line: a board that has just settled. */
function settle(r: Rng): number[] {
  const grid: number[] = [];
  const clash = (k: number, i: number) =>
    (i % COLS > 1 && grid[i - 1] === k && grid[i - 2] === k) ||
    (i >= COLS * 2 && grid[i - COLS] === k && grid[i - COLS * 2] === k);
  for (let i = 0; i < COLS * ROWS; i++) {
    let k = r.i(0, GEMS.length - 1);
    while (clash(k, i)) k = (k + 1) % GEMS.length;
    grid.push(k);
  }
  return grid;
}

/** Match three. */
export const board: Screen = (f, g) => {
  const { d, w, h, p, r } = f;
  const x0 = (w - COLS * CELL) / 2;
  const y0 = h - ROWS * CELL - 20;
  const kinds = tokens(f);
  const frame = rect(
    x0 - 16,
    y0 - 16,
    COLS * CELL + 32,
    ROWS * CELL + 32,
    22,
    d.linear([glow(p.acc2, 0.35), shade(p.acc2, 0.2)]),
  );
  const well = rect(x0 - 8, y0 - 8, COLS * CELL + 16, ROWS * CELL + 16, 16, shade(p.fore, 0.2), { opacity: 0.9 });
  let rows = '';
  let gems = '';
  settle(r).forEach((k, i) => {
    const [x, y] = [x0 + (i % COLS) * CELL, y0 + Math.floor(i / COLS) * CELL];
    if (i % COLS === 0) rows += `M${int(x + 3)} ${int(y + 27)}h${COLS * CELL - 6}`;
    gems += d.stamp(nth(kinds, k), int(x + 27), int(y + 27));
  });
  const cells = line(rows, '#fff', 48, { opacity: 0.1, 'stroke-dasharray': '48 6', 'stroke-linecap': 'butt' });
  const choice = rect(x0 + 2 * CELL, y0 + 2 * CELL, CELL * 3, CELL, 12, 'none', { stroke: '#fff', 'stroke-width': 4 });
  const sides =
    hero(f, g, 96, h - 190, 0.62, { pose: 'jump', cape: undefined }) +
    place(w - 96, h - 84, 0.66, critter(d, { ...g.beast, mood: 'grin' }));
  return g.world.scene(f) + dim(f, 0.3) + frame + well + cells + gems + choice + sides + status(d, g);
};
