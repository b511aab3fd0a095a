import * as v from 'valibot';

/** What other members do that a member is told of. */
export const NoticeKind = v.picklist(['reply', 'like', 'follow']);
export type NoticeKind = v.InferOutput<typeof NoticeKind>;

/** Of what a member wants to be told (pages 22): off stops new messages of that kind, those that are there stay. */
export const Notices = v.object({ reply: v.boolean(), like: v.boolean(), follow: v.boolean() });
export type Notices = v.InferOutput<typeof Notices>;
