import { selectCheckout } from '@/features/checkout/checkoutSlice';
import { selectIsAtTill } from '@/features/checkout/placeSelectors';
import type { EffectApi, Listen } from '@/kernel/listen';
import { href } from '@/shell/navigation/href';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { selectVipOffer } from './vipOfferSlice';

/** The overlay that sells VIP. */
export const VIP_OVERLAY = 'vip';

const asksForVip = (place: ReturnType<typeof selectPlace>) => {
  const query = new URLSearchParams(place.search);
  return place.route === 'profile' && query.get('pop') === '1' && !query.has('orderId');
};

/** `?pop=1` opens the sheet on entry and when the query changes; the offer's source is kept from that moment (C6). */
function openSheet({ dispatch, getState }: EffectApi): void {
  if (!asksForVip(selectPlace(getState()))) return;
  dispatch(overlayEvents.opened({ kind: VIP_OVERLAY, data: { sourceGameId: selectVipOffer(getState()).source } }));
}

/** The sheet is gone: `pop` leaves the address with it. */
function tidyAddress({ dispatch, getState }: EffectApi): void {
  const open = selectOverlays(getState()).some(({ kind }) => kind === VIP_OVERLAY);
  if (open || !asksForVip(selectPlace(getState()))) return;
  dispatch(navigationEvents.asked({ to: href.profile(), how: 'replace' }));
}

/** The VIP sheet follows the address (C4, pages 19), and a VIP that was bought leads back to the game it was for (E5). */
export const vipEffects = (listen: Listen) => [
  listen.on(navigationEvents.arrived, (_place, api) => openSheet(api)),
  listen.on(overlayEvents.closed, ({ kind }, api) => {
    if (kind === VIP_OVERLAY) tidyAddress(api);
  }),
  listen.on(overlayEvents.withdrawn, ({ kind }, api) => {
    if (kind === VIP_OVERLAY) tidyAddress(api);
  }),
  listen.onEnter(selectCheckout, 'paid', ({ kind, sourceGameId }, { dispatch, getState }) => {
    if (kind !== 'vip') return;
    dispatch(overlayEvents.withdrawn({ kind: VIP_OVERLAY }));
    if (sourceGameId > 0 && selectIsAtTill(getState()))
      dispatch(navigationEvents.asked({ to: href.detail(sourceGameId), how: 'push' }));
  }),
];
