import * as v from 'valibot';
import { Book } from './book';
import { Count, growing, Id, Time } from './fields';
import { Game } from './game';
import { UserCard } from './userCard';

/** Why somebody is suggested: people one follows who follow them, games both play, fans, or what they wrote. */
export const SuggestReason = v.object({
  kind: growing(['friends', 'games', 'fans', 'posts'], 'posts'),
  count: Count,
  /** One of the friends. */
  name: v.nullish(v.string()),
});
export type SuggestReason = v.InferOutput<typeof SuggestReason>;

/** A person as lists of people show them. */
export const Person = v.object({
  ...UserCard.entries,
  intro: v.optional(v.string(), ''),
  postCount: v.optional(Count, 0),
  fanCount: v.optional(Count, 0),
  /** Of suggestions only. */
  reason: v.nullish(SuggestReason),
});
export type Person = v.InferOutput<typeof Person>;

/** What a member may hide of their page: games, books, and whom they follow with who follows them. */
export const PagePart = v.picklist(['games', 'books', 'people']);
export type PagePart = v.InferOutput<typeof PagePart>;

/** What somebody has earned; `unknown` is shown by nobody. */
export const MedalKind = growing(
  ['years', 'posts', 'liked', 'hot', 'nine', 'streak', 'reader', 'reviews', 'helpful', 'unknown'],
  'unknown',
);
export type MedalKind = v.InferOutput<typeof MedalKind>;

/**
 * A medal and the step it stands at: so many years, posts, likes, hot comments, posts of nine pictures, days, chapters,
 * reviews, helpful votes.
 */
export const Medal = v.object({ kind: MedalKind, step: Count });
export type Medal = v.InferOutput<typeof Medal>;

/** A person's own page. */
export const UserProfile = v.object({
  ...Person.entries,
  followCount: v.optional(Count, 0),
  /** Likes their posts and comments have got. */
  likeCount: v.optional(Count, 0),
  /** Blocked by whoever asks: nothing of their page is told then. */
  blocked: v.optional(v.boolean(), false),
  /** When they came. */
  createTime: v.nullish(Time),
  /** The picture over the page. */
  cover: v.optional(v.string(), ''),
  medals: v.optional(v.array(Medal), []),
  /** Parts that nobody but they see; counts of those are null for others. */
  hides: v.optional(v.array(PagePart), []),
  gameCount: v.nullish(Count),
  bookCount: v.nullish(Count),
  /** Games that whoever asks has as well, and the latest three. */
  commonCount: v.optional(Count, 0),
  commonGames: v.optional(v.array(v.object({ id: Id, name: v.string(), icon: v.string() })), []),
});
export type UserProfile = v.InferOutput<typeof UserProfile>;

/** A game on somebody's page; its `id` is the game's. */
export const PersonGame = v.object({
  id: Id,
  game: Game,
  /** Whoever asks has it as well. */
  common: v.optional(v.boolean(), false),
  /** When they last got it. */
  createTime: Time,
  /** Their own stars for it, 1 to 5; null where they gave none. */
  score: v.nullish(v.number()),
  /** What they wrote about it; empty where it is stars alone or still looked at. */
  said: v.optional(v.string(), ''),
});
export type PersonGame = v.InferOutput<typeof PersonGame>;

/** A book on somebody's page; its `id` is the book's. */
export const PersonBook = v.object({ id: Id, book: Book, createTime: Time });
export type PersonBook = v.InferOutput<typeof PersonBook>;

/** A picture that may be chosen for the head of one's own page. */
export const PageCover = v.object({ key: v.string(), image: v.string() });
export type PageCover = v.InferOutput<typeof PageCover>;
