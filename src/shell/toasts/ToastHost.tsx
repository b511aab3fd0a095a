import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '@/kernel/hooks';
import { selectHasOverlay } from '@/shell/overlays/overlaysSlice';
import { ToastRegion } from '@/ui/toast/ToastRegion';
import { selectToasts, toastEvents } from './toastsSlice';

/** The toasts of the state; Esc closes the newest unless an overlay is open, which goes first (F2). */
export function ToastHost() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const toasts = useAppSelector(selectToasts);

  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || selectHasOverlay(store.getState())) return;
      if (Object.keys(selectToasts(store.getState())).length > 0) dispatch(toastEvents.newestDismissed());
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [dispatch, store]);

  return (
    <ToastRegion
      toasts={Object.values(toasts).map(({ id, type, text, count }) => ({ id, tone: type, text, count }))}
      onHold={(id) => dispatch(toastEvents.held({ id }))}
      onRelease={(id) => dispatch(toastEvents.released({ id }))}
    />
  );
}
