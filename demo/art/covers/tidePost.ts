import { lch } from '@demo/art/oklch';
import { cloud } from '@demo/art/shape';
import { line, oval, path } from '@demo/art/svg';
import { ground, repeat, walker } from './brushes';
import type { CoverDesign } from './cover';

const SEA = lch(0.62, 0.1, 205);
const SAND = lch(0.9, 0.07, 85);

/** The road that the ebb lays bare, and who walks it. */
export const tidePost: CoverDesign = {
  composition: 'place',
  face: 'elegant',
  lines: ['退潮邮路'],
  draw({ d, r, add, title }) {
    const deep = lch(0.36, 0.08, 225);
    add(
      ground(d, lch(0.86, 0.07, 200), lch(0.95, 0.05, 90)),
      path(`${cloud(r, 120, 150, 190)}${cloud(r, 370, 210, 150)}`, '#fff', { opacity: 0.9 }),
      path('M250 262Q300 214 338 236Q366 212 400 262Z', lch(0.5, 0.07, 190)),
      path('M318 236v-30h14v30Z', lch(0.6, 0.19, 28)),
      path('M0 260H450V600H0Z', d.linear([lch(0.74, 0.09, 200), SEA, deep])),
      path(
        'M306 260C350 300 150 330 150 390C150 450 330 470 260 600H20C20 480 110 470 110 392C110 320 310 300 292 260Z',
        SAND,
      ),
      path('M150 390C150 450 330 470 260 600h24C360 470 176 450 172 396Z', lch(0.78, 0.08, 75)),
      line('M300 330h70M320 356h46M36 330h64M24 366h56M330 430h80M356 470h60M16 450h50M350 540h70', '#fff', 5, {
        opacity: 0.6,
      }),
      repeat(
        4,
        (i) =>
          line(
            `M${[270, 176, 96, 44][i]} ${[312, 352, 424, 520][i]}v-${22 + i * 11}`,
            lch(0.4, 0.06, 40),
            4 + i * 1.4,
          ) +
          oval(
            [270, 176, 96, 44][i] ?? 0,
            ([312, 352, 424, 520][i] ?? 0) - 22 - i * 11,
            4 + i * 1.5,
            4 + i * 1.5,
            lch(0.6, 0.2, 28),
          ),
      ),
      walker(200, 536, 1.3, {
        coat: lch(0.42, 0.1, 240),
        hair: lch(0.32, 0.06, 250),
        legs: lch(0.32, 0.04, 60),
        bag: lch(0.6, 0.15, 45),
      }),
      path('M60 120q12-14 24 0q12-14 24 0M338 96q9-11 18 0q9-11 18 0', 'none', { stroke: deep, 'stroke-width': 4 }),
    );
    title({ x: 326, y: 34, w: 90, h: 330 }, { ink: deep, edges: [['#fdf8e8', 0.05]], upright: true });
  },
};
