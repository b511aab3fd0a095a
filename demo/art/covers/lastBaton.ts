import { lch } from '@demo/art/oklch';
import { line, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const TRACK = lch(0.58, 0.18, 32);
const SKIN = [lch(0.82, 0.08, 58), lch(0.66, 0.09, 52)] as const;

/** One hand gives, one takes. */
export const lastBaton: CoverDesign = {
  composition: 'pair',
  face: 'block',
  lines: ['最后一棒'],
  draw({ d, add, title }) {
    const arm = (skin: string, sleeve: string) =>
      line('M-260 0H-44', skin, 62) +
      path('M-300-44H-168V44H-300Z', sleeve) +
      rect(-184, -44, 20, 88, 0, '#fff') +
      path('M-62-34Q-10-44 22-34V34Q-10 46-62 34Z', skin) +
      repeat(4, (i) => rect(-4, -40 + i * 20, 58, 19, 9, skin, { stroke: lch(0.5, 0.1, 40), 'stroke-width': 2.5 }));
    add(
      ground(d, TRACK),
      repeat(7, (i) =>
        path(`M${-240 + i * 130} 600L${60 + i * 96} 0h7L${-226 + i * 130} 600Z`, '#fff3e6', { opacity: 0.85 }),
      ),
      path('M0 0H450V210L0 330Z', lch(0.86, 0.14, 92)),
      path('M0 330L450 210V226L0 350Z', '#fff'),
      repeat(9, (i) => path(`M${i * 60 - 40} ${60 + (i % 3) * 70}l150-40v5l-150 44Z`, '#fff', { opacity: 0.6 })),
      `<g transform="translate(118 428)rotate(-20)">${arm(SKIN[1], lch(0.5, 0.16, 255))}</g>`,
      `<g transform="rotate(-20 225 390)">${rect(96, 372, 280, 40, 18, lch(0.97, 0.01, 90)) + rect(96, 372, 74, 40, 18, lch(0.62, 0.2, 28)) + rect(150, 372, 20, 40, 0, lch(0.62, 0.2, 28)) + rect(300, 372, 16, 40, 0, lch(0.62, 0.2, 28)) + rect(104, 378, 264, 7, 3, '#fff')}</g>`,
      `<g transform="translate(330 346)rotate(160)">${arm(SKIN[0], lch(0.55, 0.18, 20))}</g>`,
    );
    title({ x: 34, y: 92, w: 386, h: 124 }, { ink: lch(0.27, 0.09, 265), edges: [['#fff', 0.06]], skew: 10, turn: -7 });
  },
};
