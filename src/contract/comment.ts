import * as v from 'valibot';
import { Count, Id, Time } from './fields';
import { AuditState } from './post';
import { UserCard } from './userCard';

// A deleted comment that has replies stays as a place-holder: auditState `deleted`, no content.
const commentFields = {
  id: Id,
  postId: Id,
  content: v.string(),
  author: UserCard,
  likeCount: v.optional(Count, 0),
  liked: v.optional(v.boolean(), false),
  replyCount: v.optional(Count, 0),
  replyTo: v.nullish(v.object({ id: Id, name: v.string() })),
  /** Written by the author of the post. */
  isAuthor: v.optional(v.boolean(), false),
  auditState: v.optional(AuditState, 'passed'),
  createTime: Time,
};

/** A reply under a comment; replies go one level deep. */
export const Reply = v.object(commentFields);
export type Reply = v.InferOutput<typeof Reply>;

/** A comment under a post, with up to three of its replies. */
export const Comment = v.object({ ...commentFields, replies: v.optional(v.array(Reply), []) });
export type Comment = v.InferOutput<typeof Comment>;

/** One of my comments, with the post it stands under. */
export const OwnComment = v.object({
  ...Comment.entries,
  post: v.nullish(v.object({ id: Id, title: v.nullish(v.string()), excerpt: v.optional(v.string(), '') })),
});
export type OwnComment = v.InferOutput<typeof OwnComment>;
