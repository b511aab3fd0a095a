import * as v from 'valibot';
import { Count, Id, Time } from './fields';
import { Game } from './game';
import { UserCard } from './userCard';

/** A square tag; `tag` is its display name (spec 3). */
export const SquareTag = v.object({ id: Id, tag: v.string() });
export type SquareTag = v.InferOutput<typeof SquareTag>;

/** Where moderation stands with a text. */
export const AuditState = v.picklist(['passed', 'pending', 'refused', 'deleted']);

/** A post of the square. `content` is plain text. */
export const Post = v.object({
  id: Id,
  title: v.nullish(v.string()),
  content: v.string(),
  images: v.optional(v.array(v.object({ url: v.string(), w: Count, h: Count })), []),
  tags: v.optional(v.array(SquareTag), []),
  game: v.nullish(Game),
  author: UserCard,
  likeCount: v.optional(Count, 0),
  commentCount: v.optional(Count, 0),
  viewCount: v.optional(Count, 0),
  liked: v.optional(v.boolean(), false),
  pinned: v.optional(v.boolean(), false),
  official: v.optional(v.boolean(), false),
  auditState: v.optional(AuditState, 'passed'),
  createTime: Time,
});
export type Post = v.InferOutput<typeof Post>;

/** The state of a like after the call. */
export const Liked = v.object({ liked: v.boolean(), likeCount: Count });
export type Liked = v.InferOutput<typeof Liked>;
