import { useCallback } from 'react';
import { useAppDispatch } from '@/kernel/hooks';
import { navigationEvents } from './navigationSlice';

/** Says that the member wants to go somewhere; guards and overlays have their say afterwards. */
export function useGo() {
  const dispatch = useAppDispatch();
  return useCallback(
    (to: string, how: 'push' | 'replace' = 'push') => {
      dispatch(navigationEvents.asked({ to, how }));
    },
    [dispatch],
  );
}
