import type { Doc } from '@demo/art/doc';
import { glow, mix, shade } from '@demo/art/oklch';
import { dots, sparkle } from '@demo/art/shape';
import { int, line, oval, path, rect } from '@demo/art/svg';
import type { Rng } from '@server/random';
import { lights, type Palette } from './palette';
import type { World } from './world';
import { depth } from './world';

const candle = (d: Doc, x: number, y: number, s: number, p: Palette) =>
  d.halo(x, y - s * 1.1, s * 4.2, p.acc, 0.62) +
  rect(x - s * 0.26, y - s * 0.8, s * 0.52, s * 0.8, s * 0.1, d.linear(['#fff3d0', '#c79a6a'])) +
  path(
    `M${int(x)} ${int(y - s * 1.7)}Q${int(x + s * 0.4)} ${int(y - s * 1.1)} ${int(x)} ${int(y - s * 0.82)}Q${int(x - s * 0.4)} ${int(y - s * 1.1)} ${int(x)} ${int(y - s * 1.7)}Z`,
    d.linear(['#fffbe0', p.acc]),
  );
const soft = (r: Rng, w: number, h: number, k: number) =>
  `<path d="${dots(r, 24, w, h)}" stroke="#fff" stroke-width="${int(3 * k)}" opacity=".55" fill="none"/>`;

