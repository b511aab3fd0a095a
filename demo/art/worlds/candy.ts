import type { Doc } from '@demo/art/doc';
import { glow, mix, shade } from '@demo/art/oklch';
import { cloud, ridge, star } from '@demo/art/shape';
import { int, line, oval, path, place, rect } from '@demo/art/svg';
import { lights } from './palette';
import { flowers } from './plants';
import type { World } from './world';
import { depth } from './world';

const lolly = (d: Doc, x: number, y: number, s: number, a: string) =>
  place(
    x,
    y,
    s / 60,
    rect(-4, -60, 8, 70, 4, '#fff8f0') +
      oval(0, -84, 38, 38, d.radial([glow(a, 0.6), a, shade(a, 0.15)], 0.35, 0.3, 0.8)) +
      line('M0-84m-22 0a22 22 0 1 1 26 21a14 14 0 1 1-14-17', '#fff', 8, { opacity: 0.85 }),
  );

export const candy: World = {
  palettes: lights(
    [
      [
        [0.74, 0.14, 350],
        [0.86, 0.1, 5],
        [0.96, 0.05, 80],
      ],
      [0.93, 0.06, 20],
      [0.74, 0.15, 330],
      [0.5, 0.15, 340],
      [0.72, 0.15, 200],
      [0.9, 0.15, 95],
      [0.99, 0.04, 90],
    ],
    [
      [
        [0.7, 0.13, 295],
        [0.82, 0.1, 310],
        [0.95, 0.05, 350],
      ],
      [0.91, 0.06, 325],
      [0.7, 0.14, 285],
      [0.44, 0.15, 290],
      [0.82, 0.15, 90],
      [0.72, 0.18, 0],
      [0.98, 0.04, 60],
    ],
    [
      [
        [0.76, 0.12, 190],
        [0.88, 0.09, 170],
        [0.96, 0.07, 110],
      ],
      [0.93, 0.06, 150],
      [0.76, 0.14, 165],
      [0.46, 0.12, 185],
      [0.7, 0.19, 5],
      [0.9, 0.15, 90],
      [0.99, 0.04, 100],
    ],
  ),
  floor: 0.86,
  cast: {
    gear: ['ears', 'crown', 'flower', 'leaf'],
    wear: ['hoodie', 'sailor', 'tee'],
    item: 'lolly',
    beasts: ['slime', 'rabbit', 'bear', 'pig', 'panda'],
  },
  scene({ d, w, h, r, p, u }) {
    let s = rect(0, 0, w, h, 0, d.linear(p.sky)) + d.halo(w * 0.7, h * 0.2, 46 * u, '#fff', 0.9);
    ['#ff8fa8', '#ffd36b', '#8fe0c8', '#8fbcff'].forEach((band, i) => {
      const [radius, colour] = [int((44 - i * 3.4) * u), mix(band, p.haze, 0.35)];
      s += oval(w * 0.62, h * 0.72, radius, radius, 'none', {
        stroke: colour,
        'stroke-width': int(3.5 * u),
        opacity: 0.8,
      });
    });
    s +=
      path(cloud(r, w * 0.14, h * 0.28, 34 * u), '#fff', { opacity: 0.9 }) +
      path(cloud(r, w * 0.88, h * 0.24, 26 * u), '#fff', { opacity: 0.8 }) +
      path(ridge(r, w, h, h * 0.58, h * 0.1, 4), depth(p, 0.62)) +
      lolly(d, w * 0.1, h * 0.62, 13 * u, mix(p.acc, p.haze, 0.3)) +
      lolly(d, w * 0.5, h * 0.6, 9 * u, mix(p.acc2, p.haze, 0.35));
    s +=
      path(ridge(r, w, h, h * 0.7, h * 0.08, 4), d.linear([glow(p.near, 0.35), p.near])) +
      lolly(d, w * 0.78, h * 0.76, 22 * u, p.acc) +
      lolly(d, w * 0.92, h * 0.78, 15 * u, p.acc2) +
      place(
        w * 0.64,
        h * 0.78,
        u / 9,
        path('M-60 0Q-70-50-40-60Q-46-100 0-104Q46-100 40-60Q70-50 60 0Z', d.linear(['#fff6ec', '#ffd9c2'])) +
          path(
            'M-46-58Q-50-110 0-118Q50-110 46-58Q34-44 22-60Q8-38-8-58Q-26-40-46-58Z',
            d.linear([glow(p.acc, 0.35), p.acc]),
          ) +
          oval(0, -124, 14, 14, '#f0405f'),
      );
    return (
      s +
      path(ridge(r, w, h, h * 0.86, h * 0.06, 3), d.linear([glow(p.near, 0.15), p.fore])) +
      flowers(r, 8, w, h * 0.89, h, u * 0.22, ['#fff', p.acc, p.acc2])
    );
  },
  front: ({ d, w, h, p, u }) =>
    path(
      `M0 ${int(h)}V${int(h * 0.9)}Q${int(12 * u)} ${int(h * 0.8)} ${int(24 * u)} ${int(h * 0.9)}Q${int(34 * u)} ${int(h * 0.88)} ${int(38 * u)} ${int(h)}Z`,
      d.linear([glow(p.acc, 0.3), shade(p.acc, 0.25)]),
    ) +
    path(
      `M${int(w * 0.2)} 0H${int(w * 0.0)}V${int(9 * u)}Q${int(3 * u)} ${int(13 * u)} ${int(6 * u)} ${int(7 * u)}Q${int(9 * u)} ${int(16 * u)} ${int(13 * u)} ${int(5 * u)}Q${int(17 * u)} ${int(9 * u)} ${int(w * 0.2)} 0Z`,
      '#fff',
      { opacity: 0.85 },
    ),
  object: (d, p) =>
    place(
      -44,
      30,
      0.82,
      path(star(0, 0, 92, 54, 5), d.linear(['#fff3a0', '#ffb52e']), {
        stroke: '#ffb52e',
        'stroke-width': 24,
        'stroke-linejoin': 'round',
      }) + oval(-26, -30, 20, 12, '#fff', { opacity: 0.8 }),
    ) +
    place(
      52,
      34,
      0.76,
      path(
        'M0-92C60-92 92-50 92 0C92 56 50 92 0 92C-56 92-92 50-92 0C-92-56-50-92 0-92Z',
        d.radial([glow(p.acc, 0.6), p.acc, shade(p.acc, 0.35)], 0.35, 0.28, 0.85),
      ) + path('M-60-40Q-30-76 14-72Q-26-56-40-20Z', '#fff', { opacity: 0.85 }),
    ) +
    place(
      4,
      -48,
      0.8,
      path(
        'M0 92C-70 46-104 6-100-38C-92-88-26-94 0-46C26-94 92-88 100-38C104 6 70 46 0 92Z',
        d.radial(['#ffc0d0', '#ff5580', '#c41f5a'], 0.35, 0.25, 0.9),
      ) + path('M-76-36Q-66-70-36-66Q-60-52-62-18Z', '#fff', { opacity: 0.9 }),
    ),
  motif: () => [
    ['#ff8fa8', '#ffd36b', '#8fe0c8']
      .map(
        (c, i) =>
          `<circle cx="128" cy="190" r="${150 - i * 20}" fill="none" stroke="${c}" stroke-width="20" opacity=".65"/>`,
      )
      .join(''),
    path('M0 256V226Q20 206 44 226Q64 240 84 256ZM256 256V226Q236 206 212 226Q192 240 172 256Z', '#fff', {
      opacity: 0.9,
    }),
  ],
};
