import * as v from 'valibot';
import { Diamonds, Fen, growing, Id, Time } from './fields';

/** What an order is for. */
export const OrderKind = v.picklist(['recharge', 'vip']);
export type OrderKind = v.InferOutput<typeof OrderKind>;

/**
 * Where an order stands. `review`: money came that a person has to look at (late, twice, for another amount …);
 * `refunded`: it was given back.
 */
export const OrderStatus = growing(['pending', 'paid', 'closed', 'review', 'refunded'], 'pending');
export type OrderStatus = v.InferOutput<typeof OrderStatus>;

/** A cash order; it is worth something only once the server says `paid`. */
export const Order = v.object({
  orderId: v.string(),
  kind: OrderKind,
  title: v.optional(v.string(), ''),
  amountFen: Fen,
  coins: v.nullish(Diamonds),
  status: OrderStatus,
  createTime: Time,
  expiresAt: v.nullish(Time),
  payUrl: v.nullish(v.string()),
});
export type Order = v.InferOutput<typeof Order>;

/** The pending order that `order/payInfo` made, and where to pay it. */
export const PayInfo = v.object({
  orderId: v.string(),
  amountFen: Fen,
  payUrl: v.string(),
  expiresAt: v.nullish(Time),
  repeated: v.optional(v.boolean(), false),
});
export type PayInfo = v.InferOutput<typeof PayInfo>;

/** A package of diamonds for cash; `firstBonus` is what a member's first recharge adds to it. */
export const CoinProduct = v.object({
  id: Id,
  coins: Diamonds,
  bonus: v.optional(Diamonds, 0),
  firstBonus: v.optional(Diamonds, 0),
  priceFen: Fen,
  tag: v.nullish(v.string()),
});
export type CoinProduct = v.InferOutput<typeof CoinProduct>;

/** The packages on sale, and why this member may not buy any (minors), in words. */
export const CoinProducts = v.object({
  products: v.array(CoinProduct),
  payTypes: v.optional(v.array(v.object({ payType: v.string(), name: v.string() })), []),
  refusal: v.nullish(v.string()),
});
export type CoinProducts = v.InferOutput<typeof CoinProducts>;

/** One line of the diamond ledger; `delta` is signed. */
export const LedgerEntry = v.object({
  id: Id,
  title: v.string(),
  delta: Diamonds,
  balanceAfter: Diamonds,
  createTime: Time,
  bizType: v.optional(v.string(), ''),
  /** Of what was bought, where it has one. */
  picture: v.optional(v.string()),
});
export type LedgerEntry = v.InferOutput<typeof LedgerEntry>;

/** What came and went in one month of the platform's calendar (Asia/Shanghai). */
export const LedgerMonth = v.object({
  /** `YYYY-MM`. */
  month: v.string(),
  income: Diamonds,
  spent: Diamonds,
  /** Where it went by the `bizType` of the lines, most first. */
  spending: v.array(v.object({ bizType: v.string(), diamonds: Diamonds })),
});
export type LedgerMonth = v.InferOutput<typeof LedgerMonth>;
