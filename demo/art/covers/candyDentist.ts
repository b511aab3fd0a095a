import { lch } from '@demo/art/oklch';
import { rays } from '@demo/art/shape';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const PINK = lch(0.8, 0.12, 355);
const HOT = lch(0.62, 0.22, 5);

/** A tooth that wears the crown and has a hole. */
export const candyDentist: CoverDesign = {
  composition: 'thing',
  face: 'round',
  lines: ['糖果王国的', '牙医'],
  draw({ d, add, title }) {
    const plum = lch(0.34, 0.1, 350);
    add(
      ground(d, PINK),
      rays(225, 250, 560, 8, 6, 0.28),
      path(
        'M106 206C96 132 180 130 225 158C270 130 354 132 344 206C338 268 332 300 320 368C312 416 274 416 266 366C260 324 250 310 225 310C200 310 190 324 184 366C176 416 138 416 130 368C118 300 112 268 106 206Z',
        d.linear(['#ffffff', lch(0.93, 0.03, 320)]),
        { stroke: plum, 'stroke-width': 8 },
      ),
      oval(292, 196, 17, 13, plum),
      oval(183, 244, 11, 15, plum),
      oval(263, 244, 11, 15, plum),
      oval(187, 239, 4, 5, '#fff'),
      oval(267, 239, 4, 5, '#fff'),
      line('M204 276q19-16 38 0', plum, 7),
      oval(152, 272, 17, 10, lch(0.78, 0.14, 10)),
      oval(296, 272, 17, 10, lch(0.78, 0.14, 10)),
      path('M126 130L108 44L168 92L225 26L282 92L342 44L324 130Q225 106 126 130Z', lch(0.87, 0.16, 92), {
        stroke: plum,
        'stroke-width': 8,
      }),
      oval(225, 92, 15, 15, HOT),
      oval(164, 104, 10, 10, lch(0.75, 0.13, 210)),
      oval(286, 104, 10, 10, lch(0.75, 0.13, 210)),
      line('M62 416L112 300', '#fff', 13),
      oval(56, 290, 50, 50, HOT, { stroke: plum, 'stroke-width': 7 }),
      path('M56 290m-30 0a30 30 0 0 1 60 0a22 22 0 0 1-44 0a13 13 0 0 1 26 0', 'none', {
        stroke: '#fff',
        'stroke-width': 9,
      }),
      line('M388 280V404', lch(0.6, 0.04, 250), 12),
      oval(388, 268, 27, 27, lch(0.9, 0.03, 230), { stroke: plum, 'stroke-width': 7 }),
      path('M0 426Q56 396 112 426T225 426T338 426T450 426V600H0Z', lch(0.97, 0.03, 350)),
      repeat(7, (i) =>
        rect(30 + i * 61, 578 + (i % 3) * 7, 18, 8, 4, [HOT, lch(0.75, 0.13, 210), lch(0.87, 0.16, 92)][i % 3] ?? HOT, {
          transform: `rotate(${i * 50} ${39 + i * 61} 582)`,
        }),
      ),
    );
    title({ x: 30, y: 420, w: 390, h: 150 }, { ink: HOT, edges: [['#fff', 0.1]], hop: true });
  },
};
