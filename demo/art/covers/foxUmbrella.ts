import { lch, shade } from '@demo/art/oklch';
import { oval, path } from '@demo/art/svg';
import { ground, rain, repeat } from './brushes';
import type { CoverDesign } from './cover';

const RED = lch(0.56, 0.2, 28);
const TEAL = lch(0.34, 0.06, 200);
const CREAM = lch(0.95, 0.04, 85);

/** An umbrella from above, and what looks out from under it. */
export const foxUmbrella: CoverDesign = {
  composition: 'thing',
  face: 'serif',
  lines: ['狐狸借伞'],
  draw({ d, r, add, title }) {
    const [x, y, q] = [268, 286, 168];
    const at = (turn: number, radius = q) =>
      `${Math.round(x + Math.cos((turn * Math.PI) / 180) * radius)} ${Math.round(y + Math.sin((turn * Math.PI) / 180) * radius)}`;
    add(
      ground(d, TEAL),
      rain(r, 50, lch(0.62, 0.05, 200), { opacity: 0.7 }),
      path('M330 410C430 430 440 540 372 580C330 590 300 560 318 532C350 520 330 460 300 440Z', lch(0.74, 0.17, 55)),
      path('M372 580C330 590 300 560 318 532Q350 560 372 580Z', CREAM),
      repeat(12, (i) =>
        path(`M${x} ${y}L${at(i * 30)}L${at(i * 30 + 30)}Z`, i % 2 ? RED : shade(RED, 0.14), {
          stroke: shade(RED, 0.35),
          'stroke-width': 2.5,
        }),
      ),
      oval(x, y, 92, 92, 'none', { stroke: CREAM, 'stroke-width': 6, opacity: 0.85 }),
      oval(x, y, 76, 76, 'none', { stroke: CREAM, 'stroke-width': 2, opacity: 0.85 }),
      oval(x, y, 17, 17, lch(0.3, 0.05, 50)),
      oval(x, y, 8, 8, CREAM),
      repeat(7, (i) =>
        oval(60 + ((i * 131) % 380), 500 + ((i * 37) % 84), 24, 7, 'none', {
          stroke: lch(0.62, 0.05, 200),
          'stroke-width': 3,
        }),
      ),
    );
    title({ x: 18, y: 96, w: 100, h: 476 }, { ink: CREAM, edges: [[TEAL, 0.05]], upright: true, align: 0 });
  },
};
