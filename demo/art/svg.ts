export type Attrs = Record<string, string | number | false | undefined>;

const tenth = (v: number) => String(Math.round(v * 10) / 10);
/** Two decimals at most and no leading zero. */
export const short = (v: number): string => String(Math.round(v * 100) / 100).replace(/^(-?)0\./, '$1.');
const thousandth = (v: number) => String(Math.round(v * 1000) / 1000).replace(/^(-?)0\./, '$1.');
export const int = (v: number): number => Math.round(v) + 0;

export function attrs(o: Attrs | undefined): string {
  let s = '';
  for (const key in o) {
    const v = o[key];
    if (v !== undefined && v !== false) s += ` ${key}="${typeof v === 'number' ? short(v) : v}"`;
  }
  return s;
}

export const path = (d: string, fill: string, o?: Attrs): string => `<path d="${d}" fill="${fill}"${attrs(o)}/>`;

/** A line; a document fills nothing that does not say with what. */
export const line = (d: string, stroke: string, width: number, o?: Attrs): string =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${tenth(width)}"${attrs(o)}/>`;

/** From this radius on half a unit is seen by nobody. */
const LARGE = 8;

export function oval(x: number, y: number, rx: number, ry: number, fill: string, o?: Attrs): string {
  const cut = Math.min(rx, ry) < LARGE ? tenth : int;
  const at = `cx="${cut(x)}" cy="${cut(y)}"`;
  return rx === ry
    ? `<circle ${at} r="${cut(rx)}" fill="${fill}"${attrs(o)}/>`
    : `<ellipse ${at} rx="${cut(rx)}" ry="${cut(ry)}" fill="${fill}"${attrs(o)}/>`;
}

export function rect(x: number, y: number, w: number, h: number, r: number, fill: string, o?: Attrs): string {
  const at = (x ? ` x="${tenth(x)}"` : '') + (y ? ` y="${tenth(y)}"` : '');
  return `<rect${at} width="${tenth(w)}" height="${tenth(h)}"${r ? ` rx="${tenth(r)}"` : ''} fill="${fill}"${attrs(o)}/>`;
}

export const group = (o: Attrs, ...kids: string[]): string => `<g${attrs(o)}>${kids.join('')}</g>`;

/** Moves to x, y and scales; a pair scales the two axes apart. */
export function place(x: number, y: number, scale: number | readonly [number, number], ...kids: string[]): string {
  const [kx, ky] = typeof scale === 'number' ? [scale, scale] : scale;
  if (tenth(x) === '0' && tenth(y) === '0' && kx === 1 && ky === 1) return kids.join('');
  const by = kx === ky ? thousandth(kx) : `${thousandth(kx)} ${thousandth(ky)}`;
  return `<g transform="translate(${tenth(x)} ${tenth(y)})${kx === 1 && ky === 1 ? '' : `scale(${by})`}">${kids.join('')}</g>`;
}
