import { lch } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat, stars, walker } from './brushes';
import type { CoverDesign } from './cover';

const NIGHT = lch(0.2, 0.05, 265);
const LIGHT = lch(0.96, 0.07, 100);
const GREEN = lch(0.6, 0.13, 165);

/** The only window of the street that is lit. */
export const nightStore: CoverDesign = {
  composition: 'place',
  face: 'round',
  lines: ['深夜便利店', '观察记'],
  draw({ d, r, add, title }) {
    add(
      ground(d, NIGHT, lch(0.32, 0.08, 270)),
      stars(r, 40, 200, '#fff'),
      path('M0 260H70V190H130V240H330V170H390V230H450V600H0Z', lch(0.16, 0.04, 265)),
      d.halo(225, 400, 330, LIGHT, 0.5),
      rect(40, 300, 370, 210, 4, lch(0.9, 0.02, 200)),
      rect(30, 262, 390, 24, 4, '#fff'),
      rect(30, 286, 390, 22, 0, GREEN),
      rect(30, 308, 390, 10, 0, lch(0.7, 0.17, 50)),
      rect(54, 330, 226, 164, 2, LIGHT),
      rect(296, 330, 100, 180, 2, LIGHT),
      line('M346 330V510M54 386H280M54 440H280M167 330V494', lch(0.72, 0.03, 200), 5),
      repeat(14, (i) =>
        rect(
          64 + (i % 7) * 30,
          i < 7 ? 358 : 412,
          20,
          28,
          3,
          [lch(0.62, 0.17, 28), GREEN, lch(0.76, 0.14, 75), lch(0.58, 0.13, 250)][i % 4] ?? GREEN,
        ),
      ),
      oval(224, 462, 15, 15, lch(0.28, 0.04, 40)),
      path('M204 494q2-26 20-26t20 26Z', GREEN),
      rect(0, 510, 450, 90, 0, lch(0.26, 0.05, 268)),
      path('M50 510H400L450 600H-10Z', LIGHT, { opacity: 0.3 }),
      walker(340, 566, 0.9, { coat: lch(0.68, 0.16, 55), hair: lch(0.24, 0.03, 40), legs: NIGHT }),
      path('M372 568q4-24 22-22q18 4 14 24Z', lch(0.16, 0.04, 265)),
      path('M380 548l2-14l9 8ZM396 548l8-12l4 14Z', lch(0.16, 0.04, 265)),
    );
    title({ x: 26, y: 88, w: 398, h: 150 }, { ink: LIGHT, edges: [[NIGHT, 0.05]], align: 0, rise: 0 });
  },
};
