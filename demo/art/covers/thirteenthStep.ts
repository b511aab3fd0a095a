import { lch, mix } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const DARK = lch(0.16, 0.03, 150);
const LIT = lch(0.86, 0.1, 105);

/** Stairs that end in a lit door; somebody stands in it. */
export const thirteenthStep: CoverDesign = {
  composition: 'letters',
  face: 'serif',
  lines: ['消失的第十三级台阶'],
  words: ['十三'],
  draw({ d, add, title, word }) {
    add(
      ground(d, DARK, lch(0.2, 0.04, 145)),
      path('M0 0L178 68V190L0 480Z', lch(0.22, 0.035, 150)),
      path('M450 0L272 68V190L450 480Z', lch(0.19, 0.035, 150)),
      rect(178, 62, 94, 132, 0, LIT),
      d.halo(225, 130, 130, LIT, 0.8),
      oval(225, 118, 12, 14, DARK),
      path('M210 136Q225 128 240 136L246 194H204Z', DARK),
      repeat(13, (i) => {
        const t = i / 12;
        const y = 192 + t * t * 340;
        const half = 50 + t * 230;
        return (
          rect(225 - half, y, half * 2, 18 + t * 40, 0, mix(lch(0.62, 0.09, 110), DARK, t * 0.75 + (i % 2) * 0.07)) +
          rect(225 - half, y, half * 2, 3 + t * 3, 0, LIT, { opacity: 0.5 - t * 0.36 })
        );
      }),
      path('M190 192L225 150L262 192L330 600H120Z', LIT, { opacity: 0.13 }),
      line('M120 176L0 296M330 176L450 296', lch(0.4, 0.05, 110), 8),
    );
    word('十三', { x: 62, y: 316, w: 326, h: 168 }, { ink: LIT, edges: [[LIT, 0.022]] });
    add(rect(0, 508, 450, 92, 0, DARK, { opacity: 0.85 }));
    title({ x: 16, y: 520, w: 418, h: 66 }, { ink: '#f6f2d8' });
  },
};
