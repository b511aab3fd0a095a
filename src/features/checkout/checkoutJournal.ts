import type { StorePort } from '@/kernel/ports';
import type { CheckoutState } from './checkoutMachine';
import type { CheckoutRecord } from './checkoutSlice';

/** A payment under way, for this tab: it outlives a reload and the way to the cashier. */
export const CHECKOUT_KEY = 'plaza:checkout';

/** What of a state has to survive; undefined when nothing is under way. */
function recordOf(state: CheckoutState): CheckoutRecord | undefined {
  switch (state.at) {
    case 'placing':
    case 'unknown':
      return { intent: state.intent, kind: state.intent.kind, sourceGameId: state.intent.sourceGameId };
    case 'leaving':
      return { orderId: state.bill.orderId, kind: state.kind, sourceGameId: state.sourceGameId };
    case 'checking':
    case 'late':
      return { orderId: state.orderId, kind: state.kind, sourceGameId: state.sourceGameId };
    default:
      return undefined;
  }
}

/** Notes a payment under way, or takes the note away. */
export function noteCheckout(store: StorePort, state: CheckoutState): void {
  const record = recordOf(state);
  if (record) store.write(CHECKOUT_KEY, JSON.stringify(record));
  else store.remove(CHECKOUT_KEY);
}

/** The payment a reload interrupted, if there was one. */
export function readCheckout(store: StorePort): CheckoutRecord | undefined {
  try {
    const record = JSON.parse(store.read(CHECKOUT_KEY) ?? 'null') as CheckoutRecord | null;
    return record && (record.intent || record.orderId) ? record : undefined;
  } catch {
    return undefined;
  }
}
