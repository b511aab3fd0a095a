import { type RefObject, useLayoutEffect, useRef } from 'react';
import { focusOn, placesAfter } from '@/lib/react/focusPlaces';

/**
 * For an overlay that has closed: Base UI gives the focus back to what had it before; where that is gone, with the row that was just
 * deleted, it goes to what could be pressed next after it, else to the page (B5).
 */
export function useFocusAfter(open: boolean, popup: RefObject<HTMLElement | null>): () => void {
  const before = useRef<{ own: Element | null; next: readonly HTMLElement[] }>({ own: null, next: [] });
  useLayoutEffect(() => {
    if (!open) return;
    const own = document.activeElement;
    const page = own?.closest('main');
    before.current = { own, next: own && page ? placesAfter(page, own) : [] };
  }, [open]);
  return () => {
    const { own, next } = before.current;
    const now = document.activeElement ?? document.body;
    const isLost = now === document.body || popup.current?.contains(now);
    const main = document.querySelector('main');
    if (!isLost || !main || own === null || own.isConnected) return;
    focusOn(next.find((place) => place.isConnected) ?? main);
  };
}
