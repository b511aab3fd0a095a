import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';

/** An infinite query of the API, as far as it is asked again. */
interface Renewable<Arg> {
  select(arg: Arg): (state: RootState) => { data?: unknown };
  initiate(arg: Arg, options: { forceRefetch: true; subscribe: false }): unknown;
}

/** Asks again for a feed that is here, all its pages, so that nobody loses their place; its rows stay meanwhile. */
export const renewFeed =
  <Arg>(endpoint: Renewable<Arg>, arg: Arg) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (endpoint.select(arg)(getState()).data === undefined) return;
    dispatch(endpoint.initiate(arg, { forceRefetch: true, subscribe: false }) as never);
  };
