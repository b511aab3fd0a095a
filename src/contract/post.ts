import * as v from 'valibot';
import { Count, growing, Id, Time } from './fields';
import { Game } from './game';
import { UserCard } from './userCard';

/** A square tag; `tag` is its display name (spec 3). */
export const SquareTag = v.object({ id: Id, tag: v.string() });
export type SquareTag = v.InferOutput<typeof SquareTag>;

/** A topic as its head shows it. */
export const Topic = v.object({
  ...SquareTag.entries,
  /** Who wrote there within thirty days. */
  peopleCount: v.optional(Count, 0),
  /** Posts of the last day. */
  todayCount: v.optional(Count, 0),
  /** How often its posts of thirty days were looked at. */
  viewCount: v.optional(Count, 0),
  /** A picture of its liveliest post; empty where nobody showed one. */
  image: v.optional(v.string(), ''),
});
export type Topic = v.InferOutput<typeof Topic>;

/** Where moderation stands with a text. */
export const AuditState = growing(['passed', 'pending', 'refused', 'deleted'], 'pending');

/** A picture of a post and its size in pixels. */
export const PostImage = v.object({ url: v.string(), w: Count, h: Count });
export type PostImage = v.InferOutput<typeof PostImage>;

/** A picture that waits for its post; unused ones are thrown away after a day. */
export const UploadedImage = v.object({ id: Id, ...PostImage.entries });
export type UploadedImage = v.InferOutput<typeof UploadedImage>;

/** Who wrote a text that is only mentioned. */
const Named = v.object({ id: Id, name: v.string() });

/** A post inside another that quotes it: the beginning of its text and its first picture. */
export const QuotedPost = v.object({
  id: Id,
  /** Deleted, held back or not for the viewer: nothing else is told. */
  gone: v.optional(v.boolean(), false),
  title: v.nullish(v.string()),
  content: v.optional(v.string(), ''),
  author: v.nullish(Named),
  images: v.optional(v.array(PostImage), []),
  createTime: v.nullish(Time),
});
export type QuotedPost = v.InferOutput<typeof QuotedPost>;

/** The comment under a post that most people liked: 20 at least, written within its first day. */
export const HotComment = v.object({ id: Id, content: v.string(), likeCount: Count, author: Named });
export type HotComment = v.InferOutput<typeof HotComment>;

/** A post of the square. `content` is plain text; a deleted post has none. */
export const Post = v.object({
  id: Id,
  title: v.nullish(v.string()),
  content: v.string(),
  images: v.optional(v.array(PostImage), []),
  tags: v.optional(v.array(SquareTag), []),
  game: v.nullish(Game),
  author: UserCard,
  quote: v.nullish(QuotedPost),
  hotComment: v.nullish(HotComment),
  likeCount: v.optional(Count, 0),
  commentCount: v.optional(Count, 0),
  viewCount: v.optional(Count, 0),
  liked: v.optional(v.boolean(), false),
  pinned: v.optional(v.boolean(), false),
  /** 精华: the house puts it forward. */
  featured: v.optional(v.boolean(), false),
  official: v.optional(v.boolean(), false),
  auditState: v.optional(AuditState, 'passed'),
  /** Why it was refused, in words, for its author. */
  auditNote: v.nullish(v.string()),
  /** Nobody may comment any more. */
  locked: v.optional(v.boolean()),
  createTime: Time,
});
export type Post = v.InferOutput<typeof Post>;

/** The state of a like after the call. */
export const Liked = v.object({ liked: v.boolean(), likeCount: Count });
export type Liked = v.InferOutput<typeof Liked>;
