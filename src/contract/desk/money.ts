import * as v from 'valibot';
import { Count, Diamonds, Fen, Id, Nothing, RequestId, Time } from '@/contract/fields';
import { OrderKind } from '@/contract/order';
import { Act } from './acts';
import { deskCall } from './deskCall';
import { DeskOutcome, DeskPurchase, Reason } from './members';
import { StaffNote } from './notes';
import { DeskRefund } from './refunds';

/** Rows of one page of orders and of settled cases. */
export const MONEY_A_PAGE = 50;

export const ORDER_STATES = ['pending', 'paid', 'closed', 'review', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Why money that came was credited to nobody. */
export const CASE_REASONS = [
  'unknownOrder',
  'wrongAmount',
  'txnReused',
  'paidTwice',
  'deletedAccount',
  'bannedAccount',
  'minor',
  'late',
] as const;
/** What a person decides: the order is carried out after all, the money went back at the provider, or there is none to move. */
export const CASE_DECISIONS = ['credited', 'refunded', 'dismissed'] as const;
export type CaseDecision = (typeof CASE_DECISIONS)[number];

const OrderNumber = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** An order in a list. */
export const DeskOrderRow = v.object({
  orderId: v.string(),
  kind: OrderKind,
  title: v.string(),
  amountFen: Fen,
  /** With all bonus, of a recharge. */
  diamonds: v.nullish(Diamonds),
  vipDays: v.nullish(Count),
  payType: v.string(),
  state: v.picklist(ORDER_STATES),
  createdAt: Time,
  paidAt: v.nullish(Time),
  /** The provider's number of the payment. */
  providerTxn: v.nullish(v.string()),
  uid: v.string(),
  name: v.string(),
});
export type DeskOrderRow = v.InferOutput<typeof DeskOrderRow>;

/** What orders are asked for by; all of it together. */
export const OrdersQuery = v.object({
  state: v.optional(v.picklist(ORDER_STATES)),
  payType: v.optional(v.pipe(v.string(), v.maxLength(20))),
  kind: v.optional(OrderKind),
  productId: v.optional(Id),
  /** Placed from, and before. */
  from: v.optional(Time),
  until: v.optional(Time),
  /** A whole order number, provider's number or uid. */
  text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(80))),
  /** Before this one, of the page before. */
  beforeAt: v.optional(Time),
  beforeId: v.optional(v.pipe(v.string(), v.maxLength(60))),
});
export type OrdersQuery = v.InferOutput<typeof OrdersQuery>;

/** Money that a person has to look at, in a list. */
export const MoneyCaseRow = v.object({
  id: Id,
  reason: v.picklist(CASE_REASONS),
  state: v.picklist(['open', ...CASE_DECISIONS]),
  /** As the provider wrote it; there may be no such order. */
  orderId: v.string(),
  providerTxn: v.string(),
  /** null: the provider wrote no whole number. */
  amountFen: v.nullable(Fen),
  at: Time,
  payType: v.nullish(v.string()),
  orderState: v.nullish(v.picklist(ORDER_STATES)),
  orderFen: v.nullish(Fen),
  uid: v.nullish(v.string()),
  name: v.nullish(v.string()),
  /** What carrying the order out would give. */
  diamonds: v.nullish(Diamonds),
  vipDays: v.nullish(Count),
  /** Whether it can be carried out, as its reason and its order are now. */
  creditable: v.boolean(),
  /** Whether the provider is asked for the money when it goes back; what came without a sum goes back by hand. */
  paysBack: v.boolean(),
  /** Who has asked a second person to send it back. */
  asked: v.nullish(v.object({ id: Id, by: v.object({ id: Id, name: v.string() }), at: Time, reason: v.string() })),
  /** Who has it in hand, or had it when it was settled. */
  owner: v.nullish(v.object({ id: Id, name: v.string() })),
  settledAt: v.nullish(Time),
  settledBy: v.nullish(v.string()),
  note: v.string(),
});
export type MoneyCaseRow = v.InferOutput<typeof MoneyCaseRow>;

