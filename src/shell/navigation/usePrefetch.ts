import { useCallback } from 'react';
import { useAppDispatch } from '@/kernel/hooks';
import { chunkEvents } from '@/shell/chunks/chunksSlice';
import { useRoutes } from './RoutesContext';

/** Fetches a page's code and first answer when a finger is already down on a link to it. */
export function usePrefetch() {
  const dispatch = useAppDispatch();
  const routes = useRoutes();
  return useCallback(
    (to: string) => {
      const { route: name, params } = routes.resolve(to);
      dispatch(chunkEvents.wanted({ name }));
      // One that fails is no news: the page asks again.
      void Promise.resolve(routes.find(name)?.prefetch?.(params, dispatch)).catch(() => undefined);
    },
    [dispatch, routes],
  );
}
