import { lch } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground } from './brushes';
import type { CoverDesign } from './cover';

const FLOOR = lch(0.63, 0.16, 42);
const LINE = '#fff8ec';

/** The court from the roof: half of it lit, two players and their long shadows. */
export const courtThree: CoverDesign = {
  composition: 'pattern',
  face: 'block',
  lines: ['三号', '场地'],
  draw({ d, add, title }) {
    const player = (x: number, y: number, shirt: string) =>
      path(`M${x} ${y}l-92 74l14 14Z`, lch(0.25, 0.07, 30), { opacity: 0.35 }) +
      line(`M${x - 14} ${y - 6}L${x - 30} ${y + 12}M${x + 14} ${y + 6}L${x + 32} ${y - 8}`, lch(0.82, 0.07, 60), 9) +
      oval(x, y, 21, 14, shirt, { transform: `rotate(24 ${x} ${y})` }) +
      oval(x, y - 2, 10, 11, lch(0.25, 0.03, 40));
    add(
      ground(d, FLOOR),
      path('M0 0H450V600L0 260Z', lch(0.72, 0.16, 52)),
      path('M0 260L450 600H0Z', lch(0.4, 0.11, 32)),
      rect(46, 46, 358, 508, 0, 'none', { stroke: LINE, 'stroke-width': 7 }),
      line('M46 300H404', LINE, 7),
      oval(225, 300, 64, 64, 'none', { stroke: LINE, 'stroke-width': 7 }),
      rect(145, 46, 160, 128, 0, lch(0.58, 0.17, 30), { stroke: LINE, 'stroke-width': 7 }),
      rect(145, 426, 160, 128, 0, lch(0.34, 0.1, 30), { stroke: LINE, 'stroke-width': 7 }),
      player(318, 226, lch(0.55, 0.15, 245)),
      player(352, 430, '#fff8ec'),
      oval(262, 262, 13, 13, lch(0.78, 0.17, 65), { stroke: lch(0.3, 0.06, 40), 'stroke-width': 3 }),
    );
    title(
      { x: 24, y: 330, w: 330, h: 256 },
      { ink: LINE, edges: [[lch(0.26, 0.08, 30), 0.05]], skew: 8, turn: -4, rise: 1, align: 0 },
    );
  },
};
