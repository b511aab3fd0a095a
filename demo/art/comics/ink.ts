import type { Attrs } from '@demo/art/svg';

/** The one outline colour of comics. */
export const INK = '#221a33';

/** An outline of so many units. */
export const inked = (width: number): Attrs => ({ stroke: INK, 'stroke-width': width });
