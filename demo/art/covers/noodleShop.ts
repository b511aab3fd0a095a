import { lch, shade } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const RED = lch(0.55, 0.19, 28);
const CREAM = lch(0.96, 0.04, 85);
const BROTH = lch(0.8, 0.14, 72);

/** A bowl seen from above under the short curtain of the door. */
export const noodleShop: CoverDesign = {
  composition: 'thing',
  face: 'round',
  lines: ['转角面馆', '今天也营业'],
  wideFrom: 120,
  draw({ d, add, title }) {
    const bowl = d.radial([BROTH, [BROTH, 0.7], shade(BROTH, 0.25)]);
    add(
      ground(d, lch(0.9, 0.06, 75)),

      oval(225, 414, 206, 192, lch(0.63, 0.19, 28)),
      oval(225, 414, 182, 170, CREAM),
      oval(225, 418, 168, 154, bowl),
      line(
        repeat(4, (i) => `M${96 + i * 18} ${366 + i * 28}c60-44 90 40 ${170 - i * 16}-${8 + i * 6}`),
        lch(0.95, 0.09, 92),
        13,
      ),
      oval(308, 366, 46, 42, '#fffdf4'),
      oval(304, 364, 22, 21, lch(0.75, 0.18, 62)),
      path('M120 440q30-44 74-30q24 40-8 76q-46 10-66-46Z', lch(0.45, 0.09, 35)),
      repeat(2, (i) =>
        oval(214 + i * 34, 516 - i * 20, 10, 10, 'none', { stroke: lch(0.68, 0.17, 145), 'stroke-width': 6 }),
      ),
      line('M404 292L246 468M436 316L268 486', lch(0.42, 0.07, 40), 13),
      rect(0, 20, 450, 14, 0, lch(0.4, 0.06, 40)),
      repeat(3, (i) => path(`M${i * 152 - 2} 34H${i * 152 + 146}V226Q${i * 152 + 72} 242 ${i * 152 - 2} 226Z`, RED)),
    );
    title({ x: 30, y: 88, w: 390, h: 132 }, { ink: CREAM, justify: true });
  },
};
