import * as v from 'valibot';
import { Id } from '@/contract/fields';
import { OrderKind } from '@/contract/order';
import type { StorePort } from '@/kernel/ports';
import { readKept } from '@/kernel/readKept';
import type { CheckoutState } from './checkoutMachine';
import type { CheckoutRecord } from './checkoutSlice';

/** A payment under way, for this tab: it outlives a reload and the way to the cashier. */
export const CHECKOUT_KEY = 'plaza:checkout';

const Intent = v.object({
  requestId: v.string(),
  kind: OrderKind,
  productId: Id,
  payType: v.string(),
  expectPrice: v.number(),
  sourceGameId: v.number(),
  vipEndBefore: v.exactOptional(v.number()),
});
const Kept = v.object({
  uid: v.pipe(v.string(), v.minLength(1)),
  intent: v.exactOptional(Intent),
  orderId: v.exactOptional(v.pipe(v.string(), v.minLength(1))),
  kind: OrderKind,
  sourceGameId: v.number(),
});

/** What of a state has to survive; null when nothing is under way. Every state is named: a new one does not compile. */
function recordOf(state: CheckoutState): CheckoutRecord | null {
  switch (state.at) {
    case 'placing':
    case 'unknown':
      return { intent: state.intent, kind: state.intent.kind, sourceGameId: state.intent.sourceGameId };
    case 'leaving':
      return { orderId: state.bill.orderId, kind: state.kind, sourceGameId: state.sourceGameId };
    case 'checking':
    case 'late':
      return { orderId: state.orderId, kind: state.kind, sourceGameId: state.sourceGameId };
    case 'idle':
    case 'repriced':
    case 'refused':
    case 'paid':
    case 'closed':
      return null;
  }
}

/** Notes a member's payment under way, or takes the note away. */
export function noteCheckout(store: StorePort, uid: string, state: CheckoutState): void {
  const record = recordOf(state);
  if (record && uid !== '') store.write(CHECKOUT_KEY, JSON.stringify({ uid, ...record }));
  else store.remove(CHECKOUT_KEY);
}

/** The payment a reload interrupted, if there was one and it was this member's. */
export function readCheckout(store: StorePort, uid: string): CheckoutRecord | undefined {
  const kept = readKept(store, CHECKOUT_KEY, Kept);
  if (kept?.uid !== uid) return undefined;
  const { uid: _whose, ...record } = kept;
  return record.intent || record.orderId ? record : undefined;
}
