import type { Doc } from '@demo/art/doc';
import { glow, shade } from '@demo/art/oklch';
import { sparkle } from '@demo/art/shape';
import { line, oval, path, place, rect } from '@demo/art/svg';

/** Draws headgear around a head at 0,0: main colour, second colour, hair. */
type Gear = (d: Doc, c: string, c2: string, hair: string) => string;
export type GearKind =
  | 'goggles'
  | 'straw'
  | 'bamboo'
  | 'wizard'
  | 'helmet'
  | 'plume'
  | 'hood'
  | 'phones'
  | 'crown'
  | 'racer'
  | 'cap'
  | 'flower'
  | 'leaf'
  | 'band'
  | 'space'
  | 'topknot'
  | 'ears';

export const GEAR: Record<GearKind, Gear> = {
  goggles: (d, c) =>
    rect(-96, -86, 192, 26, 13, shade(c, 0.5)) +
    [-38, 38]
      .map(
        (x) =>
          oval(x, -72, 33, 28, glow(c, 0.25)) +
          oval(x, -72, 24, 20, d.linear(['#bff3ff', '#2b86c5'])) +
          line(`M${x - 12}-76Q${x - 6}-86 ${x + 6}-86`, '#fff', 5),
      )
      .join(''),
  straw: (d, c) =>
    path('M-74-60C-72-150 72-150 74-60Z', d.linear(['#ffe6a3', '#e8b355'])) +
    path('M-76-78Q0-58 76-78L76-58Q0-38-76-58Z', c) +
    path('M-150-52C-100-84 100-84 150-52C100-30-100-30-150-52Z', d.linear(['#ffeab0', '#dca048'])) +
    line('M-116-50C-60-66 60-66 116-50', '#fff', 4, { opacity: 0.5 }),
  bamboo: (d, _c) =>
    path('M-160-40Q-70-78 0-158Q70-78 160-40Q80-62 0-62Q-80-62-160-40Z', d.linear(['#e9c98b', '#8a5a34'])) +
    line('M0-150L-60-60M0-150L0-64M0-150L60-60', '#6d4426', 4, { opacity: 0.55 }) +
    path('M-160-40Q-80-62 0-62Q80-62 160-40Q80-44 0-44Q-80-44-160-40Z', '#4a2c1e'),
  wizard: (d, c) =>
    path(
      'M-78-66Q-40-120 20-206Q34-190 66-176Q44-150 78-66Z',
      d.linear([glow(c, 0.25), c, shade(c, 0.45)], 0, 0, 1, 1),
    ) +
    path('M-80-86Q0-60 80-86L82-62Q0-36-82-62Z', '#ffcf5a') +
    path('M-142-54C-90-96 90-96 142-54C80-36-80-36-142-54Z', shade(c, 0.25)) +
    path(sparkle(10, -120, 18), '#ffe9a0'),
  helmet: (d, c) =>
    path(
      'M-104 20C-116-140 116-140 104 20L82 16C84-30 60-52 0-52C-60-52-84-30-82 16Z',
      d.linear([glow(c, 0.45), c, shade(c, 0.4)], 0, 0, 1, 1),
    ) +
    path('M-12-122L12-122L16-46L0-30L-16-46Z', '#ffd76a') +
    line('M-86-40C-76-86-46-104-24-108', '#fff', 7, { opacity: 0.7 }),
  plume: (d, c, c2, hair) =>
    path('M0-110C10-190 90-190 130-130C96-140 60-120 30-96Z', d.linear([glow(c2, 0.2), shade(c2, 0.2)], 0, 0, 1, 0)) +
    GEAR.helmet(d, c, c2, hair),
  hood: (d, c) =>
    path(
      'M-112 110C-150-40-90-146 4-146C96-146 150-40 112 110C104 20 88-76 0-78C-88-76-104 20-112 110Z',
      d.linear([glow(c, 0.25), c, shade(c, 0.5)], 0, 0, 1, 1),
    ) + line('M-92 40C-84-40-60-72 0-76C60-72 84-40 92 40', shade(c, 0.55), 8, { opacity: 0.6 }),
  phones: (d, c) =>
    line('M-98 10C-110-140 110-140 98 10', shade(c, 0.35), 15) +
    line('M-92-40C-76-104-30-116 0-116', '#fff', 4, { opacity: 0.6 }) +
    [-102, 102].map((x) => rect(x - 20, -14, 40, 62, 19, d.linear([glow(c, 0.4), c]))).join(''),
  crown: (d) =>
    path('M-62-86L-72-150L-36-120L0-164L36-120L72-150L62-86Q0-70-62-86Z', d.linear(['#fff0a8', '#f2a93b'])) +
    oval(0, -104, 11, 13, '#e8455f') +
    oval(-38, -100, 7, 8, '#4db4f5') +
    oval(38, -100, 7, 8, '#4db4f5'),
  racer: (d, c) =>
    path(
      'M-106 36C-128-148 128-148 106 36Q108 60 92 72L84 30C86-40 50-50 0-50C-50-50-86-40-84 30L-92 72Q-108 60-106 36Z',
      d.linear([glow(c, 0.35), c, shade(c, 0.45)], 0, 0, 1, 1),
    ) +
    path('M-20-117Q0-121 20-117L14-50L-14-50Z', '#fff', { opacity: 0.9 }) +
    path(
      'M-86-30C-80-74-40-84 0-84C40-84 80-74 86-30C50-56-50-56-86-30Z',
      d.linear(['#8df4ff', '#7a3cff'], 0, 0, 1, 0),
    ) +
    line('M-62-56Q-40-72-10-74', '#fff', 5, { opacity: 0.8 }),
  cap: (d, c) =>
    path('M-96-26C-104-140 104-140 96-26Q0-58-96-26Z', d.linear([glow(c, 0.3), c, shade(c, 0.2)], 0, 0, 1, 1)) +
    path('M-30-56C30-74 120-60 138-24C90-40 30-42-30-34Z', shade(c, 0.3)) +
    oval(0, -116, 9, 7, glow(c, 0.5)),
  flower: (_d, c) =>
    place(
      62,
      -70,
      1,
      [0, 72, 144, 216, 288]
        .map((a) => `<ellipse cx="0" cy="-17" rx="12" ry="17" fill="${c}" transform="rotate(${a})"/>`)
        .join('') + oval(0, 0, 10, 10, '#ffd45e'),
    ),
  leaf: () =>
    line('M0-108Q2-128-4-140', '#4d8f3c', 6) +
    path('M-4-138Q30-176 62-150Q36-120-4-138Z', '#7ccb54') +
    path('M-4-138Q-34-166-56-142Q-32-118-4-138Z', '#5fb348'),
  band: (_d, c) =>
    path('M-98-46Q0-84 98-46L100-20Q0-56-100-20Z', c) + path('M92-40L150-62L138-34L160-8L96-20Z', shade(c, 0.25)),
  space: (d, c) =>
    oval(
      0,
      4,
      132,
      128,
      d.radial([
        ['#fff', 0, 0.02],
        ['#9fe6ff', 0.8, 0.1],
        ['#d8f8ff', 1, 0.55],
      ]),
    ) +
    line('M-100-62C-80-100-50-112-34-116M-112-30L-110-34', '#fff', 9, { opacity: 0.9 }) +
    line('M-70 112Q0 140 70 112', glow(c, 0.4), 16),
  topknot: (_d, c, _c2, hair) =>
    oval(0, -126, 32, 28, hair) + rect(-26, -112, 52, 14, 7, c) + line('M-56-132L56-110', '#ffd76a', 6),
  ears: (_d, c) =>
    [-1, 1]
      .map(
        (k) =>
          path(`M${k * 34}-104L${k * 84}-164L${k * 98}-78Z`, c) +
          path(`M${k * 54}-104L${k * 80}-140L${k * 86}-88Z`, '#ffb3bd'),
      )
      .join(''),
};
