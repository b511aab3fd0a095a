import { useCallback } from 'react';
import { useAppDispatch, useAppStore } from '@/kernel/hooks';
import { answers } from '@/lib/machine/machine';
import { chunkTable } from '@/shell/chunks/chunkMachine';
import { chunkEvents, selectChunk } from '@/shell/chunks/chunksSlice';
import { selectSettings } from '@/shell/settings/settingsSlice';
import { useRoutes } from './RoutesContext';

/** Fetches a page's code and first answer when a finger is already down on a link to it; not where data is saved. */
export function usePrefetch() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const routes = useRoutes();
  return useCallback(
    (to: string) => {
      const state = store.getState();
      if (selectSettings(state).dataSaver) return;
      const { route: name, params } = routes.resolve(to);
      const code = selectChunk(state, name);
      // A finger on a link whose page is there wakes nobody.
      if (!code || answers(chunkTable, code.at, 'wanted')) dispatch(chunkEvents.wanted({ name }));
      // One that fails is no news: the page asks again.
      void routes.prefetches[name]?.(params, dispatch).catch(() => undefined);
    },
    [dispatch, routes, store],
  );
}
