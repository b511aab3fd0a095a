import * as v from 'valibot';
import { Count, Diamonds, Fen, Id, Time } from './fields';

/** A VIP plan; `badge` is the badge its members wear while it runs. */
export const VipPlan = v.object({
  id: Id,
  title: v.string(),
  days: Count,
  priceCoins: Diamonds,
  priceFen: Fen,
  originFen: v.nullish(Fen),
  badge: v.picklist(['normal', 'month', 'year']),
  benefits: v.optional(v.array(v.string()), []),
});
export type VipPlan = v.InferOutput<typeof VipPlan>;

/** The plans on sale, and why this member may not buy any (minors), in words. */
export const VipConfig = v.object({ plans: v.array(VipPlan), refusal: v.nullish(v.string()) });
export type VipConfig = v.InferOutput<typeof VipConfig>;

/** The answer to `vipopen`: opened at once by diamonds, or a pending cash order to pay. */
export const VipOpened = v.object({
  levelType: v.nullish(v.number()),
  expTime: v.nullish(Time),
  balanceAfter: v.nullish(Diamonds),
  orderId: v.nullish(v.string()),
  amountFen: v.nullish(Fen),
  payUrl: v.nullish(v.string()),
  expiresAt: v.nullish(Time),
  repeated: v.optional(v.boolean(), false),
});
export type VipOpened = v.InferOutput<typeof VipOpened>;
