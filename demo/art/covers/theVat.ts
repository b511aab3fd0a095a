import { lch } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const CLAY = lch(0.4, 0.08, 40);
const SKY = lch(0.9, 0.07, 78);
const RED = lch(0.56, 0.2, 28);

/** The vat fills the cover, the tower where it shall go stands small behind it. */
export const theVat: CoverDesign = {
  composition: 'letters',
  face: 'brush',
  lines: ['我是一口', '酱缸'],
  words: ['酱'],
  draw({ d, add, title, word }) {
    add(
      ground(d, SKY, lch(0.84, 0.1, 62)),
      rect(40, 26, 86, 240, 2, lch(0.72, 0.06, 60)),
      repeat(24, (i) => rect(52 + (i % 3) * 24, 38 + Math.floor(i / 3) * 25, 15, 15, 1, i === 1 ? RED : SKY)),
      path('M0 226Q70 150 150 206T290 226V300H0Z', lch(0.76, 0.08, 60)),
      oval(225, 560, 240, 44, lch(0.3, 0.06, 35), { opacity: 0.35 }),
      path(
        'M60 222Q20 300 24 400Q30 520 110 584H340Q420 520 426 400Q430 300 390 222Z',
        d.linear([lch(0.3, 0.07, 35), CLAY, lch(0.58, 0.09, 48), CLAY, lch(0.28, 0.07, 35)], 0, 0, 1, 0),
      ),
      oval(225, 216, 176, 40, lch(0.5, 0.08, 45)),
      oval(225, 210, 176, 38, lch(0.62, 0.09, 52)),
      oval(225, 212, 150, 28, lch(0.22, 0.05, 30)),
      path('M84 206Q225 120 366 206Q225 176 84 206Z', lch(0.68, 0.1, 70)),
      line(
        'M84 206Q225 120 366 206M130 186Q225 150 320 186M225 150V190M170 158l-20 34M280 158l20 34',
        lch(0.5, 0.08, 60),
        4,
      ),
      oval(225, 152, 16, 9, lch(0.5, 0.08, 60)),
      line('M40 300Q225 350 410 300M34 350Q225 400 416 350', lch(0.3, 0.07, 35), 4, { opacity: 0.6 }),
      path('M350 470l-12 30l16 22l-14 36l8 24', 'none', { stroke: lch(0.22, 0.05, 30), 'stroke-width': 4 }),
      path('M225 286L355 416L225 546L95 416Z', RED),
      path('M225 306L335 416L225 526L115 416Z', 'none', { stroke: lch(0.85, 0.12, 88), 'stroke-width': 4 }),
    );
    word('酱', { x: 160, y: 350, w: 130, h: 132 }, { ink: lch(0.16, 0.02, 40) });
    title({ x: 152, y: 22, w: 276, h: 118 }, { ink: lch(0.26, 0.06, 35), align: 0, rise: 0 });
  },
};
