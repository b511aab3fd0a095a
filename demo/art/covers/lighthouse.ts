import { lch } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat, stars } from './brushes';
import type { CoverDesign } from './cover';

const NIGHT = lch(0.3, 0.08, 240);
const BEAM = lch(0.93, 0.11, 95);

/** The tower, its beam, and nothing that happens. */
export const lighthouse: CoverDesign = {
  composition: 'place',
  face: 'elegant',
  lines: ['灯塔', '值班日志'],
  draw({ d, r, add, title }) {
    add(
      ground(d, lch(0.22, 0.07, 250), NIGHT, lch(0.5, 0.09, 215)),
      stars(r, 50, 300, '#fff'),
      path(
        'M306 168L-20 60V250Z',
        d.linear(
          [
            [BEAM, 0, 0],
            [BEAM, 1, 0.85],
          ],
          0,
          0,
          1,
          0,
        ),
      ),
      path('M322 168L470 130V214Z', BEAM, { opacity: 0.5 }),
      path('M278 220H350L370 486H258Z', '#f6f0e2'),
      path('M274 274H354L358 326H270ZM266 378H362L366 430H262Z', lch(0.58, 0.2, 28)),
      path('M336 220H350L370 486H346Z', lch(0.3, 0.06, 250), { opacity: 0.25 }),
      rect(266, 206, 96, 15, 3, lch(0.25, 0.05, 250)),
      rect(288, 146, 52, 60, 4, BEAM),
      line('M288 146V206M314 146V206M340 146V206', lch(0.25, 0.05, 250), 5),
      path('M278 146Q314 98 350 146Z', lch(0.58, 0.2, 28)),
      d.halo(314, 172, 90, BEAM, 0.9),
      path('M150 500Q230 456 320 474T450 466V600H110Z', lch(0.2, 0.04, 250)),
      path('M0 500H200V600H0Z', lch(0.36, 0.08, 225)),
      repeat(8, (i) => line(`M${(i * 61) % 170} ${512 + i * 11}q12-9 24 0t24 0`, lch(0.66, 0.07, 210), 3)),
      path('M216 470q-6-26 12-28q16 2 14 28ZM219 446l-2-12l8 6ZM233 446l6-10l2 12Z', lch(0.12, 0.03, 250)),
      line('M214 468q-14 0-12-20', lch(0.12, 0.03, 250), 5),
      oval(304, 360, 8, 11, NIGHT),
    );
    title({ x: 30, y: 268, w: 200, h: 152 }, { ink: '#fdf6e0', align: 0, justify: true });
  },
};
