import { lch } from '@demo/art/oklch';
import { line, oval, path, place, rect } from '@demo/art/svg';
import { ground } from './brushes';
import type { CoverDesign } from './cover';

const WALL = lch(0.84, 0.08, 165);
const WOOD = lch(0.55, 0.09, 55);
const TOOL = lch(0.42, 0.06, 200);

/** The keeper of the shop behind his counter, the tools on the wall. */
export const catRepair: CoverDesign = {
  composition: 'person',
  face: 'round',
  lines: ['猫先生的', '修理铺'],
  wideFrom: 110,
  draw({ d, add, title, who }) {
    add(
      ground(d, WALL),
      line('M58 236V330M38 236q20-26 40 0', TOOL, 13),
      rect(46, 300, 24, 60, 8, lch(0.62, 0.19, 28)),
      line('M392 232V316', TOOL, 9),
      path('M372 316h40l-6 52h-28Z', lch(0.8, 0.14, 85)),
      oval(392, 222, 22, 22, 'none', { stroke: TOOL, 'stroke-width': 10 }),
      place(225, 372, 1.36, who('A', { mood: 'happy', t: 0.1 })),
      rect(0, 496, 450, 104, 0, WOOD),
      rect(0, 496, 450, 14, 0, lch(0.68, 0.1, 62)),
      line('M0 556H450', lch(0.48, 0.08, 52), 3),
      oval(86, 470, 46, 46, lch(0.8, 0.12, 80), { stroke: TOOL, 'stroke-width': 6 }),
      oval(86, 470, 35, 35, '#fffdf4'),
      line('M86 470V446M86 470L104 478', TOOL, 5),
      path('M316 486l70-44l16 22l-62 40Z', lch(0.62, 0.19, 28)),
      line('M386 452l34-24', TOOL, 8),
    );
    title({ x: 30, y: 88, w: 390, h: 122 }, { ink: '#fffdf4', edges: [[lch(0.36, 0.08, 190), 0.06]], hop: true });
  },
};
