import { lch } from '@demo/art/oklch';
import { line, oval, path, place, rect } from '@demo/art/svg';
import { ground } from './brushes';
import type { CoverDesign } from './cover';

const PINK = lch(0.72, 0.19, 350);
const SPACE = lch(0.26, 0.11, 300);

/** The cover in two halves: this side of the wall and that one. */
export const andromeda: CoverDesign = {
  composition: 'pair',
  face: 'block',
  lines: ['我的室友', '来自仙女座'],
  draw({ d, add, title, who }) {
    const clip = (points: string) => d.clip(`<path d="${points}"/>`);
    const left = 'M0 0H286L164 600H0Z';
    const right = 'M286 0H450V600H164Z';
    add(
      ground(d, SPACE),
      `<g clip-path="${clip(left)}">${
        rect(0, 0, 290, 600, 0, lch(0.88, 0.12, 92)) + place(112, 424, 1.02, who('A', { mood: 'wow', t: 0.6 }))
      }</g>`,
      `<g clip-path="${clip(right)}">${
        rect(150, 0, 300, 600, 0, d.linear([SPACE, lch(0.5, 0.2, 320), PINK])) +
        place(336, 430, 1.02, who('B', { mood: 'grin', t: -0.5 })) +
        line('M308 326Q298 292 278 284M366 326Q378 290 396 284', lch(0.9, 0.14, 190), 7) +
        oval(276, 282, 13, 13, lch(0.9, 0.14, 190)) +
        oval(398, 282, 13, 13, lch(0.9, 0.14, 190))
      }</g>`,
      line('M286 0L164 600', '#fff', 9),
    );
    add(path('M0 0H450V192L0 222Z', SPACE));
    title({ x: 30, y: 70, w: 400, h: 124 }, { ink: '#fff', turn: -3, justify: true });
  },
};
