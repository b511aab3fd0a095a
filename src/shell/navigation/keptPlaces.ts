import * as v from 'valibot';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import type { LeftPage } from './pageCacheSlice';

/** Where the pages of this tab rest, for its next load: a phone takes a page away that nobody looks at. */
const PLACES_KEY = 'plaza:places';

const Kept = v.object({
  uid: v.string(),
  places: v.array(
    v.object({ page: v.string(), resting: v.object({ item: v.string(), offset: v.number(), top: v.number() }) }),
  ),
});

/** Keeps the places of a member, or of a guest (`''`). */
export function keepPlaces(session: StorePort, uid: string, places: readonly LeftPage[]): void {
  if (places.length > 0) session.write(PLACES_KEY, JSON.stringify({ uid, places }));
  else dropPlaces(session);
}

/** The places kept for this member; those of anybody else are nobody's. */
export function keptPlaces(session: StorePort, uid: string): readonly LeftPage[] {
  const kept = readKept(session, PLACES_KEY, Kept);
  return kept?.uid === uid ? kept.places : [];
}

/** Forgets them. */
export function dropPlaces(session: StorePort): void {
  if (session.read(PLACES_KEY) !== null) session.remove(PLACES_KEY);
}
