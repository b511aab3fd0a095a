import type { Size } from './strip';

/** Pages that stand beside each other, by index. */
export type Spread = readonly number[];

/** A page wider than high is a spread by itself already. */
const isWide = ({ w, h }: Size) => w > h;

/** One page a view; or two, where both are upright. `offset`: the first stands alone. */
export function spreadsOf(pages: readonly Size[], double: boolean, offset: boolean): Spread[] {
  if (!double) return pages.map((_page, index) => [index]);
  const spreads: number[][] = [];
  for (let index = 0; index < pages.length; ) {
    const [page, next] = [pages[index], pages[index + 1]];
    const alone = !page || !next || isWide(page) || isWide(next) || (offset && index === 0);
    spreads.push(alone ? [index] : [index, index + 1]);
    index += alone ? 1 : 2;
  }
  return spreads;
}

/** The view that shows a page. */
export function spreadWith(spreads: readonly Spread[], page: number): number {
  const found = spreads.findIndex((spread) => spread.includes(page));
  return found < 0 ? Math.max(0, Math.min(page, spreads.length - 1)) : found;
}
