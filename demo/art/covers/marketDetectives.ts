import { lch } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';
import { ground, repeat } from './brushes';
import type { CoverDesign } from './cover';

const GREEN = lch(0.7, 0.15, 140);
const PALE = lch(0.95, 0.06, 120);
const DARK = lch(0.32, 0.07, 150);

/** Greens as a wallpaper, and the lens that finds the fish among them. */
export const marketDetectives: CoverDesign = {
  composition: 'pattern',
  face: 'round',
  lines: ['菜市场侦探团'],
  draw({ d, add, title }) {
    const leek = d.define(
      'leek',
      (id) => `<g id="${id}">${line('M0 34V-4', '#fff', 15) + line('M0 0L-12-36M0 0V-42M0 0L13-34', GREEN, 9)}</g>`,
    );
    const chilli = d.define(
      'chilli',
      (id) =>
        `<g id="${id}">${path('M-8-26Q24-20 12 36Q-4 12-16-12Q-18-26-8-26Z', lch(0.6, 0.2, 28)) + line('M-8-26L-2-40', GREEN, 6)}</g>`,
    );
    const tofu = d.define(
      'tofu',
      (id) =>
        `<g id="${id}">${rect(-26, -14, 52, 36, 5, '#fff') + path('M-26-14L-14-30H38L26-14Z', lch(0.97, 0.02, 90)) + path('M26-14L38-30V4L26 22Z', lch(0.86, 0.03, 90))}</g>`,
    );
    const things = [leek, chilli, tofu] as const;
    add(
      ground(d, lch(0.83, 0.14, 118)),
      repeat(30, (i) => {
        const [row, col] = [Math.floor(i / 5), i % 5];
        return `<use href="#${things[(i + row) % 3]}" transform="translate(${col * 112 + (row % 2 ? -10 : 40)} ${40 + row * 90})rotate(${((i * 47) % 40) - 20})"/>`;
      }),
      `<g transform="rotate(38 225 250)">${rect(208, 400, 34, 210, 16, lch(0.42, 0.08, 45)) + rect(204, 392, 42, 30, 6, lch(0.8, 0.13, 85))}</g>`,
      oval(225, 250, 166, 166, lch(0.8, 0.13, 85)),
      oval(225, 250, 146, 146, lch(0.92, 0.05, 210)),
      path('M112 262Q190 170 300 248L352 206Q340 262 352 318L300 276Q190 350 112 262Z', lch(0.66, 0.13, 235)),
      path('M112 262Q190 192 300 262Q190 330 112 262Z', lch(0.82, 0.08, 220)),
      oval(158, 250, 14, 14, '#fff'),
      oval(160, 251, 7, 7, DARK),
      line('M200 232q12 26 0 52M232 228q12 32 0 60M262 236q8 24 0 42', lch(0.58, 0.13, 240), 5),
      line('M122 178Q150 130 206 120', '#fff', 15, { opacity: 0.85 }),
      path('M0 468H450V600H0Z', DARK),
    );
    title({ x: 16, y: 478, w: 418, h: 112 }, { ink: PALE, align: 0.5 });
  },
};
