import type { UnknownAction } from '@reduxjs/toolkit';
import { api as root } from '@/api/api';
import { businessCode } from '@/api/fault';
import { moneyApi } from '@/api/moneyApi';
import { statusApi } from '@/api/statusApi';
import { code } from '@/contract/codes';
import type { Order } from '@/contract/order';
import { bootEvents } from '@/features/boot/bootSlice';
import { selectIsMember, selectUid } from '@/features/session/accountSlice';
import type { EffectApi, Listen } from '@/kernel/listen';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { browserGuide } from '@/shell/browser/browserGuide';
import { appForbidding, cashierOf } from '@/shell/browser/inApp';
import { href } from '@/shell/navigation/href';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { checkoutText } from '@/text/checkout';
import { noteCheckout, readCheckout } from './checkoutJournal';
import { checkoutEvents, selectCheckout } from './checkoutSlice';
import { findOut, placeOrder } from './placeOrder';
import { RETURNS } from './placeSelectors';

/** The order is asked about this often, for this long while the page is visible, and then more rarely (pages 21). */
export const POLL_MS = 2_000;
export const POLL_FOR_MS = 60_000;
export const LATE_POLL_MS = 15_000;

/** What an order's state means to who waits for it; undefined while it can still be paid. */
function endOf(order: Order): UnknownAction | undefined {
  switch (order.status) {
    case 'pending':
      return undefined;
    case 'paid':
      return checkoutEvents.paid({ order });
    case 'closed':
      return checkoutEvents.closed();
    case 'review':
      return checkoutEvents.held();
    case 'refunded':
      return checkoutEvents.refunded();
  }
}

/** Asks once about the order; true when that settled it. */
async function settled(orderId: string, { dispatch, ports }: EffectApi): Promise<boolean> {
  if (!ports.document.isVisible()) return false;
  const reply = await dispatch(
    moneyApi.endpoints.order.initiate({ orderId }, { subscribe: false, forceRefetch: true }),
  );
  const end = reply.data ? endOf(reply.data) : undefined;
  if (end) dispatch(end);
  else if (businessCode(reply.error) === code.notFound) dispatch(checkoutEvents.notFound());
  else return false;
  return true;
}

/** The cashier's answer is in the address: it is taken out of it, and the order asked about. */
function takeReturn({ dispatch, getState, ports }: EffectApi): void {
  const place = selectPlace(getState());
  const kind = RETURNS[place.route as keyof typeof RETURNS];
  const query = new URLSearchParams(place.search);
  const orderId = query.get('orderId');
  if (!kind || !orderId || !selectIsMember(getState())) return;
  const noted = readCheckout(ports.session, selectUid(getState()));
  const known = noted?.orderId === orderId ? noted : { kind, sourceGameId: 0 };
  dispatch(checkoutEvents.returned({ orderId, kind: known.kind, sourceGameId: known.sourceGameId }));
  query.delete('orderId');
  const rest = query.toString();
  dispatch(navigationEvents.asked({ to: `${place.pathname}${rest ? `?${rest}` : ''}`, how: 'replace' }));
}

/** A payment that a reload or the end of a session interrupted goes on for its member: what became of it is asked. */
function restore({ dispatch, getState, ports }: EffectApi): void {
  const record = readCheckout(ports.session, selectUid(getState()));
  if (record) dispatch(checkoutEvents.restored(record));
}

/** The note follows the state. While nobody is signed in it waits for its member, unless they logged out. */
function keepNote(action: UnknownAction, { getState, ports }: EffectApi): void {
  const uid = selectUid(getState());
  const loggedOut = sessionEnded.match(action) && action.payload.by === 'logout';
  if (uid !== '' || loggedOut) noteCheckout(ports.session, uid, selectCheckout(getState()));
}

/** Payments (E6): every state's work, the journal, and the way back from the cashier. */
export const checkoutEffects = (listen: Listen) => [
  listen.onEnter(selectCheckout, 'placing', ({ intent }, api) => placeOrder(intent, api)),
  listen.onEnter(selectCheckout, 'unknown', ({ intent }, api) => findOut(intent, api)),

  listen.onEnter(selectCheckout, 'leaving', ({ kind, sourceGameId, bill }, { dispatch, ports, signal }) => {
    const why = cashierOf(bill.payUrl);
    const inApp = why && appForbidding(why, ports.document.userAgent);
    if (inApp) {
      // Said first: leaving the state ends the run that says it.
      dispatch(browserGuide({ why, inApp, link: href.recharge() }));
      dispatch(checkoutEvents.barred());
      return;
    }
    // A page that comes back whole (the browser kept it) has no address to tell that the member returned.
    const stop = ports.document.onVisible((visible) => {
      if (!visible || !ports.gate.isLive || signal.aborted) return;
      dispatch(checkoutEvents.returned({ orderId: bill.orderId, kind, sourceGameId }));
    });
    signal.addEventListener('abort', stop, { once: true });
    ports.download.leave(bill.payUrl);
  }),

  listen.onEnter(selectCheckout, 'checking', async ({ orderId }, api) => {
    for (let asked = 0; asked < POLL_FOR_MS; asked += api.ports.document.isVisible() ? POLL_MS : 0) {
      if (await settled(orderId, api)) return;
      await api.delay(POLL_MS);
    }
    api.dispatch(checkoutEvents.stillPending());
  }),

  listen.onEnter(selectCheckout, 'late', async ({ orderId }, api) => {
    do await api.delay(LATE_POLL_MS);
    while (!(await settled(orderId, api)));
  }),

  listen.onEnter(selectCheckout, 'paid', ({ kind, order }, { dispatch, getState }) => {
    // VIP says so itself, with more than a line where there is room for it.
    if (kind === 'recharge')
      dispatch(toastEvents.raised({ type: 'success', text: checkoutText.paid(order?.coins ?? 0) }));
    dispatch(root.util.invalidateTags(['Ledger', 'Orders']));
    // Everything that shows the balance follows this one answer.
    void dispatch(
      statusApi.endpoints.me.initiate({ uid: selectUid(getState()) }, { subscribe: false, forceRefetch: true }),
    );
  }),

  // Before the note is kept: it is read for whoever signs in, and another member's goes.
  listen.on(sessionStarted, (_session, api) => restore(api)),
  listen.onMatch((action): action is UnknownAction => /^(checkout|session)\//.test(action.type), keepNote),
  listen.on(navigationEvents.arrived, (_place, api) => takeReturn(api)),
  listen.on(bootEvents.started, (_nothing, api) => restore(api)),
];
