import type { Doc, Stop } from '@demo/art/doc';
import { type Attrs, line, oval, path, rect } from '@demo/art/svg';
import type { Rng } from '@server/random';
import { COVER } from './cover';

/** Draws n of something. */
export const repeat = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

/** The whole cover in one colour, or from one to another downwards. */
export const ground = (d: Doc, ...stops: readonly [string, ...Stop[]]): string =>
  rect(0, 0, COVER.w, COVER.h, 0, stops.length === 1 ? stops[0] : d.linear(stops));

/** Slanting rain over the whole cover, as one stroke. */
export function rain(r: Rng, n: number, colour: string, o?: Attrs): string {
  const drops = repeat(n, () => {
    const length = r.n(10, 34);
    return `M${r.i(0, COVER.w + 40)} ${r.i(-20, COVER.h)}l${Math.round(-length * 0.3)} ${Math.round(length)}`;
  });
  return line(drops, colour, 2, o);
}

/** Stars as round dots of two sizes. */
export function stars(r: Rng, n: number, h: number, colour: string): string {
  const some = () => repeat(n >> 1, () => `M${r.i(0, COVER.w)} ${r.i(0, h)}h.1`);
  return line(some(), colour, 2, { opacity: 0.8 }) + line(some(), colour, 3.6);
}

interface Coat {
  coat: string;
  hair: string;
  legs: string;
  /** A satchel across the back. */
  bag?: string;
}

/** Somebody small, seen from behind and standing; the feet on x, y, 100 high at scale 1. */
export function walker(x: number, y: number, k: number, { coat, hair, legs, bag }: Coat): string {
  const move = { transform: `translate(${x} ${y})scale(${k})` };
  return (
    `<g transform="${move.transform}">` +
    line('M-7-40L-9-3M7-40L9-3', legs, 11) +
    path('M-15-72Q0-80 15-72L22-28Q0-20-22-28Z', coat) +
    line('M-16-66L-23-36M16-66L23-36', coat, 9) +
    (bag === undefined ? '' : line('M-13-72L14-40', bag, 4) + rect(4, -46, 22, 18, 4, bag)) +
    oval(0, -86, 13, 14, hair) +
    '</g>'
  );
}
