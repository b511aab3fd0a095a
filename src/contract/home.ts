import * as v from 'valibot';
import { Diamonds, Id, Time } from './fields';

/** A banner of the home carousel; an unknown `linkType` is inert. */
export const Banner = v.object({
  id: Id,
  image: v.string(),
  title: v.optional(v.string(), ''),
  note: v.optional(v.string(), ''),
  linkType: v.optional(v.string(), ''),
  linkValue: v.optional(v.string(), ''),
  startTime: v.nullish(Time),
  endTime: v.nullish(Time),
});
export type Banner = v.InferOutput<typeof Banner>;

/** A shortcut tile; drawn only when its route exists in this client. */
export const Shortcut = v.object({
  icon: v.string(),
  name: v.string(),
  route: v.string(),
  badge: v.nullish(v.string()),
});
export type Shortcut = v.InferOutput<typeof Shortcut>;

/** One rail of the home page; a client skips types it does not know, so items are read per type. */
export const HomeSection = v.object({
  type: v.string(),
  title: v.string(),
  note: v.nullish(v.string()),
  more: v.nullish(v.string()),
  items: v.optional(v.array(v.unknown()), []),
  /** The server could not fill it; it can be asked for alone. */
  failed: v.optional(v.boolean(), false),
});
export type HomeSection = v.InferOutput<typeof HomeSection>;

/** One of the two pictures that lead to the check-in page (C2); `amount` is what can be earned there, in diamonds. */
export const Promo = v.object({
  kind: v.picklist(['checkin', 'invite']),
  title: v.string(),
  note: v.optional(v.string(), ''),
  amount: v.nullish(Diamonds),
  route: v.string(),
});
export type Promo = v.InferOutput<typeof Promo>;

/** Everything above and between the rails of the home page. */
export const HomeFeed = v.object({
  banners: v.optional(v.array(Banner), []),
  shortcuts: v.optional(v.array(Shortcut), []),
  promos: v.optional(v.array(Promo), []),
  sections: v.optional(v.array(HomeSection), []),
});
export type HomeFeed = v.InferOutput<typeof HomeFeed>;
