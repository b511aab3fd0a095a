import * as v from 'valibot';
import { Count, Fen, growing, Id, Time } from './fields';
import { Order } from './order';

/** Money of an order on its way back: under way, there, or before a person because who has the money refused. */
export const OrderRefund = v.object({
  amountFen: Fen,
  state: growing(['underWay', 'done', 'held'], 'underWay'),
  createTime: Time,
  endTime: v.nullish(Time),
});
export type OrderRefund = v.InferOutput<typeof OrderRefund>;

/** An order with all that its owner may look up; apart from {@link Order}, which every visit carries. */
export const OwnOrder = v.object({
  ...Order.entries,
  /** Of VIP. */
  vipDays: v.nullish(Count),
  /** The way to pay, as members read it. */
  payWay: v.optional(v.string(), ''),
  paidTime: v.nullish(Time),
  /** The oldest first. */
  refunds: v.optional(v.array(OrderRefund), []),
  /** The letter that asks for its invoice. */
  invoiceLetterId: v.nullish(Id),
  /** An invoice can be asked for: it is paid, not all of it went back, and nobody asked. */
  canInvoice: v.optional(v.boolean(), false),
});
export type OwnOrder = v.InferOutput<typeof OwnOrder>;
