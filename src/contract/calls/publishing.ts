import * as v from 'valibot';
import { call } from '@/contract/call';
import { Id, Null, RequestId } from '@/contract/fields';
import { Post, UploadedImage } from '@/contract/post';

const withId = v.object({ id: Id });

/** Why somebody reports a text or a person. */
export const ReportReason = v.picklist(['spam', 'abuse', 'fraud', 'privacy', 'minors', 'other']);
export type ReportReason = v.InferOutput<typeof ReportReason>;

/** Writing in the square, and putting away what one does not want to see (contract 2). */
export const publishingCalls = {
  publishPost: call({
    method: 'POST',
    path: 'v1/square/post',
    access: 'member',
    encoding: 'json',
    /** How long, how many: see the square's configuration. */
    input: v.object({
      title: v.optional(v.string()),
      content: v.string(),
      tagIds: v.array(Id),
      /** Uploads of one's own that no other post uses, in the order they are shown. */
      imageIds: v.optional(v.array(Id), []),
      gameId: v.optional(Id),
      /** A post that stands under this one's text. */
      quoteId: v.optional(Id),
      requestId: RequestId,
    }),
    /** `repeated`: this request was done before, and this is what became of it. */
    output: v.object({ ...Post.entries, repeated: v.optional(v.boolean(), false) }),
  }),
  uploadImage: call({
    method: 'POST',
    path: 'v1/square/upload',
    access: 'member',
    encoding: 'multipart',
    /** `file` is a Blob: JPEG, PNG, WebP, GIF or AVIF. */
    input: v.object({ file: v.unknown() }),
    output: UploadedImage,
  }),
  report: call({
    method: 'POST',
    path: 'v1/square/report',
    access: 'member',
    input: v.object({
      kind: v.picklist(['post', 'comment', 'user', 'review']),
      id: Id,
      reason: ReportReason,
      note: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    output: Null,
  }),
  hidePost: call({
    method: 'POST',
    path: 'v1/square/post/{id}/hide',
    access: 'member',
    input: withId,
    /** Out of every list of whoever asked; the post's own page stays. */
    output: v.object({ hidden: v.boolean() }),
  }),
  unhidePost: call({
    method: 'DELETE',
    path: 'v1/square/post/{id}/hide',
    access: 'member',
    input: withId,
    output: v.object({ hidden: v.boolean() }),
  }),
};
