import type { Doc } from '@demo/art/doc';
import { glow, lch, mix, shade, tone } from '@demo/art/oklch';
import { type Point, pts } from '@demo/art/shape';
import { int, line, oval, path, place, rect } from '@demo/art/svg';
import { nth, type Rng } from '@server/random';
import type { Palette } from './palette';
import { tree } from './plants';
import { depth } from './world';

export const island = (d: Doc, r: Rng, x: number, y: number, s: number, p: Palette, t: number, rich = 0) => {
  const g = depth(p, t),
    k = mix(lch(0.55, 0.06, 50), p.haze, t),
    w = s,
    a: Point[] = [
      [-w, 0],
      [-w * 0.8, w * 0.24],
      [-w * 0.5, w * 0.4],
      [-w * 0.34, w * r.n(0.7, 0.9)],
      [-w * 0.06, w * r.n(0.9, 1.25)],
      [w * 0.16, w * 0.72],
      [w * 0.44, w * 0.56],
      [w * 0.72, w * 0.26],
      [w, 0],
    ];
  let o = path(`${pts(a)}Z`, d.linear([glow(k, 0.1), shade(k, 0.5)]));
  if (rich)
    o += path(
      `${pts([
        nth(a, 4),
        [w * 0.02, w * 0.3],
        nth(a, 6),
        [w * 0.72, w * 0.26],
        [w, 0],
        [w * 0.3, 0],
        [-w * 0.1, w * 0.2],
      ])}Z`,
      shade(k, 0.4),
      { opacity: 0.5 },
    );
  o += !rich
    ? oval(0, 0, w * 1.04, w * 0.2, d.linear([glow(g, 0.45), g]))
    : path(
        `M${int(-w * 1.06)} 0C${int(-w * 0.8)} ${int(-w * 0.24)} ${int(w * 0.8)} ${int(-w * 0.24)} ${int(w * 1.06)} 0Q${int(w * 0.9)} ${int(w * 0.16)} ${int(w * 0.62)} ${int(w * 0.08)}Q${int(w * 0.3)} ${int(w * 0.26)} 0 ${int(w * 0.1)}Q${int(-w * 0.3)} ${int(w * 0.24)} ${int(-w * 0.56)} ${int(w * 0.08)}Q${int(-w * 0.9)} ${int(w * 0.16)} ${int(-w * 1.06)} 0Z`,
        d.linear([glow(g, 0.45), g, shade(g, 0.2)]),
      );
  if (rich)
    o +=
      path(
        `M${int(w * 0.3)} ${int(w * 0.06)}Q${int(w * 0.42)} ${int(w * 0.1)} ${int(w * 0.4)} ${int(w * 1.5)}L${int(w * 0.2)} ${int(w * 1.5)}Q${int(w * 0.24)} ${int(w * 0.3)} ${int(w * 0.16)} ${int(w * 0.08)}Z`,
        d.linear([
          ['#fff', 0, 0.95],
          ['#fff', 1, 0],
        ]),
      ) +
      tree(d, -w * 0.5, -w * 0.04, w * 0.34, g) +
      tree(d, -w * 0.78, w * 0.02, w * 0.2, tone(g, 0.04)) +
      (rich > 1 ? tower(d, w * 0.02, -w * 0.1, w * 0.3, p) : '');
  return place(x, y, 1, o);
};
const tower = (d: Doc, x: number, y: number, s: number, p: Palette) =>
  place(
    x,
    y,
    s / 50,
    rect(-22, -90, 44, 92, 4, d.linear(['#fffaf0', mix('#d9c7c0', p.haze, 0.2)], 0, 0, 1, 0)) +
      path('M-34-86L0-150L34-86Z', d.linear([glow(p.acc, 0.2), shade(p.acc, 0.25)], 0, 0, 1, 0)) +
      rect(-8, -70, 16, 22, 8, shade(p.acc, 0.6)) +
      rect(-9, -30, 18, 32, 9, shade(p.acc, 0.5)) +
      line('M0-150V-172', '#7a5a4a', 4) +
      path('M0-174L26-164L0-154Z', p.acc2),
  );
