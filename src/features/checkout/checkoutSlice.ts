import { createSlice } from '@reduxjs/toolkit';
import type { Order, OrderKind } from '@/contract/order';
import { lateReducer } from '@/kernel/lateReducer';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type Bill, type CheckoutState, checkoutTable, isOpen, type PayIntent } from './checkoutMachine';

const { on, step } = machine<CheckoutState>()(checkoutTable);

/** What survives a reload of a payment under way. */
export interface CheckoutRecord {
  intent?: PayIntent;
  orderId?: string;
  kind: OrderKind;
  sourceGameId: number;
}

const idle = (): CheckoutState => ({ at: 'idle' });

const ended = (state: CheckoutState): CheckoutState => step(state, 'ended', () => ({ at: 'idle' }));

/** Paying for diamonds and VIP (E6). Nothing is ever credited here; the server's word is asked for. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState: { at: 'idle' } as CheckoutState,
  reducers: {
    asked: on('asked', (_from, intent: PayIntent) => ({ at: 'placing', intent })),
    /** The end of VIP as the server knows it, before diamonds are sent for more. */
    vipEndSeen: on('vipEndSeen', ({ intent }, { vipEndBefore }: { vipEndBefore: number }) => ({
      at: 'placing',
      intent: { ...intent, vipEndBefore },
    })),
    placed: on('placed', ({ intent: { kind, sourceGameId } }, bill: Bill) => ({
      at: 'leaving',
      kind,
      sourceGameId,
      bill,
    })),
    /** An order that is still open is paid after all: no second one is made. */
    continued: on('continued', (from, order: { orderId: string; payUrl: string; kind: OrderKind }) => ({
      at: 'leaving',
      kind: order.kind,
      // Its game is known only while this very order is asked about.
      sourceGameId: 'orderId' in from && from.orderId === order.orderId ? from.sourceGameId : 0,
      bill: { orderId: order.orderId, payUrl: order.payUrl },
    })),
    /** VIP was paid with diamonds, at once. */
    opened: on('opened', ({ intent: { kind, sourceGameId } }) => ({ at: 'paid', kind, sourceGameId, order: null })),
    priceChanged: on('priceChanged', ({ intent }, { price }: { price: number }) => ({ at: 'repriced', intent, price })),
    refused: on('refused', ({ intent }, { text, code }: { text: string; code: number }) => ({
      at: 'refused',
      intent,
      text,
      code,
    })),
    lost: on('lost', ({ intent }) => ({ at: 'unknown', intent })),
    /** The lost request bought nothing: it may be tried again, under the same requestId. */
    foundNothing: on('foundNothing', ({ intent }, { text }: { text: string }) => ({
      at: 'refused',
      intent,
      text,
      code: 0,
    })),
    /** The app around the page opens no such cashier: the order waits on the recharge page. */
    barred: on('barred', idle as () => { at: 'idle' }),
    /** Back from the cashier. */
    returned: on('returned', (_from, order: { orderId: string; kind: OrderKind; sourceGameId: number }) => ({
      at: 'checking',
      ...order,
    })),
    /** The page was reloaded in the middle of a payment. */
    restored: on('restored', (_from, { intent, orderId, kind, sourceGameId }: CheckoutRecord) =>
      orderId || !intent ? { at: 'checking', orderId: orderId ?? '', kind, sourceGameId } : { at: 'unknown', intent },
    ),
    /** What was paid is the order's own word: a cashier may return to another page than it was opened from. */
    paid: on('paid', ({ sourceGameId }, { order }: { order: Order }) => ({
      at: 'paid',
      kind: order.kind,
      sourceGameId,
      order,
    })),
    closed: on('closed', ({ kind, sourceGameId }) => ({ at: 'closed', kind, sourceGameId })),
    /** It may be another account's, or none: nothing is known of what was charged. */
    notFound: on('notFound', ({ kind, sourceGameId }) => ({ at: 'closed', kind, sourceGameId, why: 'missing' })),
    /** Money came that a person has to look at: it is neither credited nor lost. */
    held: on('held', ({ kind, sourceGameId }) => ({ at: 'closed', kind, sourceGameId, why: 'review' })),
    refunded: on('refunded', ({ kind, sourceGameId }) => ({ at: 'closed', kind, sourceGameId, why: 'refunded' })),
    stillPending: on('stillPending', (from) => ({ ...from, at: 'late' })),
    dismissed: on('dismissed', idle as () => { at: 'idle' }),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, ended).addCase(sessionStarted, ended),
  selectors: { selectCheckout: (checkout) => checkout, selectIsCheckoutOpen: (checkout) => isOpen(checkout) },
}).injectInto(lateReducer);

export const checkoutEvents = checkoutSlice.actions;
export const { selectCheckout, selectIsCheckoutOpen } = checkoutSlice.selectors;

/** What a payment is for; undefined while there is none. */
export function kindOf(state: CheckoutState): OrderKind | undefined {
  if (state.at === 'idle') return undefined;
  return 'intent' in state ? state.intent.kind : state.kind;
}
