import { glow, mix, shade } from '@demo/art/oklch';
import { cloud, ridge } from '@demo/art/shape';
import { int, line, oval, path, place, rect } from '@demo/art/svg';
import { lights } from './palette';
import { flowers } from './plants';
import type { World } from './world';
import { depth } from './world';

const pavilion = (x: number, y: number, s: number, col: string, roof: string) =>
  place(
    x,
    y,
    s / 60,
    path('M-44 0V-40H44V0H34V-34H6V0H-6V-34H-34V0Z', col) +
      path('M-70-34Q-40-40-26-64H26Q40-40 70-34Q40-30 0-30Q-40-30-70-34Z', roof) +
      path('M-46-64Q-22-70-8-94H8Q22-70 46-64Q20-60 0-60Q-20-60-46-64Z', roof) +
      line('M0-94V-108', roof, 5),
  );
const pine = (x: number, y: number, s: number, col: string, k = 1) =>
  place(
    x,
    y,
    [(s / 100) * k, s / 100],
    line('M0 0Q-14-50 10-84Q26-108 64-116M2-60Q-20-84-50-84', col, 9) +
      path(
        'M20-112Q64-152 116-116Q66-100 20-112ZM-84-82Q-50-114-10-84Q-46-70-84-82ZM-6-96Q30-130 64-98Q30-86-6-96Z',
        col,
      ),
  );
const crane = (x: number, y: number, s: number, col: string) =>
  place(
    x,
    y,
    s / 40,
    path('M0 0Q-20-26-54-22Q-30-14-22 2Q-8 10 8 6Q34-2 52-30Q22-28 0 0Z', '#fff') +
      path('M-54-22Q-40-20-34-12L-22 2Q-34-12-54-22ZM52-30Q38-28 28-20Q40-22 52-30Z', col) +
      line('M6 4Q22 10 36 4', '#fff', 4) +
      line('M36 4L46 2', '#d8493a', 4),
  );

