import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusOn, placesAfter } from './focusPlaces';

/**
 * For what a press inside it takes away, as a row of a list is: the focus does not vanish with it (B5), what can be pressed next on the
 * page has it then, or the page itself.
 */
export function useFocusHeir<E extends HTMLElement>(): RefObject<E | null> {
  const own = useRef<E>(null);
  useLayoutEffect(() => {
    const row = own.current;
    const page = row?.closest('main');
    return () => {
      const last = document.activeElement;
      if (!row || !page || !last || !row.contains(last)) return;
      focusOn(placesAfter(page, last).find((place) => !row.contains(place)) ?? page);
    };
  }, []);
  return own;
}
