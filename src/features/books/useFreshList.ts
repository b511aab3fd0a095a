import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppDispatch, useAppStore, usePorts } from '@/kernel/hooks';

interface Listed<Arg> {
  initiate(arg: Arg, options: { forceRefetch: true; subscribe: false }): unknown;
  select(arg: Arg): (state: never) => { data?: unknown };
}

/** On each visit asks again for a list that is older than `maxAgeMs`; its rows stay until the answer is there. */
export function useFreshList<Arg>(endpoint: Listed<Arg>, arg: Arg, maxAgeMs: number): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { clock } = usePorts();
  // By the app's clock. A list that was there before its page is as old as may be, one without rows is being asked for.
  const known = useRef<number>(undefined);
  known.current ??= endpoint.select(arg)(store.getState() as never).data === undefined ? clock.now() : -Infinity;

  const renew = useEffectEvent((first: boolean) => {
    const age = clock.now() - (known.current ?? 0);
    const loading = first && age !== Number.POSITIVE_INFINITY;
    if (loading || age < maxAgeMs) return;
    known.current = clock.now();
    dispatch(endpoint.initiate(arg, { forceRefetch: true, subscribe: false }) as never);
  });
  const visits = useRef(0);
  useEffect(() => {
    visits.current += 1;
    renew(visits.current === 1);
  }, []);
}
