import { lch } from '@demo/art/oklch';
import { star } from '@demo/art/shape';
import { line, oval, path } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const PAPER = lch(0.9, 0.06, 88);
const LAND = lch(0.78, 0.08, 80);
const INK = lch(0.38, 0.06, 55);
const SEA = lch(0.3, 0.07, 235);

/** A chart that is torn where it would lead on. */
export const halfChart: CoverDesign = {
  composition: 'paper',
  face: 'serif',
  lines: ['半张海图'],
  draw({ d, add, title }) {
    const tear =
      'L450 330L418 352L396 336L362 364L330 344L292 372L262 350L226 380L190 352L154 376L120 346L84 370L48 342L22 362L0 340';
    add(
      ground(d, SEA),
      repeat(9, (i) => line(`M${(i * 97) % 400} ${420 + i * 21}q14-10 28 0t28 0t28 0`, lch(0.46, 0.08, 230), 4)),
      path(`M0 0H450${tear}Z`, lch(0.6, 0.07, 70), { transform: 'translate(0 9)' }),
      path(`M0 0H450${tear}Z`, PAPER),
      line('M0 84H450M0 168H450M0 252H450M75 0V346M150 0V352M225 0V376M300 0V366M375 0V350', lch(0.84, 0.06, 85), 2),
      path('M34 70C70 20 150 40 168 84C200 120 150 150 120 142C70 160 20 130 34 70Z', LAND, {
        stroke: INK,
        'stroke-width': 3,
      }),
      path('M288 206C330 170 410 190 420 236C430 280 380 306 336 294C290 300 260 240 288 206Z', LAND, {
        stroke: INK,
        'stroke-width': 3,
      }),
      path('M80 104l18-30l18 30M112 116l16-28l16 28M320 262l18-30l18 30M350 276l16-26l16 26', 'none', {
        stroke: INK,
        'stroke-width': 4,
      }),
      line('M132 132Q150 220 230 222T330 250', lch(0.55, 0.2, 28), 6, { 'stroke-dasharray': '2 15' }),
      line('M366 222l26 26M392 222l-26 26', lch(0.55, 0.2, 28), 8),
      path(star(330, 86, 56, 13, 4), INK),
      path('M330 30L342 76L330 86L318 76Z', lch(0.55, 0.2, 28)),
      oval(330, 86, 40, 40, 'none', { stroke: INK, 'stroke-width': 3 }),
      path('M180 306q18-14 36 0l-6 16h-24ZM198 270v32M198 272l22 22h-22', INK, { stroke: INK, 'stroke-width': 3 }),
    );
    title({ x: 56, y: 396, w: 338, h: 176 }, { ink: PAPER, align: 0.5 });
  },
};
