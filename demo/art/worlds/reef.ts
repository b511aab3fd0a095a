import { int, line, path } from '@demo/art/svg';
import type { Rng } from '@server/random';

export const coral = (r: Rng, x: number, y: number, s: number, col: string) => {
  let q = '';
  const br = (x: number, y: number, a: number, l: number, n: number): void => {
    const x2 = x + Math.cos(a) * l,
      y2 = y + Math.sin(a) * l;
    q += `M${int(x)} ${int(y)}Q${int((x + x2) / 2 + l * 0.15)} ${int((y + y2) / 2)} ${int(x2)} ${int(y2)}`;
    if (n) {
      br(x2, y2, a - r.n(0.3, 0.7), l * 0.7, n - 1);
      br(x2, y2, a + r.n(0.3, 0.7), l * 0.7, n - 1);
    }
  };
  br(x, y, -1.57 + r.n(-0.2, 0.2), s * 0.45, 2);
  return line(q, col, s * 0.13);
};
export const kelp = (x: number, y: number, s: number, col: string, k = 1) =>
  path(
    `M${int(x)} ${int(y)}C${int(x - s * 0.3 * k)} ${int(y - s * 0.3)} ${int(x + s * 0.3 * k)} ${int(y - s * 0.6)} ${int(x + s * 0.05)} ${int(y - s)}C${int(x + s * 0.45 * k)} ${int(y - s * 0.6)} ${int(x - s * 0.05 * k)} ${int(y - s * 0.3)} ${int(x + s * 0.16)} ${int(y)}Z`,
    col,
  );
export const fishes = (r: Rng, x: number, y: number, k: number, n: number, col: string) => {
  let q = '';
  for (let i = 0; i < n; i++) {
    const s = k * r.n(0.7, 1.2),
      a = x + r.n(-40, 60) * k,
      b = y + r.n(-22, 22) * k;
    q += `M${int(a)} ${int(b)}q${int(7 * s)} ${int(-7 * s)} ${int(16 * s)} 0l${int(6 * s)} ${int(-5 * s)}v${int(10 * s)}l${int(-6 * s)} ${int(-5 * s)}q${int(-9 * s)} ${int(7 * s)} ${int(-16 * s)} 0Z`;
  }
  return path(q, col);
};
export const bubbles = (r: Rng, n: number, w: number, h: number, k: number, col = '#fff') => {
  let q = '';
  for (let i = 0; i < n; i++) {
    const s = r.n(2, 7) * k,
      x = r() * w,
      y = r() * h;
    q += `M${int(x - s)} ${int(y)}a${s.toFixed(0)} ${s.toFixed(0)} 0 1 1 0 1`;
  }
  return path(q, col, { opacity: 0.35 });
};
