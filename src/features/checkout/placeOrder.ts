import { type ApiFault, businessCode, isFault } from '@/api/fault';
import { rowsOf } from '@/api/feed';
import { moneyApi } from '@/api/moneyApi';
import { statusApi } from '@/api/statusApi';
import { code } from '@/contract/codes';
import { selectUid } from '@/features/session/accountSlice';
import type { EffectApi } from '@/kernel/listen';
import { isPayable } from '@/lib/url/payable';
import { sayFault } from '@/shell/faults/sayFault';
import { askProven } from '@/shell/proof/askProven';
import { checkoutText } from '@/text/checkout';
import type { Bill, PayIntent } from './checkoutMachine';
import { checkoutEvents } from './checkoutSlice';
import { isWatched } from './isWatched';

const once = { track: false } as const;
const fresh = { subscribe: false, forceRefetch: true } as const;

/** When VIP ends or ended, by the server's newest word; 0 for never, undefined while it is not to be had. */
async function vipEnd({ dispatch, getState }: EffectApi): Promise<number | undefined> {
  const { data, error } = await dispatch(statusApi.endpoints.me.initiate({ uid: selectUid(getState()) }, fresh));
  // A call that failed still shows what an earlier one answered.
  return error || !data ? undefined : (data.expTime ?? 0);
}

/** One call for either kind; `proof` is work that the server asked for where there were many orders. */
function send(intent: PayIntent, proof: { proof?: string }, dispatch: EffectApi['dispatch']) {
  const { kind, productId, payType, requestId, expectPrice, sourceGameId } = intent;
  if (kind === 'recharge')
    return dispatch(moneyApi.endpoints.payInfo.initiate({ kind, productId, payType, requestId, ...proof }, once));
  return dispatch(
    moneyApi.endpoints.vipOpen.initiate(
      {
        planId: productId,
        payType: payType === 'coin' ? 'coin' : 'cash',
        expectPrice,
        requestId,
        ...(sourceGameId ? { sourceGameId } : {}),
        ...proof,
      },
      once,
    ),
  );
}

/** Sends the order of an intent; the answer moves the machine. */
export async function placeOrder(intent: PayIntent, api: EffectApi): Promise<void> {
  const { dispatch } = api;
  if (intent.payType === 'coin') {
    const vipEndBefore = await vipEnd(api);
    // Were the answer lost, nobody could tell whether it was opened.
    if (vipEndBefore === undefined) {
      dispatch(checkoutEvents.refused({ text: checkoutText.nothingCharged, code: 0 }));
      return;
    }
    dispatch(checkoutEvents.vipEndSeen({ vipEndBefore }));
  }
  const reply = await askProven(api, ({ proof }) => send(intent, proof ? { proof } : {}, dispatch));
  if (!reply.data) {
    dispatch(faultEvent(reply.error));
    return;
  }
  const { orderId, payUrl } = reply.data;
  if (orderId && payUrl) dispatch(cashierEvent({ orderId, payUrl }));
  else dispatch(checkoutEvents.opened());
}

/** To the cashier, where there is one that can be gone to. */
const cashierEvent = (bill: Bill) =>
  isPayable(bill.payUrl)
    ? checkoutEvents.placed(bill)
    : checkoutEvents.refused({ text: checkoutText.badAddress, code: 0 });

/** A lost answer is no failure: it has to be found out. A changed price is asked for anew. The rest is said. */
function faultEvent(fault: unknown) {
  if (!isFault(fault) || mayHaveArrived(fault)) return checkoutEvents.lost();
  if (fault.kind === 'business' && fault.code === code.priceChanged) {
    const price = (fault.data as { price?: number } | null)?.price;
    if (price !== undefined) return checkoutEvents.priceChanged({ price });
  }
  return checkoutEvents.refused({ text: sayFault(fault), code: businessCode(fault) ?? 0 });
}

/** Whether the server may have done it although its answer did not come through. */
function mayHaveArrived(fault: ApiFault): boolean {
  if (fault.kind === 'http') return fault.status >= 500;
  return fault.kind === 'timeout' || fault.kind === 'offline' || fault.kind === 'unreadable';
}

/** Finds out what became of a request whose answer was lost: asks status and orders, never sends it again. */
export async function findOut(intent: PayIntent, api: EffectApi): Promise<void> {
  const { dispatch, getState, delay } = api;
  const { vipEndBefore = Number.POSITIVE_INFINITY } = intent;
  for (let pause = 1_000; ; pause = Math.min(pause * 2, 15_000)) {
    if (intent.payType === 'coin') {
      const end = await vipEnd(api);
      if (end !== undefined) {
        const extended = end > vipEndBefore;
        dispatch(
          extended ? checkoutEvents.opened() : checkoutEvents.foundNothing({ text: checkoutText.nothingCharged }),
        );
        return;
      }
    } else {
      const orders = await dispatch(moneyApi.endpoints.orders.initiate(undefined, fresh));
      if (orders.data && !orders.error) {
        const open = rowsOf(orders.data, ({ orderId }) => orderId).find(
          ({ kind, status, amountFen, payUrl }) =>
            kind === intent.kind && status === 'pending' && amountFen === intent.expectPrice && isPayable(payUrl),
        );
        // Nobody is taken to a cashier from somewhere else: the order waits on the recharge page.
        if (open?.payUrl && isWatched(getState())) {
          dispatch(checkoutEvents.placed({ orderId: open.orderId, payUrl: open.payUrl }));
        } else {
          dispatch(checkoutEvents.foundNothing({ text: open ? checkoutText.orderWaits : checkoutText.noOrder }));
        }
        return;
      }
    }
    await delay(pause);
  }
}
