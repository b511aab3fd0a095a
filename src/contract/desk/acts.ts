import * as v from 'valibot';
import { Id, Time } from '@/contract/fields';
import { deskCall } from './deskCall';
import { RoleName } from './staff';

/** What an act touched: what kind of thing, and its id as its room knows it. */
export const SUBJECTS = [
  'staff',
  'member',
  'letter',
  'cannedAnswer',
  'report',
  'post',
  'comment',
  'review',
  'bookComment',
  'name',
  'picture',
  'word',
  'recording',
  'order',
  'purchase',
  'payment',
  'alert',
  'content',
  'acts',
  'figures',
] as const;
export type Subject = (typeof SUBJECTS)[number];

/** One act of the staff as it was written down; nobody can change or delete it. */
export const Act = v.object({
  id: Id,
  at: Time,
  staff: v.string(),
  role: RoleName,
  /** Such as `member.muted`; the catalogue has a sentence for each. */
  kind: v.string(),
  subject: v.picklist(SUBJECTS),
  subjectId: v.string(),
  /** The member that it concerned. */
  uid: v.nullish(v.string()),
  reason: v.string(),
  /** JSON of what was, and of what is now. */
  before: v.nullish(v.string()),
  after: v.nullish(v.string()),
  traceId: v.string(),
});
export type Act = v.InferOutput<typeof Act>;

/** Acts are asked for by any of these together. */
export const ActsQuery = v.object({
  staff: v.optional(v.pipe(v.string(), v.maxLength(20))),
  kind: v.optional(v.pipe(v.string(), v.maxLength(40))),
  subject: v.optional(v.picklist(SUBJECTS)),
  subjectId: v.optional(v.pipe(v.string(), v.maxLength(60))),
  uid: v.optional(v.pipe(v.string(), v.maxLength(40))),
  /** In reasons, or the trace of a call. */
  text: v.optional(v.pipe(v.string(), v.maxLength(60))),
  from: v.optional(v.number()),
  until: v.optional(v.number()),
  /** Older than this one; pages are of 50. */
  beforeId: v.optional(Id),
});

export const actsCalls = {
  deskActs: deskCall({
    method: 'GET',
    path: 'acts',
    needs: 'acts.see',
    input: ActsQuery,
    output: v.object({ records: v.array(Act), hasMore: v.boolean() }),
  }),
};
/** The same as a CSV file (`GET`, with the header `desk: 1`, so by fetch and not by a link), itself written down; needs `acts.export`. */
export const ACTS_FILE = 'desk/v1/acts.csv';
