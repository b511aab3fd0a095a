import type { Doc } from '@demo/art/doc';
import { glow, lch, shade } from '@demo/art/oklch';
import { int, oval, path, place, rect } from '@demo/art/svg';
import type { Rng } from '@server/random';
import { face3 } from './world';

export const tree = (d: Doc, x: number, y: number, s: number, g: string) =>
  place(
    x,
    y,
    s / 50,
    rect(-5, -34, 10, 38, 4, shade(lch(0.5, 0.08, 50), 0.15)) +
      path('M-34-40C-54-66-26-92-14-86C-6-112 34-108 34-80C58-74 50-38 26-34C12-24-20-24-34-40Z', face3(d, g)) +
      oval(-10, -74, 12, 8, glow(g, 0.6), { opacity: 0.6 }),
  );
export const flowers = (r: Rng, n: number, w: number, y0: number, y1: number, k: number, cols: readonly string[]) =>
  cols
    .map((col) => {
      let q = '';
      for (let i = 0; i < n; i++) {
        q += `M${int(r() * w)} ${int(r.n(y0, y1))}h.1`;
      }
      return `<path d="${q}" stroke="${col}" stroke-width="${int(k * 9)}" fill="none"/>`;
    })
    .join('');
