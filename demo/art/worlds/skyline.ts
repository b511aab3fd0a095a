import type { Doc } from '@demo/art/doc';
import { mix } from '@demo/art/oklch';
import { int, path } from '@demo/art/svg';
import type { Rng } from '@server/random';

export const skyline = (
  d: Doc,
  r: Rng,
  w: number,
  y: number,
  hs: number,
  n: number,
  col: string,
  lit = '',
  litOp = 1,
) => {
  let q = `M0 ${int(y)}`,
    win = '';
  const s = w / n;
  for (let i = 0; i < n; i++) {
    const hh = hs * r.n(0.35, 1),
      x = i * s;
    q +=
      `V${int(y - hh)}` +
      (r.b(0.3) ? `L${int(x + s * 0.5)} ${int(y - hh - s * 0.4)}L${int(x + s * 0.84)} ${int(y - hh)}` : '') +
      `H${int(x + s * 0.84)}V${int(y - hh * 0.3)}H${int(x + s)}`;
    if (lit)
      for (let k = 0; k < 3; k++)
        win += `M${int(x + s * (0.16 + 0.2 * r.i(0, 2)))} ${int(y - hh * r.n(0.3, 0.92))}h${int(s * 0.12)}`;
  }
  return (
    path(`${q}V${int(y)}Z`, d.linear([col, mix(col, lit || col, 0.25)])) +
    (lit ? `<path d="${win}" stroke="${lit}" stroke-width="${int(s * 0.1)}" opacity="${litOp}" fill="none"/>` : '')
  );
};
