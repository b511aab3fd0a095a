import { useCallback } from 'react';
import { useAppDispatch, useAppStore } from '@/kernel/hooks';
import { chunkEvents } from '@/shell/chunks/chunksSlice';
import { selectSettings } from '@/shell/settings/settingsSlice';
import { useRoutes } from './RoutesContext';

/** Fetches a page's code and first answer when a finger is already down on a link to it; not where data is saved. */
export function usePrefetch() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const routes = useRoutes();
  return useCallback(
    (to: string) => {
      if (selectSettings(store.getState()).dataSaver) return;
      const { route: name, params } = routes.resolve(to);
      dispatch(chunkEvents.wanted({ name }));
      // One that fails is no news: the page asks again.
      void routes.prefetches[name]?.(params, dispatch).catch(() => undefined);
    },
    [dispatch, routes, store],
  );
}
