import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppStore, usePorts } from '@/kernel/hooks';

interface Listed<Arg> {
  initiate(arg: Arg, options: { forceRefetch: true; subscribe: false }): unknown;
  select(arg: Arg): (state: never) => { fulfilledTimeStamp?: number | undefined };
}

/** On each visit asks again for a list that is older than `maxAgeMs`; its rows stay until the answer is there. */
export function useFreshList<Arg>(endpoint: Listed<Arg>, arg: Arg, maxAgeMs: number, enabled = true): void {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { clock } = usePorts();
  const renew = useEffectEvent(() => {
    const { fulfilledTimeStamp } = endpoint.select(arg)(store.getState() as never);
    if (fulfilledTimeStamp === undefined || clock.now() - fulfilledTimeStamp < maxAgeMs) return;
    dispatch(endpoint.initiate(arg, { forceRefetch: true, subscribe: false }) as never);
  });
  useEffect(() => {
    if (enabled) renew();
  }, [enabled]);
}
