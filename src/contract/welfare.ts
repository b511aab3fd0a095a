import * as v from 'valibot';
import { Count, Diamonds, growing, Id, Time } from './fields';

/** A film, or a set of pictures. */
export const WelfareKind = v.picklist(['video', 'album']);
export type WelfareKind = v.InferOutput<typeof WelfareKind>;

/** How an item is had: by everybody, for diamonds once, or with running VIP only. */
export const WelfarePay = growing(['free', 'coin', 'vip'], 'vip');
export type WelfarePay = v.InferOutput<typeof WelfarePay>;

/** A welfare item as lists show it. */
export const WelfareItem = v.object({
  id: Id,
  kind: WelfareKind,
  title: v.string(),
  /** 16:9, for everybody, also where the item is locked. */
  poster: v.optional(v.string(), ''),
  /** Length of a film; 0 for an album. */
  seconds: v.optional(Count, 0),
  /** Pictures of an album; 0 for a film. */
  pictureCount: v.optional(Count, 0),
  pay: v.optional(WelfarePay, 'free'),
  /** Diamonds for this member now; 0 unless `pay` is `coin`. */
  price: v.optional(Diamonds, 0),
  /** Whether running VIP has it for nothing; true where only VIP has it. */
  vipFree: v.optional(v.boolean(), false),
  /** The server's answer whether this member may see it; never to be inferred from the price. */
  locked: v.optional(v.boolean(), false),
  hot: v.optional(v.boolean(), false),
  viewCount: v.optional(Count, 0),
  likeCount: v.optional(Count, 0),
  liked: v.optional(v.boolean(), false),
  /** Where this member stopped, in seconds; 0 at the start and after the end. */
  second: v.optional(Count, 0),
  createTime: Time,
});
export type WelfareItem = v.InferOutput<typeof WelfareItem>;

/** The film itself: a short-lived signed address. */
export const WelfareVideo = v.object({
  url: v.string(),
  type: v.optional(v.string(), 'video/webm'),
  w: Count,
  h: Count,
  /** After this the address answers 403, and the item has to be asked for again. */
  expiresAt: Time,
});
export type WelfareVideo = v.InferOutput<typeof WelfareVideo>;

/** A picture of an album, under a short-lived signed address. */
export const WelfarePicture = v.object({ url: v.string(), w: Count, h: Count });
export type WelfarePicture = v.InferOutput<typeof WelfarePicture>;

/** A welfare item on its own page. `video` and `pictures` are there only where it is not locked. */
export const WelfareDetail = v.object({
  ...WelfareItem.entries,
  intro: v.optional(v.string(), ''),
  video: v.nullish(WelfareVideo),
  pictures: v.optional(v.array(WelfarePicture), []),
  /** The game whose world it shows. */
  game: v.nullish(v.object({ id: Id, name: v.string(), icon: v.string(), subtitle: v.optional(v.string(), '') })),
  /** What to see after it, of the same kind. */
  next: v.optional(v.array(WelfareItem), []),
});
export type WelfareDetail = v.InferOutput<typeof WelfareDetail>;

/** What came of unlocking. */
export const WelfareUnlocked = v.object({
  /** Diamonds this request cost, also when it is repeated. */
  charged: Diamonds,
  balanceAfter: Diamonds,
  /** The request was done before; nothing was charged again. */
  repeated: v.optional(v.boolean(), false),
});
export type WelfareUnlocked = v.InferOutput<typeof WelfareUnlocked>;

/** A film a member has begun. */
export const WelfareHistoryEntry = v.object({ id: Id, item: WelfareItem, updateTime: Time });
export type WelfareHistoryEntry = v.InferOutput<typeof WelfareHistoryEntry>;
