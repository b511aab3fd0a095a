import { lch } from '@demo/art/oklch';
import { line, path, rect } from '@demo/art/svg';
import { ground, rain } from './brushes';
import type { CoverDesign } from './cover';

const NAVY = lch(0.27, 0.07, 255);
const SPINES = [
  lch(0.55, 0.15, 25),
  lch(0.8, 0.12, 85),
  lch(0.5, 0.11, 240),
  lch(0.88, 0.05, 90),
  lch(0.5, 0.09, 170),
  lch(0.68, 0.14, 50),
  lch(0.42, 0.1, 285),
  lch(0.74, 0.07, 205),
];

/** Shelves full of spines; the title is the label on the middle of them. Rain falls in the room. */
export const rainLibrary: CoverDesign = {
  composition: 'pattern',
  face: 'elegant',
  lines: ['雨天限定', '图书馆'],
  draw({ d, r, isLettered, add, title }) {
    const shelf = (y: number, h: number) => {
      let s = '';
      let x = 4;
      while (x < 446) {
        const w = Math.min(r.i(24, 46), 446 - x);
        const tall = h - r.i(2, 34);
        const colour = r.pick(SPINES);
        s += rect(x, y + h - tall, w - 2, tall, 2, colour);
        if (w > 34)
          s += rect(x, y + h - tall + 16, w - 2, 10, 0, NAVY, {
            opacity: 0.35,
          });
        x += w;
      }
      return s + rect(0, y + h, 450, 12, 0, lch(0.42, 0.07, 50));
    };
    add(ground(d, NAVY), ...[0, 1, 2, 3].map((i) => shelf(8 + i * 148, 130)), rain(r, 20, '#fff', { opacity: 0.5 }));
    if (!isLettered) return;
    add(
      rect(70, 196, 310, 232, 4, NAVY),
      rect(78, 204, 294, 216, 2, lch(0.96, 0.03, 90)),
      line('M90 216H360V408H90Z', NAVY, 2.5),
      path('M225 372c-14 18-16 30 0 30s14-12 0-30Z', lch(0.55, 0.13, 245)),
    );
    title({ x: 104, y: 232, w: 242, h: 134 }, { ink: NAVY, justify: true });
  },
};
