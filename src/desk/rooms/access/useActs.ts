import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { clock } from '@/desk/world/clock';
import { useActsInfiniteQuery } from './accessApi';
import { actsWish } from './actsWish';

/** The log as the address asks for it. */
export function useActs() {
  const [query] = useSearchParams();
  const asked = query.toString();
  // Once for an address: a log whose beginning moved with the clock would be another one at every look.
  const wish = useMemo(() => actsWish(new URLSearchParams(asked), clock.now()), [asked]);
  return { acts: useActsInfiniteQuery(wish), wish, isFiltered: asked !== '' };
}
