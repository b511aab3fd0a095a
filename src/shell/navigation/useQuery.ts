import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The query of the page's own address; another one is asked for like any other place (`useGo`). */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
