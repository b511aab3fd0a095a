import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { api } from './api';
import { answersOf, rowPaths } from './rows';

const anew = { subscribe: false, forceRefetch: true } as const;

interface Endpoint {
  initiate(arg: unknown, options: typeof anew): never;
}

/**
 * Asks anew for every answer of the cache with such a row, all its pages: what is shown stays until the new one is here, also
 * on hidden pages, where an invalidated tag would delete it.
 */
export const askAnew =
  (matches: (row: object) => boolean) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const endpoints = api.endpoints as Readonly<Record<string, Endpoint | undefined>>;
    for (const answer of answersOf(getState())) {
      if (rowPaths(answer?.data, matches).length === 0) continue;
      const endpoint = endpoints[answer?.endpointName ?? ''];
      if (endpoint) dispatch(endpoint.initiate(answer?.originalArgs, anew));
    }
  };
