import type { EffectApi, Listen } from '@/kernel/listen';
import type { RootState } from '@/kernel/rootState';
import { sessionEnded } from '@/kernel/sessionEvents';
import { dropPlaces, keepPlaces, keptPlaces } from './keptPlaces';
import { navigationEvents, selectArrival } from './navigationSlice';
import { pageEvents, selectPages } from './pageCacheSlice';

/** Where all pages rest that are known, the latest last. */
const placesIn = ({ page: { pages, left } }: RootState) => [
  ...left,
  ...pages.flatMap(({ place: { page }, resting }) => (resting ? [{ page, resting }] : [])),
];

/** Brings back where the pages of this tab rested before it was loaded again; who came by a link begins at the top. */
function restore({ dispatch, getState, ports: { session, load } }: EffectApi): void {
  const state = getState();
  const places = keptPlaces(session, state.account.uid);
  if (places.length === 0) return;
  // Whoever has scrolled or gone on meanwhile stays there.
  const mayReturn = load.isAgain && selectArrival(state) === 'first';
  const before = new Map(places.map(({ page, resting }) => [page, { ...resting, isKept: true as const }]));
  const pages = selectPages(state).map((kept) => {
    const resting = mayReturn && !kept.resting ? before.get(kept.place.page) : undefined;
    return resting ? { ...kept, resting } : kept;
  });
  for (const { place } of pages) before.delete(place.page);
  dispatch(pageEvents.restored({ pages, left: [...before].map(([page, resting]) => ({ page, resting })) }));
}

/** Keeps the members' places over a load of the page: their own reload, a newer app, or a phone that needed the memory. */
export const keptPlacesEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, ({ how }, api) => {
    if (how !== 'first') return;
    restore(api);
    const { ports, getState } = api;
    ports.document.onHide(() => {
      const state = getState();
      keepPlaces(ports.session, state.account.uid, placesIn(state));
    });
  }),
  // What another member left on screen is nobody's.
  listen.on(sessionEnded, (_ended, { ports }) => dropPlaces(ports.session)),
];
