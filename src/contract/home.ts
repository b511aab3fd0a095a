import * as v from 'valibot';
import { Id, Time } from './fields';

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
});
export type HomeSection = v.InferOutput<typeof HomeSection>;

/** Everything above and between the rails of the home page. */
export const HomeFeed = v.object({
  banners: v.optional(v.array(Banner), []),
  shortcuts: v.optional(v.array(Shortcut), []),
  sections: v.optional(v.array(HomeSection), []),
});
export type HomeFeed = v.InferOutput<typeof HomeFeed>;
