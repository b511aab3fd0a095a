import { lch, shade } from '@demo/art/oklch';
import { line, oval, path, place, rect } from '@demo/art/svg';
import { ground, walker } from './brushes';
import type { CoverDesign } from './cover';

const INK = lch(0.3, 0.06, 250);
const SAND = lch(0.8, 0.1, 70);

/** A machine that towers over the dunes, a letter in its hand, somebody small before it. */
export const steelPostman: CoverDesign = {
  composition: 'place',
  face: 'block',
  lines: ['钢铁邮差', '07号'],
  wideFrom: 60,
  draw({ d, add, title, who }) {
    add(
      ground(d, lch(0.72, 0.1, 215), lch(0.9, 0.06, 95), lch(0.9, 0.09, 80)),
      oval(330, 200, 90, 90, '#fffbe6', { opacity: 0.85 }),
      path('M0 470Q110 400 240 450T450 410V600H0Z', lch(0.74, 0.09, 62)),
      place(250, 300, 1.16, who('M', { mood: 'calm', t: 0 })),
      path('M70 420L186 384L206 466L92 504Z', '#fff7e8'),
      line('M72 422L146 450L186 386', lch(0.72, 0.06, 70), 4),
      oval(146, 446, 13, 13, lch(0.58, 0.2, 28)),
      path('M0 500Q150 440 300 500T450 480V600H0Z', SAND),
      path('M0 540Q180 500 330 548T450 530V600H0Z', shade(SAND, 0.2)),
      walker(346, 548, 0.84, { coat: lch(0.6, 0.18, 35), hair: lch(0.36, 0.09, 20), legs: INK, bag: '#fff7e8' }),
      rect(0, 0, 450, 12, 0, lch(0.58, 0.2, 28)),
      line('M0 6H450', '#fff7e8', 12, { 'stroke-dasharray': '24 24', 'stroke-linecap': 'butt' }),
    );
    title({ x: 24, y: 88, w: 402, h: 150 }, { ink: INK, edges: [['#fffbe6', 0.05]], align: 0, rise: 0 });
  },
};
