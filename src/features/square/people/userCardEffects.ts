import type { Listen } from '@/kernel/listen';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { USER_CARD } from './openUserCard';

/** Whose card an address of the square asks for. */
function askedUser({ route, search }: { route: string; search: string }): number | undefined {
  const id = Number(new URLSearchParams(search).get('user') ?? '');
  return route === 'square' && Number.isInteger(id) && id > 0 ? id : undefined;
}

/** `square?user=` is a member's card (C10); closing it takes the member out of the address. */
export const userCardEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, ({ place }, { dispatch }) => {
    const id = askedUser(place);
    if (id !== undefined) dispatch(overlayEvents.opened({ kind: USER_CARD, data: { id } }));
  }),
  listen.on(overlayEvents.closed, ({ kind }, { dispatch, getState }) => {
    const place = selectPlace(getState());
    if (kind !== USER_CARD || askedUser(place) === undefined) return;
    const search = new URLSearchParams(place.search);
    search.delete('user');
    const rest = search.toString();
    dispatch(navigationEvents.asked({ to: addressOf({ ...place, search: rest && `?${rest}` }), how: 'replace' }));
  }),
];