export const wuxia: World = {
  palettes: lights(
    [
      [
        [0.92, 0.03, 85],
        [0.95, 0.03, 90],
        [0.88, 0.04, 170],
      ],
      [0.93, 0.03, 120],
      [0.42, 0.06, 205],
      [0.25, 0.04, 240],
      [0.6, 0.2, 28],
      [0.82, 0.12, 85],
      [0.98, 0.03, 90],
    ],
    [
      [
        [0.7, 0.06, 210],
        [0.86, 0.04, 180],
        [0.94, 0.04, 100],
      ],
      [0.9, 0.04, 165],
      [0.38, 0.08, 190],
      [0.22, 0.05, 220],
      [0.66, 0.17, 40],
      [0.88, 0.1, 90],
      [0.98, 0.04, 100],
    ],
    [
      [
        [0.3, 0.07, 275],
        [0.5, 0.08, 270],
        [0.8, 0.07, 60],
      ],
      [0.68, 0.06, 290],
      [0.28, 0.06, 275],
      [0.15, 0.04, 275],
      [0.62, 0.2, 25],
      [0.93, 0.08, 95],
      [0.95, 0.07, 80],
    ],
  ),
  floor: 0.86,
  cast: {
    gear: ['bamboo', 'topknot', 'band', 'topknot'],
    wear: ['robe', 'robe', 'scarf'],
    item: 'sword',
    beasts: ['panda', 'fox', 'tiger', 'deer'],
    cape: true,
  },
  scene({ d, w, h, r, p, u }) {
    const sx = w * r.n(0.6, 0.76),
      sy = h * 0.3;
    let s =
      rect(0, 0, w, h, 0, d.linear(p.sky)) +
      d.halo(sx, sy, 34 * u, p.acc, 0.45) +
      oval(sx, sy, 13 * u, 13 * u, d.linear([p.acc, mix(p.acc, p.haze, 0.55)]));
    const ranges = [
      [0.42, 0.78, 0.2, 7],
      [0.54, 0.58, 0.2, 6],
      [0.68, 0.34, 0.18, 5],
    ] as const;
    for (const [y, t, a, n] of ranges) {
      s += path(
        ridge(r, w, h, h * y, h * a, n, true),
        d.linear([depth(p, t), [depth(p, t + 0.1), 0.3], [p.haze, 0.75, 0.9], [p.haze, 1, 0.5]]),
      );
    }
    s +=
      path(cloud(r, w * 0.2, h * 0.66, 44 * u), p.haze, { opacity: 0.75 }) +
      crane(w * 0.4, h * 0.24, 6 * u, p.fore) +
      crane(w * 0.5, h * 0.32, 4 * u, p.fore);
    return (
      s +
      path(
        `M${int(w)} ${int(h * 0.56)}Q${int(w * 0.86)} ${int(h * 0.55)} ${int(w * 0.78)} ${int(h * 0.62)}Q${int(w * 0.74)} ${int(h * 0.8)} ${int(w * 0.64)} ${int(h)}H${int(w)}Z`,
        d.linear([p.near, shade(p.near, 0.3)]),
      ) +
      pavilion(w * 0.89, h * 0.57, 17 * u, shade(p.near, 0.35), p.acc) +
      path(cloud(r, w * 0.7, h * 0.9, 56 * u), p.haze, { opacity: 0.85 }) +
      path(cloud(r, w * 0.1, h * 0.97, 60 * u), p.haze, { opacity: 0.9 }) +
      pine(w * 0.98, h * 0.5, 20 * u, p.fore, -1)
    );
  },
  front: ({ d, w, h, r, p, u }) =>
    path(
      `M0 ${int(h * 0.84)}Q${int(w * 0.24)} ${int(h * 0.82)} ${int(w * 0.4)} ${int(h * 0.9)}Q${int(w * 0.46)} ${int(h * 0.95)} ${int(w * 0.44)} ${int(h)}H0Z`,
      d.linear([p.near, p.fore]),
    ) +
    line(
      `M0 ${int(h * 0.06)}Q${int(w * 0.1)} ${int(h * 0.04)} ${int(w * 0.22)} ${int(h * 0.12)}M${int(w * 0.1)} ${int(h * 0.06)}Q${int(w * 0.14)} ${int(h * 0.1)} ${int(w * 0.13)} ${int(h * 0.16)}`,
      p.fore,
      0.9 * u,
    ) +
    flowers(r, 7, w * 0.24, h * 0.02, h * 0.17, u * 0.24, [p.acc, glow(p.acc, 0.5)]),
  object: (d, p) =>
    `<g transform="rotate(38)">` +
    path('M-17 60L-19-110L0-152L19-110L17 60Z', d.linear(['#fff', '#d6ecf2', '#6f93a8', '#cfe4ea'], 0, 0, 1, 0)) +
    line('M0-140V54', '#5f8496', 4) +
    path('M-58 58Q-40 46 0 52Q40 46 58 58Q52 82 26 74Q0 68-26 74Q-52 82-58 58Z', d.linear(['#ffe39a', '#b9812f'])) +
    rect(-12, 70, 24, 66, 10, d.linear([shade(p.acc, 0.2), shade(p.acc, 0.6)])) +
    line('M-11 88L11 98M-11 106L11 116', '#ffd98a', 5) +
    oval(0, 144, 16, 16, '#e0a545') +
    '</g>' +
    line('M-96 96Q-120 40-60 34M-96 96Q-70 130-92 150', p.acc, 9),
  motif: ({ r, p }) => [
    oval(180, 78, 58, 58, p.acc) +
      path('M0 200L40 120L70 160L104 100L150 190L256 150V256H0Z', p.near, { opacity: 0.42 }),
    path(cloud(r, 30, 262, 120) + cloud(r, 226, 262, 120), p.haze, { opacity: 0.9 }),
  ],
};