/** What a provider's callback said, and what came of it. */
export const Heard = v.object({
  at: Time,
  /** `paid`, `repeated`, a reason to hold it, or why it was refused. */
  result: v.string(),
  sigOk: v.boolean(),
  providerTxn: v.string(),
  amount: v.string(),
});
export type Heard = v.InferOutput<typeof Heard>;

/** A line of the diamond ledger; `account` is `user` or the code of one of the platform's. */
export const MoneyEntry = v.object({
  id: Id,
  at: Time,
  kind: v.string(),
  title: v.string(),
  account: v.string(),
  amount: Diamonds,
  balanceAfter: v.nullish(Diamonds),
});
export type MoneyEntry = v.InferOutput<typeof MoneyEntry>;

/** All about one order. */
export const DeskOrder = v.object({
  ...DeskOrderRow.entries,
  /** The part of `diamonds` that is for a first recharge alone. */
  firstBonus: Diamonds,
  late: v.boolean(),
  expiresAt: Time,
  closedAt: v.nullish(Time),
  /** What its owner has now. */
  balance: Diamonds,
  vipEndsAt: v.nullish(Time),
  memberState: v.picklist(['active', 'banned', 'deleted']),
  heard: v.array(Heard),
  entries: v.array(MoneyEntry),
  cases: v.array(MoneyCaseRow),
  /** Fen of it that went back, in one part or several. */
  refundedFen: Fen,
  refunds: v.array(DeskRefund),
  notes: v.array(StaffNote),
  acts: v.array(Act),
});
export type DeskOrder = v.InferOutput<typeof DeskOrder>;

/** A case with its three witnesses: the provider, the order, the ledger. */
export const MoneyCase = v.object({
  ...MoneyCaseRow.entries,
  heard: v.array(Heard),
  order: v.nullish(DeskOrderRow),
  expiresAt: v.nullish(Time),
  closedAt: v.nullish(Time),
  balance: v.nullish(Diamonds),
  /** What the ledger wrote for the order. */
  entries: v.array(MoneyEntry),
  /** Other orders and cases that name the same payment. */
  sameTxn: Count,
  notes: v.array(StaffNote),
  /** What the staff did with it, the newest first. */
  acts: v.array(Act),
});
export type MoneyCase = v.InferOutput<typeof MoneyCase>;

/** What giving an order back would take; of a part, its share as `takenWith` has it. */
export const RefundPreview = v.object({
  ...DeskOrderRow.entries,
  balance: Diamonds,
  /** Fen of it that went back already. */
  refundedFen: Fen,
  /** What it gave: bought, as a bonus, as the bonus of a first recharge. */
  coins: Diamonds,
  bonus: Diamonds,
  firstBonus: Diamonds,
  /** Days of the order, and when VIP ends. */
  vip: v.nullish(v.object({ days: Count, endsAt: Time })),
  /** Bought since, and to be given back with it, if need be. */
  purchases: v.array(DeskPurchase),
  /** Who has asked a second person for it already. */
  waiting: v.nullish(v.string()),
});
export type RefundPreview = v.InferOutput<typeof RefundPreview>;

/**
 * Sums of the ledger that have to be zero: of all entries, of each transaction, and what each balance is off its entries; null before
 * they were ever checked.
 */
export const ZERO_SUMS = ['entries', 'transactions', 'balances'] as const;
const Books = v.object({
  checkedAt: Time,
  sums: v.array(v.object({ name: v.picklist(ZERO_SUMS), brokenSince: v.nullable(Time) })),
});
export type Books = v.InferOutput<typeof Books>;

