import * as v from 'valibot';
import { Count, Diamonds, Id, PlatformType, Time } from './fields';
import { Game } from './game';
import { AuditState } from './post';
import { UserCard } from './userCard';

/** Characters of a review at most, as a reader counts them. */
export const REVIEW_MOST = 500;

/** Stars, 1 to 5. */
export const Stars = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** What a member wrote about a game that they own or have downloaded; stars without words are no review, only a rating. */
export const Review = v.object({
  id: Id,
  gameId: Id,
  author: UserCard,
  score: Stars,
  content: v.string(),
  /** Whole days between the first download and the words. */
  daysAfter: v.optional(Count, 0),
  helpfulCount: v.optional(Count, 0),
  /** Found helpful by whoever asks. */
  helpful: v.optional(v.boolean(), false),
  /** What the developer or the operator says to it. */
  answer: v.nullish(v.object({ content: v.string(), createTime: Time })),
  auditState: v.optional(AuditState, 'passed'),
  createTime: Time,
  /** When its words were last written. */
  updateTime: Time,
});
export type Review = v.InferOutput<typeof Review>;

/** One's own stars and words on a game. */
export const OwnReview = v.object({
  id: Id,
  score: Stars,
  /** Empty for stars alone. */
  content: v.optional(v.string(), ''),
  auditState: v.optional(AuditState, 'passed'),
  updateTime: Time,
});
export type OwnReview = v.InferOutput<typeof OwnReview>;

/** How a game is rated: `count` are all ratings, `written` those with words; the two are never mixed. */
export const Ratings = v.object({
  /** 0–10; 0 where nobody has rated it. */
  rating: v.number(),
  count: Count,
  /** How often each number of stars was given, one to five. */
  stars: v.array(Count),
  written: Count,
  /** What was given within the last 30 days; `rating` is 0 for nothing. */
  recent: v.object({ rating: v.number(), count: Count }),
});
export type Ratings = v.InferOutput<typeof Ratings>;

/** What was paid for a game; `order` is the number of its line in the ledger. */
export const Bought = v.object({ createTime: Time, price: Diamonds, order: Id });
export type Bought = v.InferOutput<typeof Bought>;

/** A download of a member's; `version` is empty where nobody wrote it down. */
export const Downloaded = v.object({
  createTime: Time,
  version: v.optional(v.string(), ''),
  platformType: v.fallback(v.nullish(PlatformType), null),
});
export type Downloaded = v.InferOutput<typeof Downloaded>;

/** What a member has to do with a game. */
export const Standing = v.object({
  /** The game's. */
  id: Id,
  bought: v.nullish(Bought),
  /** How often the member has downloaded it. */
  downloads: v.optional(Count, 0),
  last: v.nullish(Downloaded),
  /** Owned or downloaded: may be rated and reviewed. */
  canReview: v.optional(v.boolean(), false),
  review: v.nullish(OwnReview),
  wished: v.optional(v.boolean(), false),
});
export type Standing = v.InferOutput<typeof Standing>;

/** A game in one of the member's three shelves, with what they have to do with it. */
export const ShelvedGame = v.object({
  ...Game.entries,
  bought: v.nullish(Bought),
  last: v.nullish(Downloaded),
  /** What the newest version brought, in a line. */
  news: v.optional(v.string(), ''),
  /** Its last download is of another version than the one offered now. */
  hasUpdate: v.optional(v.boolean(), false),
  /** When it was wished for and what it cost then. */
  wish: v.nullish(v.object({ createTime: Time, price: Diamonds })),
});
export type ShelvedGame = v.InferOutput<typeof ShelvedGame>;

/** How full a member's shelves are, and what was spent on games since New Year. */
export const ShelfCounts = v.object({
  owned: Count,
  downloaded: Count,
  wished: Count,
  updates: Count,
  /** Bytes of the packages of all downloaded games, and the games with the largest ones first. */
  bytes: v.optional(Count, 0),
  largest: v.optional(v.array(v.object({ id: Id, name: v.string(), size: Count })), []),
  spent: v.optional(Diamonds, 0),
});
export type ShelfCounts = v.InferOutput<typeof ShelfCounts>;

/** A game like another, and why: the same maker, or a tag that both carry. */
export const SimilarGame = v.object({
  ...Game.entries,
  sameMaker: v.optional(v.boolean(), false),
  sameTag: v.optional(v.string(), ''),
});
export type SimilarGame = v.InferOutput<typeof SimilarGame>;
