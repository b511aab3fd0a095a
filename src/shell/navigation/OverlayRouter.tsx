import { type ReactNode, useMemo } from 'react';
import { Router } from 'react-router';
import { useAppSelector } from '@/kernel/hooks';
import { selectPlace } from './navigationSlice';
import { stillNavigator } from './stillNavigator';

/** Links inside an overlay: overlays stand beside the pages, so they get the place of the page they cover. */
export function OverlayRouter({ children }: { children: ReactNode }) {
  const { pathname, search, hash, page } = useAppSelector(selectPlace);
  const location = useMemo(() => ({ pathname, search, hash, state: null, key: page }), [pathname, search, hash, page]);
  return (
    <Router location={location} navigator={stillNavigator}>
      {children}
    </Router>
  );
}
