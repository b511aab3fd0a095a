import { moneyApi } from '@/api/moneyApi';
import { selectBlockedDownload } from '@/features/download/downloadSlice';
import { selectBlockedUnlock } from '@/features/unlock/unlockSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { stateIn } from '@/lib/machine/states';
import { href } from '@/shell/navigation/href';
import { navigationEvents, selectRouteName } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { checkoutText } from '@/text/checkout';
import type { CheckoutState } from './checkoutMachine';
import { checkoutEvents, selectCheckout } from './checkoutSlice';
import { isWatched } from './isWatched';
import { selectIsAtTill } from './placeSelectors';

/** So long a download or unlock that was too dear waits for its member; later it comes back to nobody. */
const AWAY_MS = 30 * 60_000;

/** What has an end that was told; a late payment may still come. */
const isOver = stateIn<CheckoutState>()({
  idle: false,
  placing: false,
  repriced: true,
  refused: true,
  unknown: false,
  leaving: false,
  checking: false,
  late: false,
  paid: true,
  closed: true,
});

/** What is over has been read once its page or sheet is left; a VIP paid for is nobody's news any more there. */
function forget({ dispatch, getState }: EffectApi, route = ''): void {
  const here = selectCheckout(getState());
  const elsewhere = here.at === 'paid' && here.kind === 'vip' && route !== 'recharge';
  if (isOver(here) && !elsewhere) dispatch(checkoutEvents.dismissed());
}

/** What follows a payment on the pages: back to what it was for, new prices, and nothing old left on screen (E6). */
export const rechargeEffects = (listen: Listen) => [
  listen.onEnter(selectCheckout, 'paid', ({ kind, sourceGameId }, { dispatch, getState, ports }) => {
    if (!selectIsAtTill(getState())) return;
    const download = kind === 'recharge' ? selectBlockedDownload(getState()) : undefined;
    const blocked = [download, selectBlockedUnlock(getState())].find(
      (wish) => wish && ports.clock.now() - wish.askedAt <= AWAY_MS,
    );
    // A cashier that returned here with a VIP paid for: it was opened on the profile page.
    const strayed = kind === 'vip' && sourceGameId === 0 && selectRouteName(getState()) === 'recharge';
    const to = blocked?.from.address ?? (strayed ? href.profile() : undefined);
    if (to) dispatch(navigationEvents.asked({ to, how: 'replace' }));
  }),

  // The plans on screen are older than the server's.
  listen.onEnter(selectCheckout, 'repriced', ({ intent }, { dispatch }) => {
    if (intent.kind !== 'vip') return;
    void dispatch(moneyApi.endpoints.vipConfig.initiate(undefined, { subscribe: false, forceRefetch: true }));
  }),

  // Who looks elsewhere by now is told.
  listen.onEnter(selectCheckout, 'closed', ({ why }, { dispatch, getState }) => {
    const text = checkoutText[why ?? 'closed'];
    if (!isWatched(getState())) dispatch(toastEvents.raised({ type: 'info', text }));
  }),
  listen.onEnter(selectCheckout, 'refused', ({ text }, { dispatch, getState }) => {
    if (!isWatched(getState())) dispatch(toastEvents.raised({ type: 'info', text }));
  }),

  listen.on(navigationEvents.arrived, ({ place, how }, api) => {
    // Taking the order out of the address, and the way back to a game, are no going elsewhere.
    if (how !== 'replace') forget(api, place.route);
  }),
  listen.on(overlayEvents.closed, ({ kind }, api) => {
    if (kind === 'vip') forget(api);
  }),
];
