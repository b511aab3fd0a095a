import type { Doc } from '@demo/art/doc';
import { int, path, rect } from '@demo/art/svg';
import type { Rng } from '@server/random';

interface Field {
  r: Rng;
  w: number;
  h: number;
}

/** Lines that run together around a face. */
export function focus({ r, w, h }: Field, cx: number, cy: number, colour: string, opacity = 0.6): string {
  const lines = 34;
  const far = Math.hypot(w, h);
  const stretch = w > h ? w / h - 1 : 0;
  let q = '';
  for (let i = 0; i < lines; i++) {
    const a = ((i + r.n(-0.4, 0.4)) / lines) * 2 * Math.PI;
    const b = r.n(0.008, 0.03);
    const near = r.n(0.34, 0.5) * Math.min(w, h) * (1 + 0.5 * Math.abs(Math.cos(a)) * stretch);
    const at = (turn: number, k: number) => `${int(cx + Math.cos(turn) * k)} ${int(cy + Math.sin(turn) * k)}`;
    q += `M${at(a, near)}L${at(a - b, far)}L${at(a + b, far)}Z`;
  }
  return path(q, colour, { opacity });
}

/** Lines of something that moves fast. */
export function rush({ r, w, h }: Field, colour: string, opacity: number): string {
  let q = '';
  for (let i = 0; i < 17; i++) {
    const y = r() * h;
    const x = r.n(-0.2, 0.6) * w;
    const length = r.n(0.3, 0.9) * w;
    const t = r.n(1, 5);
    const drop = length * 0.08;
    q += `M${int(x)} ${int(y)}L${int(x + length)} ${int(y - t - drop)}L${int(x + length)} ${int(y + t - drop)}Z`;
  }
  return path(q, colour, { opacity });
}

/** Printed dots that thin out towards the top (or the left). */
export function screentone(
  d: Doc,
  { w, h }: Pick<Field, 'w' | 'h'>,
  colour: string,
  opacity: number,
  sideways = false,
): string {
  const dots = d.define(
    `t${colour}`,
    (id) =>
      `<pattern id="${id}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><circle cx="4.5" cy="4.5" r="2.2" fill="${colour}"/></pattern>`,
  );
  const fade = d.linear(
    [
      ['#fff', 0, 0],
      ['#fff', 1, 1],
    ],
    0,
    0,
    sideways ? 1 : 0,
    1,
  );
  const mask = d.define(
    `m${int(w)}/${int(h)}/${sideways}`,
    (id) => `<mask id="${id}"><rect width="${int(w)}" height="${int(h)}" fill="${fade}"/></mask>`,
  );
  return rect(0, 0, w, h, 0, `url(#${dots})`, { opacity, mask: `url(#${mask})` });
}
