import { glow, mix, shade } from '@demo/art/oklch';
import { dots } from '@demo/art/shape';
import { int, line, oval, path, place, rect } from '@demo/art/svg';
import { lights } from './palette';
import { skyline } from './skyline';
import type { World } from './world';
import { depth } from './world';

export const neon: World = {
  palettes: lights(
    [
      [
        [0.2, 0.11, 285],
        [0.36, 0.19, 315],
        [0.68, 0.21, 5],
      ],
      [0.5, 0.2, 330],
      [0.26, 0.12, 290],
      [0.13, 0.06, 285],
      [0.78, 0.15, 195],
      [0.7, 0.23, 350],
      [0.88, 0.12, 195],
    ],
    [
      [
        [0.17, 0.08, 265],
        [0.32, 0.14, 255],
        [0.66, 0.14, 205],
      ],
      [0.46, 0.14, 235],
      [0.24, 0.09, 265],
      [0.12, 0.05, 270],
      [0.86, 0.17, 110],
      [0.74, 0.17, 50],
      [0.92, 0.13, 160],
    ],
    [
      [
        [0.23, 0.1, 310],
        [0.44, 0.19, 15],
        [0.8, 0.16, 65],
      ],
      [0.56, 0.18, 20],
      [0.27, 0.11, 340],
      [0.14, 0.06, 320],
      [0.86, 0.15, 85],
      [0.66, 0.2, 300],
      [0.94, 0.1, 80],
    ],
  ),
  floor: 0.84,
  cast: {
    gear: ['racer', 'phones', 'cap'],
    wear: ['suit', 'hoodie'],
    beasts: ['cat', 'tiger', 'fox', 'panda'],
  },
  scene({ d, w, h, r, p, u }) {
    const hz = h * 0.58,
      cx = w * 0.5,
      sr = 20 * u;
    let cut = '';
    for (let i = 0; i < 5; i++)
      cut += `M${int(cx - sr)} ${int(hz - sr * (0.16 + i * 0.17))}h${int(sr * 2)}v${int(sr * (0.07 - i * 0.011))}h${int(-sr * 2)}Z`;
    let s =
      rect(0, 0, w, h, 0, d.linear([p.sky[0], [p.sky[1], 0.36], [p.sky[2], 0.58], [p.sky[2], 1]])) +
      `<path d="${dots(r, 26, w, h * 0.3)}" stroke="#fff" stroke-width="2" opacity=".6"/>` +
      d.halo(cx, hz - sr * 0.5, sr * 2.6, p.acc2, 0.8) +
      oval(cx, hz - sr * 0.5, sr, sr, d.linear([glow(p.acc2, 0.75), p.acc2])) +
      path(cut, p.sky[2], { opacity: 0.8 });
    s +=
      skyline(d, r, w, hz, h * 0.3, 14, depth(p, 0.72)) +
      skyline(d, r, w * 0.42, hz, h * 0.46, 6, depth(p, 0.25), p.acc, 0.85) +
      place(w, 0, [-1, 1], skyline(d, r, w * 0.42, hz, h * 0.5, 6, depth(p, 0.25), p.acc2, 0.85));
    s += rect(0, hz, w, h - hz, 0, d.linear([mix(p.near, p.haze, 0.35), p.fore]));
    let q = '';
    for (let i = -7; i <= 7; i++) q += `M${int(cx + i * 4 * u)} ${int(hz)}L${int(cx + i * 34 * u)} ${int(h)}`;
    for (let i = 1; i < 7; i++) {
      const y = hz + (h - hz) * (i / 7) ** 2;
      q += `M0 ${int(y)}H${int(w)}`;
    }
    s +=
      line(q, p.acc2, 1.2, { opacity: 0.4 }) +
      path(
        `M${int(cx - 5 * u)} ${int(hz)}h${int(10 * u)}L${int(cx + 58 * u)} ${int(h)}H${int(cx - 58 * u)}Z`,
        d.linear([mix(p.fore, p.haze, 0.4), p.fore]),
      ) +
      line(
        `M${int(cx - 5 * u)} ${int(hz)}L${int(cx - 58 * u)} ${int(h)}M${int(cx + 5 * u)} ${int(hz)}L${int(cx + 58 * u)} ${int(h)}`,
        p.acc,
        1.1 * u,
      );
    for (let i = 0; i < 4; i++) {
      const a = (i / 4) ** 2,
        b = ((i + 0.45) / 4) ** 2,
        y1 = hz + (h - hz) * a,
        y2 = hz + (h - hz) * b;
      s += path(
        `M${int(cx - a * u * 2)} ${int(y1)}H${int(cx + a * u * 2)}L${int(cx + b * u * 2)} ${int(y2)}H${int(cx - b * u * 2)}Z`,
        '#fff',
        { opacity: 0.8 },
      );
    }
    return s + d.halo(cx, hz, 34 * u, p.rim, 0.6, 5 * u);
  },
  front: ({ w, h, p, u }) =>
    line(`M${int(w * -0.02)} ${int(h * 0.9)}L${int(w * 0.36)} ${int(h * 0.66)}`, p.acc, 0.7 * u, { opacity: 0.8 }) +
    line(`M${int(w * 1.02)} ${int(h * 0.84)}L${int(w * 0.7)} ${int(h * 0.66)}`, p.acc2, 0.9 * u, { opacity: 0.8 }),
  object: (d, p) =>
    d.halo(0, 80, 150, p.acc, 0.75, 40) +
    path('M-112 66L-104 92H-70L-64 70H64L70 92H104L112 66Z', '#141226') +
    path(
      'M-124 16Q-118-18-86-26L-58-84Q-50-96 0-96Q50-96 58-84L86-26Q118-18 124 16V66Q60 82 0 82Q-60 82-124 66Z',
      d.linear([glow(p.acc2, 0.45), p.acc2, shade(p.acc2, 0.6)]),
    ) +
    path('M-72-28L-48-78Q0-88 48-78L72-28Q0-38-72-28Z', d.linear(['#d8f6ff', '#3b4a8f', '#181838'])) +
    path('M-48-78L-20-82L-40-32L-72-28Z', '#fff', { opacity: 0.4 }) +
    path('M-112 8L-62 22L-66 40L-110 34ZM112 8L62 22L66 40L110 34Z', '#fff') +
    d.halo(-88, 24, 70, p.acc, 0.9, 30) +
    d.halo(88, 24, 70, p.acc, 0.9, 30) +
    path('M-52 40H52L40 64H-40Z', '#141226') +
    line('M-44 48H44M-40 56H40', p.acc, 3) +
    path('M-16-94H16L22-30L12 30H-12L-22-30Z', '#fff', { opacity: 0.85 }),
  motif: ({ p }) => [
    line('M0 176L96 128M0 212L80 150M256 176L160 128M256 212L176 150', p.acc, 4, { opacity: 0.8 }) +
      path('M0 60H26V20H52V90H70V256H0ZM256 40H226V80H204V30H186V256H256Z', p.near, { opacity: 0.75 }),
    '',
  ],
};
