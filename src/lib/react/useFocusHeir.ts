import { type RefObject, useLayoutEffect, useRef } from 'react';

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
      if (!row || !page || !row.contains(last)) return;
      const places = [...page.querySelectorAll<HTMLElement>('button, a[href]')];
      const next = places.slice(places.findIndex((place) => place === last) + 1).find((place) => !row.contains(place));
      page.tabIndex = -1;
      (next ?? page).focus({ preventScroll: true });
    };
  }, []);
  return own;
}
