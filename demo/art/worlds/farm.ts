import type { Doc } from '@demo/art/doc';
import { glow, mix, shade } from '@demo/art/oklch';
import { cloud, ridge } from '@demo/art/shape';
import { int, line, oval, path, place, rect } from '@demo/art/svg';
import { lights, type Palette } from './palette';
import { flowers, tree } from './plants';
import type { World } from './world';
import { depth } from './world';

const barn = (d: Doc, x: number, y: number, s: number, p: Palette) =>
  place(
    x,
    y,
    s / 100,
    path('M-60 0V-70L0-118L60-70V0Z', d.linear([glow(p.acc, 0.12), shade(p.acc, 0.2)], 0, 0, 1, 0)) +
      path('M-74-62L0-126L74-62L64-52L0-106L-64-52Z', d.linear(['#fff7ec', '#d9b7a0'])) +
      rect(-24, -48, 48, 48, 4, shade(p.acc, 0.5)) +
      line('M-24-48L24 0M24-48L-24 0', '#fff3e6', 5) +
      rect(-13, -84, 26, 22, 11, '#ffe9a8'),
  );
const mill = (d: Doc, x: number, y: number, s: number, p: Palette) =>
  place(
    x,
    y,
    s / 100,
    path('M-22 0L-14-96H14L22 0Z', d.linear(['#fffaf0', '#e2cdbb'], 0, 0, 1, 0)) +
      path('M-20-94L0-124L20-94Z', p.acc) +
      [20, 110, 200, 290]
        .map((a) => `<g transform="rotate(${a} 0 -96)"><path d="M0-96h7v-66h16v58z" fill="#fff" opacity=".95"/></g>`)
        .join('') +
      oval(0, -96, 7, 7, '#8a5a34') +
      rect(-8, -30, 16, 30, 8, '#8a5a34'),
  );
const fence = (x0: number, x1: number, y: number, k: number, col: string) => {
  let q = `M${int(x0)} ${int(y - 26 * k)}H${int(x1)}M${int(x0)} ${int(y - 12 * k)}H${int(x1)}`;
  for (let x = x0 + 10 * k; x < x1; x += 30 * k) q += `M${int(x)} ${int(y)}V${int(y - 40 * k)}`;
  return line(q, col, 7 * k);
};

