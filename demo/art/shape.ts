import { nth, type Rng } from '@server/random';
import { int } from './svg';

export type Point = readonly [number, number];

export const pts = (list: readonly Point[]): string =>
  list.map(([x, y], i) => `${i ? 'L' : 'M'}${int(x)} ${int(y)}`).join('');

/** A Catmull-Rom curve through the points. */
function smooth(list: readonly Point[]): string {
  const last = list.length - 1;
  const at = (i: number) => nth(list, Math.min(last, Math.max(0, i)));
  let d = `M${int(at(0)[0])} ${int(at(0)[1])}`;
  for (let i = 0; i < last; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const near = `${int(p1[0] + (p2[0] - p0[0]) / 6)} ${int(p1[1] + (p2[1] - p0[1]) / 6)}`;
    const far = `${int(p2[0] - (p3[0] - p1[0]) / 6)} ${int(p2[1] - (p3[1] - p1[1]) / 6)}`;
    d += `C${near} ${far} ${int(p2[0])} ${int(p2[1])}`;
  }
  return d;
}

/** A hill or mountain line, closed to the bottom. */
export function ridge(r: Rng, w: number, h: number, y: number, amp: number, n: number, sharp = false): string {
  const list: Point[] = [];
  for (let i = -1; i <= n + 1; i++) list.push([(i * w) / n, y + (i & 1 ? -1 : 0.55) * amp * r.n(0.45, 1)]);
  return `${sharp ? pts(list) : smooth(list)}V${h}H0Z`;
}

/** Cumulus: a pill and three or four swelling circles, the biggest off centre. */
export function cloud(r: Rng, x: number, y: number, w: number): string {
  const n = r.i(3, 4);
  const big = r.i(1, n - 2);
  const q = int(w * 0.1);
  let d = `M${int(x - w / 2)} ${int(y)}a${q} ${q} 0 0 1 ${q} ${-q}h${int(w * 0.8)}a${q} ${q} 0 0 1 ${q} ${q}Z`;
  for (let i = 0; i < n; i++) {
    const s = int(w * (i === big ? 0.19 : r.n(0.1, 0.14)));
    d += `M${int(x - w * 0.3 + (w * 0.6 * i) / (n - 1) - s)} ${int(y - w * (i === big ? 0.13 : 0.08))}a${s} ${s} 0 1 1 0 1Z`;
  }
  return d;
}

export function star(x: number, y: number, outer: number, inner: number, points: number): string {
  const fixed = (v: number) => Math.round(v * 10) / 10;
  let d = '';
  for (let i = 0; i < points * 2; i++) {
    const turn = ((-90 + (i * 180) / points) * Math.PI) / 180;
    const q = i & 1 ? inner : outer;
    d += `${i ? 'L' : 'M'}${fixed(x + q * Math.cos(turn))} ${fixed(y + q * Math.sin(turn))}`;
  }
  return `${d}Z`;
}

/** A four-point glint. */
export function sparkle(x: number, y: number, s: number): string {
  const c = `${int(x)} ${int(y)}`;
  return `M${int(x)} ${int(y - s)}Q${c} ${int(x + s)} ${int(y)}Q${c} ${int(x)} ${int(y + s)}Q${c} ${int(x - s)} ${int(y)}Q${c} ${int(x)} ${int(y - s)}Z`;
}

/** Dots for a stroke with round caps. */
export function dots(r: Rng, n: number, w: number, h: number): string {
  let d = '';
  for (let i = 0; i < n; i++) d += `M${int(r() * w)} ${int(r() * h)}h.1`;
  return d;
}

/** A sunburst as one dashed circle. */
export function rays(cx: number, cy: number, radius: number, n: number, turn: number, opacity: number): string {
  const q = Math.round(radius / 2);
  const dash = ((Math.PI * q) / n).toFixed(1);
  return `<circle cx="${int(cx)}" cy="${int(cy)}" r="${q}" fill="none" stroke="#fff" stroke-width="${q * 2}" stroke-linecap="butt" stroke-dasharray="${dash}" transform="rotate(${turn} ${int(cx)} ${int(cy)})" opacity="${opacity}"/>`;
}
