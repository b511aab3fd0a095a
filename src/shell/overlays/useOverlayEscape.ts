import { useEffect } from 'react';
import { useAppDispatch, useAppStore } from '@/kernel/hooks';
import { overlayEvents, selectOverlays } from './overlaysSlice';

/** What browsers say of a key that belongs to an input method; Safari says nothing else. */
const COMPOSING = 229;

/**
 * Esc closes the top overlay also before it can hear it (F3): while its code is on the way, and in the moment between its
 * first picture and its own listener. One that heard Esc lets nothing through to the window.
 */
export function useOverlayEscape(): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    const pressed = ({ key, isComposing, keyCode, defaultPrevented }: KeyboardEvent) => {
      const top = selectOverlays(store.getState()).slice(-1)[0];
      if (key !== 'Escape' || !top || defaultPrevented || isComposing || keyCode === COMPOSING) return;
      dispatch(overlayEvents.closeAsked({ id: top.id, way: 'escape' }));
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [dispatch, store]);
}
