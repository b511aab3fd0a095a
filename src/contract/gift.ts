import * as v from 'valibot';
import { Count, Id, Time } from './fields';

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
  /** Why a member may not claim it, or what it asks for; in words. */
  condition: v.nullish(v.string()),
  state: v.picklist(['open', 'claimed', 'soldOut', 'notStarted', 'ended', 'conditionNotMet']),
  code: v.nullish(v.string()),
  redeemGuide: v.optional(v.string(), ''),
});
export type GiftPack = v.InferOutput<typeof GiftPack>;
