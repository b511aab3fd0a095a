import type { Order, OrderKind } from '@/contract/order';
import { stateIn } from '@/lib/machine/states';

/** One wish to pay: from the tap on, through the cashier and a reload, until it is settled or dropped. */
export interface PayIntent {
  /** One UUID an intent: a repeated request with it never makes a second order or charge. */
  requestId: string;
  kind: OrderKind;
  /** A coin package or a VIP plan. */
  productId: number;
  /** `coin` pays VIP with diamonds at once; anything else is cash through the cashier. */
  payType: string;
  /** What the member saw: diamonds for `coin`, fen for cash. */
  expectPrice: number;
  /** The game an offer came from, 0 for none (C6). */
  sourceGameId: number;
  /**
   * When VIP ended before it was sent, to tell later whether it was extended; 0 for never VIP. Missing until the server
   * has said: without it nothing has been sent for diamonds.
   */
  vipEndBefore?: number;
}

/** Where to pay an order. */
export interface Bill {
  orderId: string;
  payUrl: string;
}

/**
 * What else an order's end may mean. `missing`: this member has no such order, and what became of it nobody here can say;
 * `review`: the money came and a person looks at it; `refunded`: it was given back.
 */
export type ClosedBecause = 'missing' | 'review' | 'refunded';

/** A payment in diamonds or cash (E6). */
export type CheckoutState =
  | { at: 'idle' }
  | { at: 'placing'; intent: PayIntent }
  /** The server asks for another price than the member saw (3006). */
  | { at: 'repriced'; intent: PayIntent; price: number }
  | { at: 'refused'; intent: PayIntent; text: string; code: number }
  /** The answer was lost: nothing is sent again before it is known what happened. */
  | { at: 'unknown'; intent: PayIntent }
  /** The member is at the cashier, for a new order or an open one. */
  | { at: 'leaving'; kind: OrderKind; sourceGameId: number; bill: Bill }
  /** Back from the cashier: the order is asked about. */
  | { at: 'checking'; orderId: string; kind: OrderKind; sourceGameId: number }
  /** Still unpaid after a minute: it may come later. */
  | { at: 'late'; orderId: string; kind: OrderKind; sourceGameId: number }
  | { at: 'paid'; kind: OrderKind; sourceGameId: number; order: Order | null }
  /** Without `why`: nothing was paid. */
  | { at: 'closed'; kind: OrderKind; sourceGameId: number; why?: ClosedBecause };

/** The member is in the middle of it; what may take days, as a payment that is late, is not. */
export const isOpen = stateIn<CheckoutState>()({
  idle: false,
  placing: true,
  repriced: true,
  refused: false,
  unknown: true,
  leaving: true,
  checking: true,
  late: false,
  paid: false,
  closed: false,
});

export const checkoutStart = 'idle';

export const checkoutTable = {
  idle: { asked: ['placing'], continued: ['leaving'], returned: ['checking'], restored: ['unknown', 'checking'] },
  placing: {
    vipEndSeen: ['placing'],
    placed: ['leaving'],
    opened: ['paid'],
    priceChanged: ['repriced'],
    refused: ['refused'],
    lost: ['unknown'],
    ended: ['idle'],
  },
  repriced: { asked: ['placing'], dismissed: ['idle'], ended: ['idle'] },
  refused: {
    asked: ['placing'],
    continued: ['leaving'],
    dismissed: ['idle'],
    returned: ['checking'],
    ended: ['idle'],
  },
  unknown: { placed: ['leaving'], opened: ['paid'], foundNothing: ['refused'], ended: ['idle'] },
  leaving: { returned: ['checking'], barred: ['idle'], ended: ['idle'] },
  checking: {
    continued: ['leaving'],
    paid: ['paid'],
    closed: ['closed'],
    notFound: ['closed'],
    held: ['closed'],
    refunded: ['closed'],
    stillPending: ['late'],
    ended: ['idle'],
  },
  late: {
    asked: ['placing'],
    continued: ['leaving'],
    returned: ['checking'],
    paid: ['paid'],
    closed: ['closed'],
    notFound: ['closed'],
    held: ['closed'],
    refunded: ['closed'],
    dismissed: ['idle'],
    ended: ['idle'],
  },
  paid: {
    asked: ['placing'],
    continued: ['leaving'],
    returned: ['checking'],
    dismissed: ['idle'],
    ended: ['idle'],
  },
  closed: {
    asked: ['placing'],
    continued: ['leaving'],
    returned: ['checking'],
    dismissed: ['idle'],
    ended: ['idle'],
  },
} as const;
