import { lch } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const WALL = lch(0.46, 0.11, 35);
const IVORY = lch(0.94, 0.04, 85);
const SHADOW = lch(0.28, 0.07, 30);

/** A receiver off the hook at one in the morning. */
export const wrongNumber: CoverDesign = {
  composition: 'thing',
  face: 'elegant',
  lines: ['打错的电话'],
  draw({ d, add, title }) {
    add(
      ground(d, WALL),
      path('M0 0H450L300 600H0Z', lch(0.5, 0.12, 38)),
      d.halo(110, 70, 330, lch(0.85, 0.14, 80), 0.85),
      rect(0, 470, 450, 130, 0, lch(0.34, 0.08, 30)),
      rect(0, 470, 450, 9, 0, lch(0.58, 0.12, 45)),
      path('M128 480L158 344Q164 320 190 320H330Q356 320 362 344L392 480Q394 500 374 500H146Q126 500 128 480Z', IVORY),
      path('M128 480L131 466H389L392 480Q394 500 374 500H146Q126 500 128 480Z', lch(0.8, 0.06, 75)),
      oval(260, 408, 66, 66, lch(0.32, 0.03, 40)),
      repeat(9, (i) => oval(260 + Math.cos(0.6 + i * 0.6) * 46, 408 + Math.sin(0.6 + i * 0.6) * 46, 11, 11, IVORY)),
      oval(260, 408, 23, 23, lch(0.6, 0.19, 28)),
      path('M186 322q-4-34 20-34h14v20h80v-20h14q24 0 20 34Z', lch(0.86, 0.05, 80)),
      line('M138 480C60 470 30 380 78 330C110 300 60 250 96 224', SHADOW, 7, { 'stroke-dasharray': '3 10' }),
      `<g transform="translate(128 232)rotate(-28)">${path('M-92 0Q-100-44-60-44Q-36-44-34-20H52Q54-44 78-44Q118-44 110 0Q106 22 80 20Q56 20 54 4H-36Q-38 20-62 20Q-88 22-92 0Z', IVORY)}</g>`,
      path('M330 60a44 44 0 1 0 34 74a36 36 0 1 1-34-74Z', lch(0.93, 0.1, 95)),
    );
    title({ x: 20, y: 506, w: 410, h: 86 }, { ink: IVORY });
  },
};
