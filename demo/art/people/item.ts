import type { Doc } from '@demo/art/doc';
import { glow, shade } from '@demo/art/oklch';
import { line, oval, path, rect } from '@demo/art/svg';

/** Draws a thing held in a hand at 0,0. */
type Item = (d: Doc, c: string) => string;
export type ItemKind = 'sword' | 'staff' | 'lantern' | 'flag' | 'lolly' | 'can' | 'spear';

export const ITEMS: Record<ItemKind, Item> = {
  sword: (d) =>
    `<g transform="rotate(24)">` +
    path('M-12 20L-13-150L0-186L13-150L12 20Z', d.linear(['#fff', '#a9d4ff', '#6f8fd0'], 0, 0, 1, 0)) +
    rect(-38, 8, 76, 18, 9, '#ffcf5a') +
    rect(-9, 20, 18, 48, 8, '#7a4a2e') +
    '</g>',
  staff: (d) =>
    line('M0 90L0-110', '#8a5a34', 14) +
    d.halo(0, -134, 90, '#8ff0ff', 0.8) +
    path('M0-182L32-136L0-96L-32-136Z', d.linear(['#e9ffff', '#38b6ff', '#6a4cf0'], 0, 0, 1, 1)),
  lantern: (d) =>
    d.halo(0, 46, 150, '#ffc45a', 0.85) +
    rect(-26, 14, 52, 64, 12, d.linear(['#fff4b8', '#ffab3d'])) +
    rect(-32, 6, 64, 14, 6, '#5a3a2a') +
    rect(-32, 74, 64, 12, 6, '#5a3a2a'),
  flag: (d, c) =>
    line('M0 80L0-170', '#8a5a34', 12) +
    path('M0-166Q60-190 120-160Q110-120 124-84Q60-110 0-84Z', d.linear([glow(c, 0.3), shade(c, 0.15)])),
  lolly: (d) =>
    line('M0 80L0-50', '#fff7ee', 12) +
    oval(0, -100, 58, 58, d.radial(['#fff', '#ff8fb4', '#f0407a'], 0.35, 0.3, 0.8)) +
    line('M0-100m-34 0a34 34 0 1 1 40 32a22 22 0 1 1-22-26', '#fff', 11, { opacity: 0.9 }),
  can: () =>
    path('M-44-6L44-6L36 60L-36 60Z', '#5fa8e8') +
    line('M44 10L92-22', '#4a8fd0', 16) +
    line('M-40 2Q0-58 40 2', '#4a8fd0', 10),
  spear: (d) =>
    line('M0 110L0-150', '#6d4426', 12) +
    path('M0-214L22-150L0-128L-22-150Z', d.linear(['#fff', '#8fb4e8'])) +
    path('M-20-140L20-140L10-116L-10-116Z', '#e8455f'),
};
