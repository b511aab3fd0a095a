import type { Doc } from '@demo/art/doc';
import { glow, shade } from '@demo/art/oklch';
import { star } from '@demo/art/shape';
import { line, oval, path, rect } from '@demo/art/svg';
import type { Palette } from './palette';

type Relic = (d: Doc, p: Palette) => string;
/** Shapes shared by all worlds in the world's own colours, so that object icons of one world differ. */
export const RELICS: readonly Relic[] = [
  (d, p) =>
    path('M0-118Q50-88 104-92Q112 40 0 128Q-112 40-104-92Q-50-88 0-118Z', d.linear(['#fff3c0', '#c9862c'])) +
    path(
      'M0-98Q44-74 86-76Q90 30 0 104Q-90 30-86-76Q-44-74 0-98Z',
      d.linear([glow(p.acc, 0.3), p.acc, shade(p.acc, 0.45)], 0, 0, 1, 1),
    ) +
    path('M0-98V104Q90 30 86-76Q44-74 0-98Z', shade(p.acc, 0.5), { opacity: 0.35 }) +
    path(star(0, -6, 52, 24, 5), d.linear(['#fffbe0', '#ffc54a'])) +
    path('M-74-64Q-40-66-14-80Q-50-46-66 0Q-76-30-74-64Z', '#fff', { opacity: 0.5 }),
  (d, p) =>
    d.halo(0, 0, 150, p.acc2, 0.7) +
    path('M-60-96H60L110-30L0 120L-110-30Z', d.linear([glow(p.acc, 0.5), p.acc, shade(p.acc, 0.5)])) +
    path('M-60-96L-44-30H-110ZM60-96L44-30H110Z', glow(p.acc, 0.6)) +
    path('M-44-30H44L0 120Z', glow(p.acc, 0.35)) +
    path('M-60-96H60L44-30H-44Z', glow(p.acc, 0.85)) +
    path('M44-30H110L0 120Z', shade(p.acc, 0.4), { opacity: 0.6 }),
  (d, p) =>
    path(
      'M-26-110H26V-56Q96-26 96 34Q96 112 0 112Q-96 112-96 34Q-96-26-26-56Z',
      d.radial([
        ['#fff', 0, 0.9],
        [p.rim, 0.6, 0.5],
        ['#fff', 1, 0.85],
      ]),
    ) +
    path(
      'M-80 14Q-40-4 0 14Q40 32 80 14Q92 98 0 98Q-92 98-80 14Z',
      d.linear([glow(p.acc, 0.35), p.acc, shade(p.acc, 0.4)]),
    ) +
    oval(-30, 54, 11, 11, '#fff', { opacity: 0.6 }) +
    oval(24, 70, 8, 8, '#fff', { opacity: 0.5 }) +
    oval(10, 40, 6, 6, '#fff', { opacity: 0.6 }) +
    rect(-34, -136, 68, 34, 12, d.linear(['#c98b52', '#7d4b2c'])) +
    rect(-34, -104, 68, 12, 6, '#ffd76a') +
    path('M-72 24Q-76-22-34-36Q-58-6-58 30Z', '#fff', { opacity: 0.9 }),
  (d, p) =>
    line('M-64-70C-140-80-120 20-50 26M64-70C140-80 120 20 50 26', '#e0952e', 18) +
    path('M-78-104H78Q78 44 0 58Q-78 44-78-104Z', d.linear(['#fff3a8', '#ffbe3c', '#d9822a'], 0, 0, 1, 0)) +
    path('M-14 52H14L20 92H-20Z', '#d9822a') +
    rect(-58, 90, 116, 34, 10, d.linear([glow(p.acc, 0.2), shade(p.acc, 0.35)])) +
    path(star(0, -34, 44, 20, 5), '#fff6d0') +
    path('M-60-92H-36Q-38-10-22 30Q-58 2-60-92Z', '#fff', { opacity: 0.6 }),
];
