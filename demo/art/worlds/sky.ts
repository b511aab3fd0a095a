import { glow, shade } from '@demo/art/oklch';
import { cloud } from '@demo/art/shape';
import { int, line, oval, path, rect } from '@demo/art/svg';
import { island } from './island';
import { lights } from './palette';
import { flowers } from './plants';
import type { World } from './world';

const birds = (x: number, y: number, k: number, col: string) =>
  line(
    `M${x} ${y}q${8 * k}-${9 * k} ${14 * k} 0q${6 * k}-${9 * k} ${14 * k} 0m${10 * k} ${16 * k}q${6 * k}-${7 * k} ${11 * k} 0q${5 * k}-${7 * k} ${11 * k} 0`,
    col,
    2 * k,
    { opacity: 0.7 },
  );

export const sky: World = {
  palettes: lights(
    [
      [
        [0.62, 0.15, 250],
        [0.8, 0.1, 230],
        [0.95, 0.05, 200],
      ],
      [0.92, 0.05, 215],
      [0.68, 0.17, 145],
      [0.42, 0.1, 165],
      [0.72, 0.17, 45],
      [0.9, 0.14, 95],
      [0.99, 0.04, 95],
    ],
    [
      [
        [0.5, 0.14, 290],
        [0.74, 0.13, 20],
        [0.92, 0.1, 75],
      ],
      [0.88, 0.08, 45],
      [0.58, 0.12, 165],
      [0.34, 0.1, 300],
      [0.64, 0.2, 25],
      [0.88, 0.15, 85],
      [0.97, 0.09, 80],
    ],
    [
      [
        [0.3, 0.12, 275],
        [0.48, 0.14, 265],
        [0.76, 0.11, 215],
      ],
      [0.64, 0.1, 240],
      [0.5, 0.11, 190],
      [0.24, 0.08, 275],
      [0.8, 0.14, 85],
      [0.78, 0.13, 195],
      [0.93, 0.07, 200],
    ],
  ),
  floor: 0.84,
  cast: {
    gear: ['goggles', 'cap', 'band'],
    wear: ['scarf', 'armor', 'hoodie'],
    item: 'flag',
    beasts: ['dragon', 'owl', 'cat', 'chick'],
    cape: true,
  },
  scene({ d, w, h, r, p, u }) {
    const sx = w * r.n(0.6, 0.85),
      sy = h * 0.24,
      W = (x: number, y: number, s: number, o: number) =>
        path(
          cloud(r, x, y, s),
          d.linear([
            ['#fff', 0, o],
            [p.haze, 1, o * 0.35],
          ]),
        );
    return (
      rect(0, 0, w, h, 0, d.linear(p.sky)) +
      d.halo(sx, sy, 46 * u, p.rim, 0.95) +
      oval(sx, sy, 5.5 * u, 5.5 * u, '#fffdf2', { opacity: 0.9 }) +
      W(w * 0.16, h * 0.3, 34 * u, 0.7) +
      W(w * 0.9, h * 0.5, 40 * u, 0.75) +
      island(d, r, w * 0.1, h * 0.46, 9 * u, p, 0.72) +
      island(d, r, w * 0.93, h * 0.34, 7 * u, p, 0.8) +
      island(d, r, w * 0.38, h * 0.24, 5 * u, p, 0.84) +
      W(w * 0.5, h * 0.66, 60 * u, 0.8) +
      island(d, r, w * 0.74, h * 0.52, 19 * u, p, 0.28, 2) +
      W(w * 0.86, h * 0.86, 54 * u, 0.92) +
      birds(w * 0.4, h * 0.2, u * 0.26, shade(p.sky[0], 0.4))
    );
  },
  front: ({ d, w, h, r, p, u }) =>
    path(
      `M0 ${int(h * 0.86)}Q${int(w * 0.2)} ${int(h * 0.79)} ${int(w * 0.46)} ${int(h * 0.86)}Q${int(w * 0.58)} ${int(h * 0.9)} ${int(w * 0.54)} ${int(h)}H0Z`,
      d.linear([glow(p.near, 0.3), [p.near, 0.15], p.fore]),
    ) +
    flowers(r, 5, w * 0.45, h * 0.9, h * 0.99, u * 0.2, ['#fff', p.acc2]) +
    path(cloud(r, w * 0.7, h * 1.03, 60 * u), '#fff', { opacity: 0.85 }),
  object: (d, p) =>
    path(
      'M-118-34C-110-96 96-108 124-34C96 26-106 22-118-34Z',
      d.linear([glow(p.acc, 0.5), p.acc, shade(p.acc, 0.45)]),
    ) +
    path('M-60-72C-20-96 30-96 60-74C40 0-36 0-60-72Z', glow(p.acc2, 0.3), { opacity: 0.75 }) +
    path('M108-52L152-84L148 12L108-12Z', d.linear([p.acc2, shade(p.acc2, 0.35)])) +
    line('M-56 14L-40 56M48 14L36 56', '#6d4a3a', 7) +
    path('M-66 52H64Q60 100 30 104H-28Q-60 98-66 52Z', d.linear(['#b97b4d', '#6d3f2c'])) +
    [-38, -4, 30].map((x) => oval(x, 74, 11, 11, '#ffeaa0')).join('') +
    path('M-84-62C-60-82-20-88 14-86C-24-76-60-66-84-62Z', '#fff', { opacity: 0.75 }),
  motif: ({ r }) => [
    path(cloud(r, 214, 96, 110), '#fff', { opacity: 0.55 }),
    path(cloud(r, 40, 262, 150) + cloud(r, 216, 264, 150), '#fff', { opacity: 0.95 }),
  ],
};
