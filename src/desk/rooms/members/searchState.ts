import { useLocation } from 'react-router';
import * as v from 'valibot';

const Kept = v.object({ find: v.string() });

/** What a member was found by, kept beside their address in the browser's history. */
export const searchState = (find: string): v.InferOutput<typeof Kept> => ({ find });

/** Where going back from a member leads: to the search that found them, else to an empty one. */
export function useSearchBefore(): string {
  const { state } = useLocation();
  return v.is(Kept, state) ? `/members?find=${encodeURIComponent(state.find)}` : '/members';
}
