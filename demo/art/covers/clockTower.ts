import { glow, lch, shade } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const BRASS = lch(0.76, 0.12, 80);
const DARK = lch(0.24, 0.07, 305);

/** A key hangs where the hands of the clock should be. */
export const clockTower: CoverDesign = {
  composition: 'thing',
  face: 'elegant',
  lines: ['钟楼失物', '招领处'],
  draw({ d, add, title }) {
    const gold = d.linear([glow(BRASS, 0.5), BRASS, shade(BRASS, 0.4)], 0, 0, 1, 1);
    add(
      ground(d, DARK),
      d.halo(225, 230, 330, lch(0.5, 0.15, 310), 0.9),
      oval(225, 226, 190, 190, gold),
      oval(225, 226, 172, 172, lch(0.95, 0.03, 90)),
      oval(225, 226, 150, 150, 'none', { stroke: DARK, 'stroke-width': 2 }),
      repeat(12, (i) => rect(221, 66, 8, i % 3 ? 18 : 34, 0, DARK, { transform: `rotate(${i * 30} 225 226)` })),
      `<g transform="rotate(28 225 226)">${
        path('M225 74a46 46 0 1 1-.1 0ZM225 98a22 22 0 1 0 .1 0Z', shade(BRASS, 0.5), { 'fill-rule': 'evenodd' }) +
        rect(216, 160, 18, 190, 6, shade(BRASS, 0.5)) +
        path('M234 292h34v18h-16v12h16v20h-34Z', shade(BRASS, 0.5))
      }</g>`,
      oval(225, 226, 15, 15, lch(0.55, 0.19, 25)),
      line('M225 226L128 184', lch(0.55, 0.19, 25), 7),
      line('M330 372Q376 420 392 496', lch(0.9, 0.04, 80), 4),
      path('M46 428H384L424 506L384 584H46Q30 584 30 568V444Q30 428 46 428Z', lch(0.93, 0.05, 80)),
      oval(392, 506, 10, 10, DARK),
      line('M46 442H374M46 570H374', lch(0.6, 0.15, 25), 3),
    );
    title({ x: 46, y: 448, w: 326, h: 118 }, { ink: DARK, align: 0 });
  },
};
