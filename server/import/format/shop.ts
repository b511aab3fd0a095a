import * as v from 'valibot';
import { key, line, whole } from './fields';

/** At most 100 000 yuan. */
const fen = whole(1, 10_000_000);
const diamonds = (least: number) => whole(least, 10_000_000);

/** Diamonds for cash. */
export const PackageItem = v.strictObject({
  key,
  coins: diamonds(1),
  /** More of them, for everybody. */
  bonus: v.optional(diamonds(0), 0),
  /** More of them, for a member's first recharge. */
  firstBonus: v.optional(diamonds(0), 0),
  priceFen: fen,
  tag: v.optional(line(6)),
});

/** Days of VIP, for cash or diamonds. */
export const PlanItem = v.pipe(
  v.strictObject({
    key,
    title: line(12),
    days: whole(1, 3660),
    priceCoins: diamonds(1),
    priceFen: fen,
    /** Struck through beside the price. */
    originFen: v.optional(fen),
    badge: v.picklist(['normal', 'month', 'year']),
    benefits: v.optional(v.array(line(20)), []),
  }),
  v.forward(
    v.check(({ priceFen, originFen = Infinity }) => originFen > priceFen, 'must be above priceFen'),
    ['originFen'],
  ),
);

/** `shop.json`: diamond packages and VIP plans, each list in its order. */
export const ShopFile = v.strictObject({
  packages: v.optional(v.array(PackageItem), []),
  plans: v.optional(v.array(PlanItem), []),
});
