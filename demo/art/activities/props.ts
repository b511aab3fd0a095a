import type { Doc } from '@demo/art/doc';
import { glow, lch, shade } from '@demo/art/oklch';
import { star } from '@demo/art/shape';
import { line, oval, path, place, rect } from '@demo/art/svg';
import type { Rng } from '@server/random';

const GOLD = lch(0.84, 0.15, 85);

export const coin = (d: Doc, x: number, y: number, k: number): string =>
  place(
    x,
    y,
    k,
    oval(0, 4, 30, 30, shade(GOLD, 0.35)),
    oval(0, 0, 30, 30, d.linear([glow(GOLD, 0.5), GOLD], 0, 0, 1, 1)),
    oval(0, 0, 22, 22, 'none', { stroke: shade(GOLD, 0.3), 'stroke-width': 3 }),
    path(star(0, 0, 14, 6, 5), glow(GOLD, 0.6)),
  );

export const gem = (d: Doc, x: number, y: number, k: number, colour: string): string =>
  place(
    x,
    y,
    k,
    path('M-40-16L-22-42H22L40-16L0 44Z', d.linear([glow(colour, 0.55), colour, shade(colour, 0.25)], 0, 0, 1, 1)),
    path('M-40-16H40L0 44ZM-22-42L-14-16L0 44L14-16L22-42Z', '#fff', { opacity: 0.25 }),
    path('M-22-42H0L-14-16H-40Z', '#fff', { opacity: 0.5 }),
  );

/** A parcel with a bow, its foot on x, y. */
export const gift = (x: number, y: number, k: number, paper: string, band: string): string =>
  place(
    x,
    y,
    k,
    rect(-54, -96, 108, 96, 8, paper),
    rect(-62, -118, 124, 32, 7, shade(paper, 0.12)),
    rect(-13, -118, 26, 118, 0, band),
    path('M0-118C-58-180-92-136-46-118ZM0-118C58-180 92-136 46-118Z', band),
    oval(0, -120, 12, 10, glow(band, 0.4)),
  );

export const heart = (x: number, y: number, k: number, colour: string): string =>
  place(x, y, k, path('M0 30C-70-20-40-66 0-32C40-66 70-20 0 30Z', colour));

/** Scraps of paper in the air. */
export function confetti(
  r: Rng,
  n: number,
  box: { x: number; y: number; w: number; h: number },
  colours: readonly string[],
): string {
  let s = '';
  for (let i = 0; i < n; i++) {
    const [x, y] = [box.x + r() * box.w, box.y + r() * box.h];
    s += line(`M${Math.round(x)} ${Math.round(y)}l${r.i(-9, 9)} ${r.i(3, 9)}`, r.pick(colours), 6);
  }
  return s;
}
