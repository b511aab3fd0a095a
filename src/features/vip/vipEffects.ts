import { memberStatus } from '@/api/memberStatus';
import { statusApi } from '@/api/statusApi';
import { isVip } from '@/contract/userStatus';
import { selectCheckout } from '@/features/checkout/checkoutSlice';
import { selectIsAtTill } from '@/features/checkout/placeSelectors';
import { selectIsDownloadOpen } from '@/features/download/downloadSlice';
import { selectUid } from '@/features/session/accountSlice';
import { selectIsUnlockOpen } from '@/features/unlock/unlockSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { serverNow } from '@/shell/clock/serverNow';
import { href } from '@/shell/navigation/href';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { checkoutText } from '@/text/checkout';
import { risenTo } from './opened';
import { selectVipOffer } from './vipOfferSlice';

/** The overlay that sells VIP. */
export const VIP_OVERLAY = 'vip';
/** The overlay that says that it runs. */
const VIP_OPENED = 'vip-opened';

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

/**
 * Paid for: back to the game it was for, or, where nothing else waits, what runs now and until when, once the server has
 * said that it does.
 */
async function celebrate(sourceGameId: number, api: EffectApi): Promise<void> {
  const { dispatch, getState } = api;
  const say = () => dispatch(toastEvents.raised({ type: 'success', text: checkoutText.vipPaid }));
  if (!selectIsAtTill(getState())) return void say();
  if (sourceGameId > 0) {
    say();
    return void dispatch(navigationEvents.asked({ to: href.detail(sourceGameId), how: 'push' }));
  }
  const uid = selectUid(getState());
  const before = statusApi.endpoints.me.select({ uid })(getState()).data;
  const status = await memberStatus(api, { anew: true });
  const now = serverNow(api);
  const state = getState();
  const isFree = selectOverlays(state).length === 0 && !selectIsDownloadOpen(state) && !selectIsUnlockOpen(state);
  if (!status || !isVip(status, now) || !isFree || !selectIsAtTill(state)) return void say();
  const raised = risenTo(before, status, now);
  const data = { until: status.expTime ?? null, ...(raised && { raised }) };
  dispatch(overlayEvents.opened({ kind: VIP_OPENED, data }));
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
  listen.onEnter(selectCheckout, 'paid', ({ kind, sourceGameId }, api) => {
    if (kind !== 'vip') return;
    api.dispatch(overlayEvents.withdrawn({ kind: VIP_OVERLAY }));
    return celebrate(sourceGameId, api);
  }),
];
