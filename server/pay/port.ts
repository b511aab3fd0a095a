import type { Clock } from '@server/clock';
import type { Db } from '@server/db/database';
import type { Ids } from '@server/ids';
import type { FastifyInstance } from 'fastify';

/** An order as a provider is told of it. */
export interface ProviderOrder {
  id: string;
  title: string;
  amountFen: number;
  payType: string;
  createdAt: Date;
  /** The provider takes nothing for it from then on. */
  expiresAt: Date;
}

/** Who stands at the door of a cashier, and where. */
export interface Visit {
  /** This very page, absolute: a provider that asks who somebody is sends them back to it. */
  url: string;
  query: Readonly<Record<string, string>>;
  userAgent: string;
  address: string;
  /** For a script in a page that is answered. */
  nonce: string;
}

/** Where a member pays: elsewhere, on a page that is shown, or in an app that is handed a string. */
export type Opened = { goTo: string } | { page: string } | { orderString: string };

/** Money for an order, as the provider has signed it. */
export interface Payment {
  orderId: string;
  /** The provider's number of the payment. */
  providerTxn: string;
  /** Fen, as the provider wrote them. */
  amountFen: string;
  /** Who paid, as the provider calls them; left out where it does not say. */
  payer?: string;
}

/**
 * What a provider says of an order when it is asked. `waiting`: it knows the order and may still take money; `closed`: it never
 * will; `unknown`: it does not know the order, which may be because nobody has opened it yet, and is not "not paid".
 */
export type Said = { state: 'paid'; payment: Payment } | { state: 'waiting' | 'closed' | 'unknown' };

/** Money that goes back. */
export interface RefundAsked {
  /** The same id moves money once, however often it is asked. */
  id: string;
  orderId: string;
  providerTxn: string;
  /** At most `totalFen`, what was paid. */
  amountFen: number;
  totalFen: number;
  reason: string;
}

/** What became of a refund: under way is asked again, refused is for a person. */
export type RefundSaid = { state: 'done'; txn: string } | { state: 'underWay' } | { state: 'refused'; why: string };

/** A call of the other side, as it came. */
export interface Notice {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/**
 * What a notice says. `forged`: the other side has not signed it, and nothing of it is believed. An old payment may be somebody's
 * copy, so the provider itself is asked about it.
 */
export type Heard = { orderId: string; raw: Readonly<Record<string, string>> } & (
  | { kind: 'payment'; payment: Payment; isFresh: boolean }
  | { kind: 'refund'; refundId: string; said: RefundSaid }
  | { kind: 'nothing' }
  | { kind: 'forged' }
);

/** What a notice is answered. */
export interface NoticeAnswer {
  status: number;
  type: string;
  body: string;
}

/** A line of a provider's account of a day. */
export interface StatementLine {
  kind: 'payment' | 'refund';
  providerTxn: string;
  orderNo: string;
  amountFen: number;
  at: Date;
}

/** Whoever takes members' money for the house. Each method may throw when the other side is not to be reached, and is asked again. */
export interface PaymentProvider {
  readonly name: string;
  /** What it is offered as (`Order.payType`). */
  readonly payTypes: readonly string[];
  /** Opens an order there, again if need be. */
  open(order: ProviderOrder, visit: Visit): Promise<Opened>;
  query(order: ProviderOrder): Promise<Said>;
  /** Takes no money for it any more; `unknown` as {@link Said} says, `paid` when it came first. */
  close(order: ProviderOrder): Promise<'closed' | 'paid' | 'unknown'>;
  refund(refund: RefundAsked): Promise<RefundSaid>;
  hear(notice: Notice): Promise<Heard>;
  /** What a notice is answered: `accepted` ends its repetitions. */
  answer(accepted: boolean): NoticeAnswer;
  /** Its account of a business day (`YYYY-MM-DD`); null while there is none, or none for a day without trade. */
  statement(payType: string, day: string): Promise<StatementLine[] | null>;
  /** Its own cashier here, in place of the door that sends members to it; what it has to say goes to `tell`. */
  cashier?(app: FastifyInstance, tell: (notice: Notice) => Promise<unknown>): void;
}

/** What a provider is made with. */
export interface PayTools {
  db: Db;
  clock: Clock;
  ids: Ids;
  secret: string;
  oldSecrets: readonly string[];
  /** Where members reach this house; null where it was not said. */
  origin: string | null;
}

/** A notice is fresh for this long; providers sign each repetition anew. */
export const FRESH_MS = 5 * 60_000;

/** Where the other side sends its notices. */
export const noticePath = (name: string): string => `/pay/${name}/notify`;
