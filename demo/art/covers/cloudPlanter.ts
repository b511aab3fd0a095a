import { lch } from '@demo/art/oklch';
import { line, oval, path } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const YELLOW = lch(0.86, 0.16, 90);
const BLUE = lch(0.52, 0.16, 258);
const BROWN = lch(0.38, 0.09, 50);

/** What comes out of this watering can is a cloud. */
export const cloudPlanter: CoverDesign = {
  composition: 'thing',
  face: 'serif',
  lines: ['种云', '的人'],
  draw({ d, add, title }) {
    const puff = (x: number, y: number, k: number) =>
      `<g transform="translate(${x} ${y})scale(${k})">${path('M-96 34a38 38 0 0 1 6-75a58 58 0 0 1 104-18a46 46 0 0 1 74 40a28 28 0 0 1-4 53Z', '#fff')}</g>`;
    add(
      ground(d, YELLOW),
      oval(225, 690, 380, 300, lch(0.78, 0.16, 72)),
      oval(320, 730, 330, 260, lch(0.72, 0.15, 62)),
      path('M268 96H412L396 232H284Z', BLUE),
      path('M296 96q0-62 44-62t44 62', 'none', { stroke: BLUE, 'stroke-width': 15 }),
      oval(340, 96, 72, 15, lch(0.42, 0.15, 260)),
      line('M290 206L198 132', BLUE, 21),
      path('M150 118l60-40l14 66Z', BLUE),
      line('M410 120q42 10 24 66q-16 34-38 24', BLUE, 15),
      path('M284 232L280 196L402 186L396 232Z', lch(0.42, 0.15, 260), { opacity: 0.4 }),
      puff(134, 196, 0.34),
      puff(84, 240, 0.42),
      puff(142, 318, 1.06),
      oval(118, 316, 7, 8, BROWN),
      oval(166, 316, 7, 8, BROWN),
      line('M132 330q9 9 18 0', BROWN, 5),
      oval(100, 332, 11, 7, lch(0.83, 0.11, 20)),
      oval(186, 332, 11, 7, lch(0.83, 0.11, 20)),
      line(
        repeat(5, (i) => `M${74 + i * 32} ${376 + (i % 2) * 12}l-6 18`),
        BLUE,
        8,
      ),
      repeat(
        3,
        (i) =>
          line(`M${286 + i * 52} ${470 - i * 10}v-40`, lch(0.5, 0.13, 145), 7) +
          path(`M${286 + i * 52} ${434 - i * 10}q-28-4-26-28q26 2 26 28q4-26 28-26q0 24-28 26Z`, lch(0.6, 0.15, 145)),
      ),
    );
    title({ x: 26, y: 408, w: 246, h: 176 }, { ink: BROWN, align: 0, rise: 1 });
  },
};