/** Orders and money at the desk. */
export const moneyDeskCalls = {
  /** The state of the room: what is open, and what orders can be narrowed to. */
  deskMoney: deskCall({
    method: 'GET',
    path: 'money',
    needs: 'money.see',
    input: Nothing,
    output: v.object({
      open: Count,
      oldestAt: v.nullish(Time),
      /** Refunds that providers refused and nobody has decided about. */
      refusedRefunds: Count,
      /** What velocity rules put before a person. */
      marks: Count,
      payTypes: v.array(v.object({ payType: v.string(), name: v.string() })),
      books: v.nullable(Books),
      products: v.array(v.object({ kind: OrderKind, productId: Id, title: v.string() })),
    }),
  }),
  /** The newest first, fifty a page. */
  deskOrders: deskCall({
    method: 'GET',
    path: 'orders',
    needs: 'money.see',
    input: OrdersQuery,
    output: v.object({ records: v.array(DeskOrderRow), hasMore: v.boolean() }),
  }),
  deskOrder: deskCall({
    method: 'GET',
    path: 'orders/{orderId}',
    needs: 'money.see',
    input: v.object({ orderId: OrderNumber }),
    output: DeskOrder,
  }),
  deskRefundPreview: deskCall({
    method: 'GET',
    path: 'orders/{orderId}/refund',
    needs: 'money.refund',
    input: v.object({ orderId: OrderNumber }),
    output: RefundPreview,
  }),
  /**
   * Takes back what a paid order gave and marks it; the provider is asked for the money. `amountFen` gives a part back, with its share
   * of what the order gave; without it all that is left goes back. `items` are purchases that are given back with it. Beyond one's
   * own limit, counting what went back of the order before, a second person confirms. 1001 when the part is too much or takes nothing, 1003 when it is not paid (any more) or waits already,
   * 3001 with balance and price when too much of it is spent, 1001 when its VIP is over.
   */
  deskRefundOrder: deskCall({
    method: 'POST',
    path: 'orders/{orderId}/refund',
    needs: 'money.refund',
    input: v.object({
      orderId: OrderNumber,
      requestId: RequestId,
      amountFen: v.optional(v.pipe(Fen, v.minValue(1))),
      items: v.pipe(v.array(v.pick(DeskPurchase, ['itemKind', 'itemId'])), v.maxLength(20)),
      reason: Reason,
    }),
    output: DeskOutcome,
  }),
  /** Open ones, or `mine` of them, by age, the oldest first (500 at most); settled ones by when, the newest first, fifty a page. */
  deskMoneyCases: deskCall({
    method: 'GET',
    path: 'money/cases',
    needs: 'money.see',
    input: v.object({
      view: v.picklist(['open', 'mine', 'settled']),
      beforeAt: v.optional(Time),
      beforeId: v.optional(Id),
    }),
    output: v.object({ records: v.array(MoneyCaseRow), hasMore: v.boolean() }),
  }),
  deskMoneyCase: deskCall({
    method: 'GET',
    path: 'money/cases/{id}',
    needs: 'money.see',
    input: v.object({ id: Id }),
    output: MoneyCase,
  }),
  /**
   * Takes an open case in hand, or gives it back. Answers whose it was, null: nobody's. 1003 when it is settled, or belongs to somebody
   * else than `was` by now, with who in the sentence.
   */
  deskTakeCase: deskCall({
    method: 'POST',
    path: 'money/cases/{id}/owner',
    needs: 'money.settle',
    input: v.object({ id: Id, take: v.boolean(), was: v.nullable(Id) }),
    output: v.object({ before: v.nullable(v.string()) }),
  }),
  /**
   * `refunded` beyond one's own limit (`REFUND_ALONE_FEN`) waits for a second person: `asked`, and nothing has moved. Once more by the
   * same person is no second request; settling it otherwise makes the request void. 1003 when somebody was faster, has asked already or
   * else has it in hand, with who and what in the sentence; 1001 when the order cannot be carried out.
   */
  deskSettle: deskCall({
    method: 'POST',
    path: 'money/cases/{id}',
    needs: 'money.settle',
    input: v.object({ id: Id, decision: v.picklist(CASE_DECISIONS), reason: Reason }),
    output: v.object({ state: v.picklist(['done', 'asked']) }),
  }),
};
