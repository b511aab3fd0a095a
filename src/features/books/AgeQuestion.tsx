import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { selectAsksAge } from './ageGate';

/** Puts the question of age over the page it stands on, where the operator wants it and nobody answered yet (A7). */
export function AgeQuestion() {
  const dispatch = useAppDispatch();
  const asks = useAppSelector(selectAsksAge);
  useEffect(() => {
    if (asks) dispatch(overlayEvents.opened({ kind: 'age-gate' }));
  }, [asks, dispatch]);
  return null;
}
