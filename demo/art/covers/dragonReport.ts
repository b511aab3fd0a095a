import { lch } from '@demo/art/oklch';
import { line, oval, path, place, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const RED = lch(0.52, 0.19, 18);
const GOLD = lch(0.84, 0.14, 88);

/** A dragon behind a desk, and more paper than gold. */
export const dragonReport: CoverDesign = {
  composition: 'person',
  face: 'block',
  lines: ['黑岩山驻点', '恶龙述职报告'],
  draw({ d, add, title, who }) {
    add(
      ground(d, RED),
      oval(225, 320, 190, 190, lch(0.6, 0.2, 22)),
      path(
        'M0 196Q60 130 96 196Q128 150 150 210L120 330L0 340ZM450 196Q390 130 354 196Q322 150 300 210L330 330L450 340Z',
        lch(0.32, 0.1, 345),
      ),
      place(225, 330, 1.24, who('A', { mood: 'sad', t: 0 })),
      path('M196 452l29 22l29-22l-12 34l6 70h-46l6-70Z', lch(0.3, 0.08, 260)),
      rect(0, 500, 450, 100, 0, lch(0.36, 0.07, 40)),
      rect(0, 500, 450, 12, 0, lch(0.5, 0.09, 45)),
      repeat(5, (i) =>
        rect(16 + (i % 2) * 9, 484 - i * 15, 96, 17, 2, i % 2 ? '#fff' : lch(0.92, 0.02, 90), {
          stroke: lch(0.7, 0.03, 60),
          'stroke-width': 2,
        }),
      ),
      repeat(7, (i) =>
        rect(340 - (i % 3) * 7, 484 - i * 15, 96, 17, 2, i % 2 ? '#fff' : lch(0.92, 0.02, 90), {
          stroke: lch(0.7, 0.03, 60),
          'stroke-width': 2,
        }),
      ),
      repeat(5, (i) =>
        oval(150 + i * 12, 498 - (i % 2) * 8, 15, 8, GOLD, { stroke: lch(0.6, 0.12, 70), 'stroke-width': 2 }),
      ),
      line('M282 498l42-40', lch(0.25, 0.03, 260), 8),
      rect(110, 524, 230, 60, 4, GOLD),
      line('M124 540h120M124 554h180M124 568h150', lch(0.45, 0.1, 60), 5),
    );
    title({ x: 22, y: 84, w: 406, h: 118 }, { ink: '#fff6e4', edges: [[lch(0.28, 0.1, 10), 0.06]], justify: true });
  },
};
