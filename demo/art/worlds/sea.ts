import { glow, mix, shade } from '@demo/art/oklch';
import { ridge } from '@demo/art/shape';
import { int, line, oval, path, rect } from '@demo/art/svg';
import { lights } from './palette';
import { bubbles, coral, fishes, kelp } from './reef';
import type { World } from './world';
import { depth } from './world';

export const sea: World = {
  palettes: lights(
    [
      [
        [0.78, 0.12, 205],
        [0.56, 0.13, 232],
        [0.3, 0.11, 262],
      ],
      [0.6, 0.12, 222],
      [0.4, 0.12, 255],
      [0.2, 0.08, 270],
      [0.7, 0.18, 30],
      [0.86, 0.15, 90],
      [0.95, 0.07, 195],
    ],
    [
      [
        [0.84, 0.12, 175],
        [0.62, 0.13, 195],
        [0.34, 0.1, 235],
      ],
      [0.68, 0.12, 190],
      [0.4, 0.1, 215],
      [0.22, 0.08, 250],
      [0.7, 0.19, 355],
      [0.88, 0.14, 95],
      [0.97, 0.06, 170],
    ],
    [
      [
        [0.55, 0.16, 285],
        [0.38, 0.15, 285],
        [0.2, 0.1, 285],
      ],
      [0.46, 0.16, 290],
      [0.3, 0.13, 280],
      [0.14, 0.06, 285],
      [0.78, 0.15, 190],
      [0.74, 0.18, 340],
      [0.86, 0.1, 190],
    ],
  ),
  floor: 0.9,
  cast: {
    gear: ['space', 'goggles', 'flower'],
    wear: ['suit', 'tee', 'sailor'],
    item: 'spear',
    beasts: ['octo', 'penguin', 'frog', 'slime'],
  },
  scene({ d, w, h, r, p, u }) {
    let s = rect(0, 0, w, h, 0, d.linear(p.sky)) + d.halo(w * 0.6, 0, 70 * u, p.rim, 0.9, 50 * u),
      ray = d.linear([
        ['#fff', 0, 0.42],
        ['#fff', 1, 0],
      ]);
    for (let i = 0; i < 4; i++) {
      const x = w * (0.3 + i * 0.15),
        e = x + (i - 1.8) * w * 0.2;
      s += path(`M${int(x)} 0h${int(5 * u)}L${int(e + 14 * u)} ${int(h * r.n(0.65, 0.95))}H${int(e - 4 * u)}Z`, ray, {
        opacity: 0.5,
      });
    }
    s +=
      path(ridge(r, w, h, h * 0.62, h * 0.16, 5), depth(p, 0.66)) +
      fishes(r, w * 0.2, h * 0.3, u * 0.34, 7, mix(p.near, p.haze, 0.3)) +
      path(ridge(r, w, h, h * 0.76, h * 0.13, 5), d.linear([depth(p, 0.35), p.near]));
    s +=
      coral(r, w * 0.84, h * 0.8, 26 * u, p.acc) +
      coral(r, w * 0.94, h * 0.86, 18 * u, p.acc2) +
      coral(r, w * 0.1, h * 0.84, 17 * u, mix(p.acc, p.near, 0.35)) +
      fishes(r, w * 0.7, h * 0.42, u * 0.6, 6, p.acc2);
    return (
      s +
      path(ridge(r, w, h, h * 0.9, h * 0.06, 4), d.linear([shade(p.near, 0.2), p.fore])) +
      bubbles(r, 16, w, h, u * 0.2)
    );
  },
  front: ({ w, h, r, p, u }) =>
    kelp(w * 0.02, h * 1.02, 56 * u, p.fore) +
    kelp(w * 0.09, h * 1.02, 34 * u, p.fore, -1) +
    kelp(w * 0.95, h * 1.02, 44 * u, p.fore, -1) +
    coral(r, w * 0.2, h * 1.03, 16 * u, shade(p.acc, 0.6)),
  object: (d, p) =>
    path(
      'M-120 14C-120-52-60-74 10-74C86-74 122-36 122 10C122 60 76 84 0 84C-70 84-120 66-120 14Z',
      d.linear([glow(p.acc2, 0.5), p.acc2, shade(p.acc2, 0.5)]),
    ) +
    path('M-24-72V-108Q-24-118-12-118H24Q36-118 36-106V-70Z', d.linear([p.acc, shade(p.acc, 0.35)])) +
    line('M8-118V-140H40', shade(p.acc, 0.5), 10) +
    oval(-52, 2, 40, 40, shade(p.acc2, 0.55)) +
    oval(-52, 2, 31, 31, d.radial(['#e4fbff', '#5cc4f0', '#1b5f9e'], 0.35, 0.3, 0.8)) +
    oval(44, 6, 26, 26, shade(p.acc2, 0.55)) +
    oval(44, 6, 18, 18, d.radial(['#e4fbff', '#5cc4f0', '#1b5f9e'], 0.35, 0.3, 0.8)) +
    path('M112-6L152-44V64L112 26Z', d.linear([p.acc, shade(p.acc, 0.4)])) +
    line('M-96-24Q-70-56-20-60', '#fff', 9, { opacity: 0.8 }) +
    d.halo(-120, 40, 60, '#fffbd0', 0.7),
  motif: ({ p }) => [
    path('M60 0h40L60 256H-30ZM170 0h34l80 256h-90Z', '#fff', { opacity: 0.16 }),
    path('M34 60a9 9 0 1 1 0 1M222 96a12 12 0 1 1 0 1M24 150a6 6 0 1 1 0 1M214 40a6 6 0 1 1 0 1', '#fff', {
      opacity: 0.7,
    }) + line('M18 256Q12 226 26 206M26 236Q40 224 40 212M240 256Q246 220 228 200M238 230Q222 222 222 208', p.acc2, 13),
  ],
};
