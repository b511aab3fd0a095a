import { lch } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const BLUE = lch(0.32, 0.11, 262);
const CHALK = lch(0.93, 0.04, 220);
const RED = lch(0.68, 0.2, 22);

/** A page of the manual: the heart as a blueprint. */
export const heartManual: CoverDesign = {
  composition: 'paper',
  face: 'block',
  lines: ['机械心脏', '维护手册'],
  draw({ d, add, title }) {
    const grid = repeat(22, (i) => `M${i * 22} 0V600`) + repeat(28, (i) => `M0 ${i * 22}H450`);
    const heart =
      'M225 372C96 292 92 176 158 152C196 138 220 164 225 190C230 164 254 138 292 152C358 176 354 292 225 372Z';
    add(
      ground(d, BLUE),
      line(grid, lch(0.4, 0.11, 258), 1.6),
      line('M18 18H432V582H18Z', CHALK, 2.5),
      d.halo(225, 250, 210, RED, 0.55),
      path(heart, lch(0.38, 0.12, 262), { stroke: CHALK, 'stroke-width': 5 }),
      path('M225 372C96 292 92 176 158 152C196 138 220 164 225 190Z', RED, { opacity: 0.9 }),
      oval(262, 238, 46, 46, 'none', { stroke: CHALK, 'stroke-width': 5 }),
      repeat(10, (i) => rect(257, 180, 10, 18, 2, CHALK, { transform: `rotate(${i * 36} 262 238)` })),
      oval(262, 238, 16, 16, CHALK),
      oval(178, 288, 30, 30, 'none', { stroke: '#fff', 'stroke-width': 4, 'stroke-dasharray': '8 6' }),
      line('M190 150V96H120M268 146V82H340M225 176V60', CHALK, 13),
      line('M190 150V96H120M268 146V82H340M225 176V60', BLUE, 5),
      line('M300 210L392 180M300 268L396 300M150 290L62 330M140 200L56 180', CHALK, 2.5),
      line('M392 180h30M396 300h26M62 330h-30M56 180h-24', CHALK, 6),
      ...[
        [392, 180],
        [396, 300],
        [62, 330],
        [56, 180],
      ].map(([x = 0, y = 0]) => oval(x, y, 5, 5, RED)),
      line('M96 404H354M96 396v16M354 396v16', CHALK, 2.5),
      rect(18, 418, 414, 164, 0, CHALK),
    );
    title({ x: 30, y: 430, w: 390, h: 150 }, { ink: BLUE, justify: true });
  },
};