export const farm: World = {
  palettes: lights(
    [
      [
        [0.76, 0.11, 235],
        [0.88, 0.07, 215],
        [0.97, 0.06, 100],
      ],
      [0.94, 0.06, 105],
      [0.72, 0.17, 132],
      [0.46, 0.12, 145],
      [0.64, 0.19, 30],
      [0.88, 0.15, 90],
      [0.99, 0.05, 95],
    ],
    [
      [
        [0.74, 0.1, 265],
        [0.86, 0.1, 50],
        [0.94, 0.1, 85],
      ],
      [0.92, 0.09, 75],
      [0.68, 0.15, 110],
      [0.4, 0.1, 125],
      [0.6, 0.17, 20],
      [0.85, 0.15, 75],
      [0.97, 0.09, 80],
    ],
    [
      [
        [0.7, 0.11, 225],
        [0.84, 0.08, 200],
        [0.95, 0.05, 170],
      ],
      [0.92, 0.05, 170],
      [0.7, 0.15, 155],
      [0.42, 0.11, 165],
      [0.72, 0.15, 340],
      [0.92, 0.11, 100],
      [0.99, 0.03, 110],
    ],
  ),
  floor: 0.9,
  cast: {
    gear: ['straw', 'flower', 'leaf'],
    wear: ['overalls', 'tee', 'scarf'],
    item: 'can',
    beasts: ['pig', 'chick', 'rabbit', 'dog', 'bear'],
  },
  scene({ d, w, h, r, p, u }) {
    const sx = w * 0.78,
      sy = h * 0.2;
    let rows = '';
    for (let i = -6; i <= 6; i++)
      rows += `M${int(w * 0.3 + i * 2 * u)} ${int(h * 0.62)}Q${int(w * 0.3 + i * 5 * u)} ${int(h * 0.72)} ${int(w * 0.26 + i * 14 * u)} ${int(h * 0.95)}`;
    return (
      rect(0, 0, w, h, 0, d.linear(p.sky)) +
      d.halo(sx, sy, 44 * u, p.rim, 1) +
      oval(sx, sy, 6 * u, 6 * u, '#fffbe6') +
      path(cloud(r, w * 0.2, h * 0.24, 36 * u), '#fff', { opacity: 0.85 }) +
      path(cloud(r, w * 0.56, h * 0.34, 28 * u), '#fff', { opacity: 0.6 }) +
      path(ridge(r, w, h, h * 0.5, h * 0.08, 4), depth(p, 0.74)) +
      path(ridge(r, w, h, h * 0.58, h * 0.07, 5), depth(p, 0.5)) +
      [0.06, 0.12, 0.52, 0.9, 0.96]
        .map((x, i) => tree(d, w * x, h * (0.6 + (i % 2) * 0.02), (7 + (i % 3) * 2) * u, depth(p, 0.4)))
        .join('') +
      mill(d, w * 0.2, h * 0.6, 17 * u, p) +
      path(ridge(r, w, h, h * 0.66, h * 0.05, 4), d.linear([depth(p, 0.22), p.near])) +
      line(rows, glow(p.acc2, 0.1), 1.6 * u, { opacity: 0.5 }) +
      barn(d, w * 0.76, h * 0.72, 24 * u, p) +
      tree(d, w * 0.92, h * 0.74, 15 * u, p.near) +
      fence(w * 0.56, w * 1.02, h * 0.8, u * 0.2, '#fff6ea') +
      path(ridge(r, w, h, h * 0.86, h * 0.05, 3), d.linear([p.near, p.fore])) +
      flowers(r, 9, w, h * 0.88, h * 0.99, u * 0.24, ['#fff', p.acc2, p.acc])
    );
  },
  front: ({ w, h, p, u }) =>
    path(
      `M0 ${int(h)}V${int(h * 0.9)}Q${int(3 * u)} ${int(h * 0.86)} ${int(5 * u)} ${int(h * 0.95)}Q${int(8 * u)} ${int(h * 0.86)} ${int(11 * u)} ${int(h * 0.95)}Q${int(15 * u)} ${int(h * 0.9)} ${int(18 * u)} ${int(h)}Z`,
      p.fore,
    ) +
    path(
      `M${int(w)} 0H${int(w * 0.8)}Q${int(w * 0.86)} ${int(h * 0.1)} ${int(w * 0.92)} ${int(h * 0.06)}Q${int(w * 0.95)} ${int(h * 0.15)} ${int(w)} ${int(h * 0.12)}Z`,
      shade(p.fore, 0.1),
      { opacity: 0.9 },
    ),
  object: (d, _p) =>
    path('M-30-60C-70-120-40-140-22-128C-20-158 20-158 22-128C40-140 70-120 30-60Z', d.linear(['#a5e06a', '#4f9a3f'])) +
    path(
      'M-76-44C-70-86 70-86 76-44C84 10 36 120 0 136C-36 120-84 10-76-44Z',
      d.linear(['#ffc26b', '#ff8a2e', '#d95a1c'], 0.1, 0, 0.9, 1),
    ) +
    line('M-62-12Q-40-4-24-10M60 22Q40 30 22 24M-40 60Q-24 66-12 62', '#c9521a', 7) +
    path('M-58-50C-50-68-20-74 6-72C-24-62-44-36-48-4C-58-20-62-36-58-50Z', '#fff', { opacity: 0.55 }) +
    oval(-26, 0, 10, 13, '#3a1f1a') +
    oval(26, 0, 10, 13, '#3a1f1a') +
    oval(-29, -5, 4, 4, '#fff') +
    oval(23, -5, 4, 4, '#fff') +
    path('M-14 22Q0 28 14 22Q10 42 0 42Q-10 42-14 22Z', '#8a2f2a') +
    oval(-44, 20, 11, 7, '#ff6a5a', { opacity: 0.6 }) +
    oval(44, 20, 11, 7, '#ff6a5a', { opacity: 0.6 }),
  motif: ({ p }) => [
    path('M0 170Q60 120 128 158Q200 120 256 164V256H0Z', mix(p.near, p.haze, 0.45)) + oval(212, 46, 24, 24, '#fff8d6'),
    path(
      'M0 256V232Q14 206 26 234Q38 204 52 232Q64 216 76 256ZM256 256V230Q244 204 230 232Q218 206 204 232Q194 216 180 256Z',
      p.fore,
    ),
  ],
};
