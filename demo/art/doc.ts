import { hash } from '@server/random';
import { packPath } from './packPath';
import { type Attrs, attrs, oval, short } from './svg';

/** A colour, or a colour with its offset and opacity. */
export type Stop = string | readonly [string, number, number?];

function stopTag(stop: Stop, i: number, n: number): string {
  const [colour, offset = i / (n - 1), opacity = 1] = typeof stop === 'string' ? [stop] : stop;
  const at = offset ? ` offset="${short(offset)}"` : '';
  return `<stop${at} stop-color="${colour}"${opacity === 1 ? '' : ` stop-opacity="${short(opacity)}"`}/>`;
}

/** One SVG document: collects shapes, and writes each gradient, clip and shared path once. */
export class Doc {
  readonly w: number;
  readonly h: number;
  private readonly prefix: string;
  private readonly ids = new Map<string, string>();
  private defs = '';
  private body = '';

  constructor(w: number, h: number, seed: string) {
    this.w = w;
    this.h = h;
    // A prefix from the seed keeps two pictures inlined into one page from sharing most ids.
    this.prefix = `g${(hash(seed) % 1296).toString(36)}`;
  }

  add(...shapes: string[]): this {
    this.body += shapes.join('');
    return this;
  }

  /** The id of a definition, written on first use. */
  define(key: string, make: (id: string) => string): string {
    let id = this.ids.get(key);
    if (!id) {
      id = this.prefix + this.ids.size.toString(36);
      this.ids.set(key, id);
      this.defs += make(id);
    }
    return id;
  }

  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    const from = (x1 ? ` x1="${short(x1)}"` : '') + (y1 ? ` y1="${short(y1)}"` : '');
    const to = ` x2="${short(x2)}"${y2 ? ` y2="${short(y2)}"` : ''}`;
    const inside = stops.map((s, i) => stopTag(s, i, stops.length)).join('');
    const id = this.define(
      `l${from}${to}${inside}`,
      (i) => `<linearGradient id="${i}"${from}${to}>${inside}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const shape = [
      ['cx', cx],
      ['cy', cy],
      ['r', r],
    ] as const;
    const at = shape.map(([k, v]) => (v === 0.5 ? '' : ` ${k}="${short(v)}"`)).join('');
    const inside = stops.map((s, i) => stopTag(s, i, stops.length)).join('');
    const id = this.define(`r${at}${inside}`, (i) => `<radialGradient id="${i}"${at}>${inside}</radialGradient>`);
    return `url(#${id})`;
  }

  /** Soft light without a filter, cheap to raster on phones. */
  halo(x: number, y: number, r: number, colour: string, opacity = 0.8, ry = r): string {
    return oval(
      x,
      y,
      r,
      ry,
      this.radial([
        [colour, 0, opacity],
        [colour, 0.35, opacity * 0.42],
        [colour, 1, 0],
      ]),
    );
  }

  clip(inner: string): string {
    return `url(#${this.define(`c${inner}`, (i) => `<clipPath id="${i}">${inner}</clipPath>`)})`;
  }

  /** A path drawn more than once is written once. */
  use(d: string, fill: string, o?: Attrs): string {
    const id = this.define(`u${d}`, (i) => `<path id="${i}" d="${d}"/>`);
    return `<use href="#${id}" fill="${fill}"${attrs(o)}/>`;
  }

  /** A drawing used more than once is written once and stamped at each place. */
  stamp(drawing: string, x: number, y: number): string {
    const id = this.define(`s${drawing}`, (i) => `<g id="${i}">${drawing}</g>`);
    return `<use href="#${id}"${attrs({ x, y })}/>`;
  }

  toString(): string {
    const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${this.w} ${this.h}" width="${this.w}" height="${this.h}" fill="none" stroke-linecap="round" stroke-linejoin="round">`;
    return `${open}<defs>${this.defs}</defs>${this.body}</svg>`
      .replace(/(\.\d)\d{3,}/g, '$1')
      .replace(/ d="([^"]+)"/g, (_, data: string) => ` d="${packPath(data)}"`);
  }
}
