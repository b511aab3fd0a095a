import { lch } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat, stars } from './brushes';
import type { CoverDesign } from './cover';

const PLANET = lch(0.78, 0.12, 45);
const LIT = lch(0.9, 0.13, 90);

/** The last train bends past a planet. */
export const starTrain: CoverDesign = {
  composition: 'place',
  face: 'serif',
  lines: ['末班星际列车'],
  draw({ d, r, add, title }) {
    const hull = d.linear([lch(0.55, 0.18, 265), lch(0.34, 0.13, 275)]);
    add(
      ground(d, lch(0.19, 0.07, 280), lch(0.3, 0.12, 290), lch(0.5, 0.17, 330)),
      stars(r, 50, 380, '#fff'),
      oval(316, 190, 134, 134, d.linear([lch(0.88, 0.1, 65), PLANET, lch(0.58, 0.17, 15)], 0, 0, 0.5, 1)),
      line('M196 160Q300 118 440 150M190 220Q310 184 446 214', '#fff', 8, { opacity: 0.22 }),
      line('M190 236C110 300 200 310 330 240S520 100 440 130', LIT, 11, { opacity: 0.85 }),
      line('M-20 444Q190 426 480 224', lch(0.75, 0.1, 60), 7, { opacity: 0.7 }),
      line('M-20 464Q200 444 490 244', lch(0.75, 0.1, 60), 4, { opacity: 0.5 }),
      repeat(5, (i) => {
        const [x, y, turn] = [-6 + i * 88, 420 - i * i * 8 - i * 8, -5 - i * 6];
        const nose = i === 4;
        return `<g transform="translate(${x} ${y})rotate(${turn})">${path(
          nose ? 'M-40-28H16Q58-18 62 22H-40Z' : 'M-40-28H40V24H-40Z',
          hull,
          { stroke: lch(0.2, 0.07, 280), 'stroke-width': 3 },
        )}${repeat(nose ? 2 : 3, (j) => rect(-32 + j * 23, -14, 17, 17, 4, LIT))}${
          nose ? path('M24-16Q46-8 52 8H24Z', lch(0.9, 0.07, 210)) : ''
        }${rect(-40, 12, nose ? 100 : 80, 5, 0, lch(0.72, 0.15, 45))}</g>`;
      }),
      path('M0 510Q90 456 190 498T380 470T450 490V600H0Z', lch(0.16, 0.06, 285)),
    );
    title(
      { x: 22, y: 490, w: 406, h: 96 },
      { ink: '#fff6e0', edges: [[lch(0.2, 0.08, 290), 0.04]], align: 0.5, rise: 1, justify: true },
    );
  },
};