export const dungeon: World = {
  palettes: lights(
    [
      [
        [0.16, 0.05, 290],
        [0.27, 0.08, 300],
        [0.44, 0.1, 45],
      ],
      [0.4, 0.09, 330],
      [0.27, 0.06, 295],
      [0.12, 0.04, 290],
      [0.8, 0.16, 70],
      [0.72, 0.15, 190],
      [0.9, 0.13, 80],
    ],
    [
      [
        [0.15, 0.05, 220],
        [0.25, 0.07, 215],
        [0.42, 0.1, 165],
      ],
      [0.38, 0.08, 185],
      [0.25, 0.05, 215],
      [0.11, 0.03, 225],
      [0.84, 0.18, 130],
      [0.82, 0.14, 80],
      [0.92, 0.14, 130],
    ],
    [
      [
        [0.16, 0.07, 265],
        [0.28, 0.11, 270],
        [0.46, 0.14, 300],
      ],
      [0.4, 0.12, 285],
      [0.27, 0.09, 270],
      [0.12, 0.05, 270],
      [0.76, 0.16, 330],
      [0.86, 0.13, 85],
      [0.9, 0.1, 320],
    ],
  ),
  floor: 0.9,
  cast: {
    gear: ['wizard', 'hood', 'plume', 'crown', 'helmet'],
    wear: ['cape', 'armor', 'robe'],
    item: 'lantern',
    beasts: ['dragon', 'slime', 'owl', 'frog'],
    cape: true,
  },
  scene({ d, w, h, r, p, u }) {
    const cx = w * 0.56,
      arch = (x: number, y: number, aw: number, ah: number, fill: string) =>
        path(
          `M${int(x - aw)} ${int(y)}V${int(y - ah)}A${int(aw)} ${int(aw * 1.15)} 0 0 1 ${int(x + aw)} ${int(y - ah)}V${int(y)}Z`,
          fill,
        );
    let s = rect(0, 0, w, h, 0, d.linear([p.sky[0], p.sky[1], p.sky[0]]));
    let br = '';
    for (let i = 0; i < 16; i++) {
      const x = r() * w,
        y = r() * h * 0.7;
      br += `M${int(x)} ${int(y)}h${int(7 * u)}v${int(3 * u)}`;
    }
    s += line(br, depth(p, 0.55), 0.6 * u, { opacity: 0.5 });
    s +=
      [3, 2, 1]
        .map(
          (i) =>
            arch(cx, h * (0.66 + i * 0.05), (8 + i * 8) * u, h * (0.16 + i * 0.1), depth(p, i * 0.3 - 0.05)) +
            arch(
              cx,
              h * (0.66 + i * 0.05),
              (8 + i * 8 - 2.5) * u,
              h * (0.15 + i * 0.1),
              i === 1 ? d.linear([p.acc, mix(p.acc, p.sky[2], 0.5)]) : shade(depth(p, 0.2 + i * 0.1), 0.25),
            ),
        )
        .join('') + d.halo(cx, h * 0.56, 46 * u, p.acc, 0.75);
    s += path(
      `M0 ${int(h * 0.8)}L${int(cx - 12 * u)} ${int(h * 0.7)}H${int(cx + 12 * u)}L${int(w)} ${int(h * 0.8)}V${int(h)}H0Z`,
      d.linear([mix(p.near, p.acc, 0.4), p.fore]),
    );
    let q = '';
    for (let i = -6; i <= 6; i++) q += `M${int(cx + i * 3 * u)} ${int(h * 0.7)}L${int(cx + i * 20 * u)} ${int(h)}`;
    s += line(
      `${q}M0 ${int(h * 0.84)}H${int(w)}M0 ${int(h * 0.92)}H${int(w)}M${int(w * 0.2)} ${int(h * 0.77)}H${int(w * 0.9)}`,
      p.fore,
      0.5 * u,
      { opacity: 0.6 },
    );
    [0.08, 0.97].forEach((x, i) => {
      s +=
        rect(
          w * x - 7 * u,
          0,
          14 * u,
          h,
          0,
          d.linear(i ? [glow(p.near, 0.12), p.fore] : [p.fore, glow(p.near, 0.12)], 0, 0, 1, 0),
        ) + rect(w * x - 9 * u, h * 0.82, 18 * u, h * 0.2, u, shade(p.near, 0.3));
    });
    return (
      s +
      candle(d, w * 0.2, h * 0.8, 3.4 * u, p) +
      candle(d, w * 0.25, h * 0.84, 2.6 * u, p) +
      candle(d, w * 0.87, h * 0.78, 3 * u, p) +
      d.halo(w * 0.9, h * 0.3, 12 * u, p.acc2, 0.4) +
      soft(r, w, h, u * 0.12)
    );
  },
  front: ({ w, h, p, u }) =>
    path(
      `M0 ${int(h)}V${int(h * 0.93)}Q${int(10 * u)} ${int(h * 0.86)} ${int(20 * u)} ${int(h * 0.92)}Q${int(30 * u)} ${int(h * 0.9)} ${int(36 * u)} ${int(h)}Z`,
      p.fore,
    ) +
    line(`M${int(w * 0.7)} 0v${int(12 * u)}M${int(w * 0.74)} 0v${int(8 * u)}`, p.fore, 1.6 * u, {
      'stroke-dasharray': `${int(2 * u)} ${int(1.4 * u)}`,
    }),
  object: (d, p) =>
    d.halo(0, -20, 150, p.acc, 0.95) +
    path('M-92-34C-92-104 92-104 92-34Z', d.linear(['#b9743f', '#6d3a26'])) +
    path('M-78-22L78-22L70 20H-70Z', d.linear(['#fff6c4', p.acc])) +
    path('M-60-10L-44-34L-28-10ZM-20-6L4-46L26-6ZM30-8L48-32L64-8Z', '#fff8d8') +
    oval(-46, 0, 18, 14, '#ffd24d') +
    oval(-8, 2, 20, 14, '#ffc233') +
    oval(38, 0, 22, 15, '#ffe07a') +
    path('M4-44L20-28L4-4L-12-28Z', d.linear(['#d9fbff', p.acc2])) +
    path('M-100 12H100L90 100Q0 112-90 100Z', d.linear(['#c47f48', '#7a4228'])) +
    path('M-104 6H104V30H-104ZM-66 30H-46V104H-66ZM46 30H66V104H46Z', d.linear(['#ffe08a', '#c98a2e'])) +
    rect(-24, 10, 48, 52, 10, d.linear(['#fff0b0', '#d9982f'])) +
    path('M0 26a9 9 0 0 1 5 16l4 14h-18l4-14a9 9 0 0 1 5-16Z', '#5a2f1c') +
    line('M-70-68Q-40-86 0-86', '#fff', 6, { opacity: 0.6 }),
  motif: ({ p }) => [
    path('M30 256V104A98 104 0 0 1 226 104V256Z', p.acc, { opacity: 0.28 }) +
      path('M0 0H256V256H236V106A108 114 0 0 0 20 106V256H0Z', p.near),
    path(sparkle(40, 190, 10) + sparkle(216, 70, 12) + sparkle(52, 84, 7), p.acc),
  ],
};
