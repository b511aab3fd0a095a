import { useMemo } from 'react';
import type { Navigator } from 'react-router';
import { useAppDispatch } from '@/kernel/hooks';
import { navigationEvents } from './navigationSlice';
import { addressOf } from './place';

/** What `<Link>` calls: every wish becomes a fact, and one effect moves the browser. */
export function useNavigator(): Navigator {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const ask = (how: 'push' | 'replace') => (to: Parameters<Navigator['push']>[0]) => {
      const address = typeof to === 'string' ? to : addressOf({ pathname: '/', search: '', hash: '', ...to });
      dispatch(navigationEvents.asked({ to: address, how }));
    };
    return {
      createHref: (to) => (typeof to === 'string' ? to : addressOf({ pathname: '/', search: '', hash: '', ...to })),
      push: ask('push'),
      replace: ask('replace'),
      go: () => dispatch(navigationEvents.backAsked()),
    };
  }, [dispatch]);
}
