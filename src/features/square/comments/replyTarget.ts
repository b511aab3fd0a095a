import * as v from 'valibot';
import { Id } from '@/contract/fields';

/** What is being answered: a post, or one of its comments (or a reply under it). */
export const ReplyTarget = v.object({
  postId: Id,
  comment: v.optional(
    v.object({
      id: Id,
      name: v.string(),
      /** What it says, to be quoted. */
      content: v.string(),
      /** The comment it stands under: itself, unless it is a reply. */
      threadId: Id,
    }),
  ),
});
export type ReplyTarget = v.InferOutput<typeof ReplyTarget>;

/** The overlay of the reply sheet; its data is `{ target }`. */
export const REPLY_SHEET = 'reply';

/** The form of a target: its draft and its machine go by this name. */
export const replyForm = ({ postId, comment }: ReplyTarget): string => `comment:${postId}:${comment?.id ?? 0}`;

/** The target an overlay carries. */
export const readTarget = (data: Readonly<Record<string, unknown>>): ReplyTarget =>
  v.parse(v.fallback(ReplyTarget, { postId: 0 }), data.target);
