import * as v from 'valibot';
import { Count, growing, Id, Time } from './fields';

/** A gift pack of a game: what is inside, how many are left, and the two windows it lives by. */
export const GiftPack = v.object({
  id: Id,
  gameId: Id,
  /** The game's name and icon, for lists over several games. */
  game: v.nullish(v.object({ id: Id, name: v.string(), icon: v.optional(v.string(), '') })),
  name: v.string(),
  items: v.optional(v.array(v.object({ name: v.string(), count: Count })), []),
  total: Count,
  left: Count,
  claimStart: v.nullish(Time),
  claimEnd: v.nullish(Time),
  redeemEnd: v.nullish(Time),
  /** What it asks for, in words; null for nothing. */
  condition: v.nullish(v.string()),
  /** What it asks for, by name: what a client offers to do about it. */
  conditionKind: v.nullish(v.string()),
  /** Why the member who asks may not have it yet, in words. */
  reason: v.nullish(v.string()),
  state: growing(['open', 'claimed', 'soldOut', 'notStarted', 'ended', 'conditionNotMet'], 'conditionNotMet'),
  code: v.nullish(v.string()),
  redeemGuide: v.optional(v.string(), ''),
});
export type GiftPack = v.InferOutput<typeof GiftPack>;

/** A pack with the code a member got. */
export const GiftClaimed = v.object({
  ...GiftPack.entries,
  code: v.string(),
  /** This request was done before; the stock is as it was. */
  repeated: v.optional(v.boolean(), false),
});
export type GiftClaimed = v.InferOutput<typeof GiftClaimed>;
