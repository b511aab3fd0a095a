import { glow, shade } from '@demo/art/oklch';
import { dots, ridge, sparkle } from '@demo/art/shape';
import { int, line, oval, path, place, rect } from '@demo/art/svg';
import { lights } from './palette';
import { planet } from './planet';
import { skyline } from './skyline';
import type { World } from './world';
import { depth } from './world';

export const mecha: World = {
  palettes: lights(
    [
      [
        [0.16, 0.07, 275],
        [0.28, 0.13, 285],
        [0.5, 0.16, 300],
      ],
      [0.46, 0.15, 290],
      [0.36, 0.07, 280],
      [0.17, 0.05, 280],
      [0.7, 0.17, 45],
      [0.8, 0.13, 205],
      [0.9, 0.09, 210],
    ],
    [
      [
        [0.15, 0.05, 230],
        [0.28, 0.09, 220],
        [0.56, 0.12, 195],
      ],
      [0.46, 0.1, 205],
      [0.34, 0.06, 225],
      [0.16, 0.04, 235],
      [0.68, 0.2, 25],
      [0.88, 0.14, 95],
      [0.93, 0.09, 180],
    ],
    [
      [
        [0.2, 0.08, 320],
        [0.38, 0.15, 5],
        [0.7, 0.16, 50],
      ],
      [0.54, 0.15, 20],
      [0.38, 0.09, 350],
      [0.19, 0.06, 330],
      [0.8, 0.12, 200],
      [0.9, 0.13, 90],
      [0.96, 0.09, 75],
    ],
  ),
  floor: 0.88,
  cast: {
    gear: ['space', 'phones', 'racer'],
    wear: ['suit', 'armor'],
    item: 'staff',
    beasts: ['rabbit', 'cat', 'slime', 'bear'],
  },
  scene({ d, w, h, r, p, u }) {
    let s =
      rect(0, 0, w, h, 0, d.linear(p.sky)) +
      d.halo(w * 0.25, h * 0.35, 50 * u, p.haze, 0.75, 34 * u) +
      d.halo(w * 0.8, h * 0.62, 46 * u, p.acc, 0.4, 26 * u) +
      `<path d="${dots(r, 36, w, h * 0.8)}" stroke="#fff" stroke-width="2" opacity=".7"/>` +
      path(sparkle(w * 0.12, h * 0.2, 3 * u) + sparkle(w * 0.46, h * 0.12, 2 * u), '#fff');
    s +=
      planet(d, w * 0.76, h * 0.32, 17 * u, p.acc, p.acc2, true) +
      planet(d, w * 0.14, h * 0.46, 4.5 * u, p.acc2, p.acc2);
    s +=
      skyline(d, r, w, h * 0.78, h * 0.18, 18, depth(p, 0.55)) +
      path(ridge(r, w, h, h * 0.76, h * 0.07, 6), depth(p, 0.3)) +
      place(
        w * 0.86,
        h * 0.78,
        u / 5,
        path('M-60 0Q-56-56 0-60Q56-56 60 0Z', d.linear([glow(p.near, 0.4), p.near])) +
          line('M-36-10h72M-28-28h56', p.acc2, 5) +
          line('M0-60v-40', p.near, 5) +
          oval(0, -102, 5, 5, p.acc),
      );
    return (
      s +
      path(ridge(r, w, h, h * 0.88, h * 0.06, 4), d.linear([p.near, p.fore])) +
      [0.2, 0.5, 0.82].map((x) => oval(w * x, h * (0.93 + x * 0.03), 9 * u, 1.8 * u, shade(p.near, 0.5))).join('')
    );
  },
  front: ({ d, w, h, p, u }) =>
    path(
      `M0 ${int(h * 0.9)}L${int(9 * u)} ${int(h * 0.85)}L${int(20 * u)} ${int(h * 0.9)}L${int(32 * u)} ${int(h * 0.88)}L${int(46 * u)} ${int(h)}H0Z`,
      d.linear([p.near, p.fore]),
    ) + path(`M${int(w)} 0L${int(w - 12 * u)} 0L${int(w - 7 * u)} ${int(7 * u)}L${int(w)} ${int(10 * u)}Z`, p.fore),
  object: (d, p) =>
    d.halo(-66, 82, 90, '#ffb13d', 0.95) +
    `<g transform="rotate(40)">` +
    path('M-24 84Q0 176 24 84Z', d.linear(['#fff6c0', '#ff8a2a'])) +
    path('M-40 20L-88 74L-80 108L-34 80ZM40 20L88 74L80 108L34 80Z', d.linear([p.acc, shade(p.acc, 0.5)])) +
    path(
      'M-44 84C-66-20-36-110 0-142C36-110 66-20 44 84Q0 98-44 84Z',
      d.linear(['#fff', '#dfe6f5', '#8f9bc4'], 0, 0, 1, 0),
    ) +
    path(
      'M-37-60C-28-100-14-126 0-142C14-126 28-100 37-60Q0-48-37-60Z',
      d.linear([glow(p.acc, 0.3), shade(p.acc, 0.2)], 0, 0, 1, 0),
    ) +
    oval(0, -14, 27, 27, shade(p.near, 0.4)) +
    oval(0, -14, 20, 20, d.radial(['#e4fbff', p.acc2, shade(p.acc2, 0.5)], 0.35, 0.3, 0.8)) +
    line('M-40 54Q0 66 40 54', p.acc2, 9) +
    path('M-9 50H9L12 116H-12Z', shade(p.acc, 0.2)) +
    '</g>',
  motif: ({ p }) => [
    oval(206, 60, 44, 44, p.acc) +
      line('M142 76Q206 110 268 40', p.acc2, 8) +
      path(sparkle(38, 52, 16) + sparkle(70, 120, 8) + sparkle(226, 150, 9), '#fff'),
    '',
  ],
};
