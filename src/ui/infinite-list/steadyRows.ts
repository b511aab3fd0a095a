import type { ReactElement } from 'react';

/** More than any screen shows; what is drawn besides is forgotten. */
const KEPT = 60;

/** The same element for the same row at the same place, so that a row is not drawn again when its neighbours come and go. */
export function steadyRows<T>(draw: (item: T, index: number) => ReactElement): typeof draw {
  const drawn = new Map<T, { index: number; element: ReactElement }>();
  return (item, index) => {
    const known = drawn.get(item);
    if (known?.index === index) return known.element;
    if (drawn.size >= KEPT) drawn.clear();
    const element = draw(item, index);
    drawn.set(item, { index, element });
    return element;
  };
}
