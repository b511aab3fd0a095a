import * as v from 'valibot';
import { Count, Fen, Id, Nothing, Time } from '@/contract/fields';
import { deskCall } from './deskCall';
import { Reason } from './members';

/**
 * How a line of the file and what is known here differ: a payment unknown here, of another amount, or twice in the file; a
 * payment known here that stands in no file; the same of refunds.
 */
export const DIFFERENCE_KINDS = ['unknown', 'amount', 'double', 'missing', 'refundUnknown', 'refundMissing'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** `matched` by the file of another day; `explained` by a person; `held`: it became a payment to settle. */
export const DIFFERENCE_STATES = ['open', 'matched', 'explained', 'held'] as const;
export type DifferenceState = (typeof DIFFERENCE_STATES)[number];

/** The file of a provider for a business day, beside what is known here; money in, less money back. */
export const Statement = v.object({
  id: Id,
  payType: v.string(),
  /** `YYYY-MM-DD`, business day. */
  day: v.string(),
  fileName: v.string(),
  fileCount: Count,
  fileFen: Fen,
  ownCount: Count,
  ownFen: Fen,
  differences: Count,
  open: Count,
  staff: v.string(),
  at: Time,
});
export type Statement = v.InferOutput<typeof Statement>;

export const Difference = v.object({
  id: Id,
  kind: v.picklist(DIFFERENCE_KINDS),
  providerTxn: v.string(),
  orderId: v.string(),
  /** Whether there is such an order. */
  hasOrder: v.boolean(),
  /** null: it stands in no file, or is unknown here. */
  fileFen: v.nullable(Fen),
  ownFen: v.nullable(Fen),
  at: Time,
  state: v.picklist(DIFFERENCE_STATES),
  note: v.string(),
  settledBy: v.nullish(v.string()),
  settledAt: v.nullish(Time),
  /** An order of the same amount, placed within the hour before, that no payment came for: a person decides whether it is that. */
  likely: v.nullish(v.string()),
});
export type Difference = v.InferOutput<typeof Difference>;

/** Longest file, in letters; some 40,000 lines. */
const FILE_MOST = 3_500_000;

/** Reconciliation at the desk. */
export const statementCalls = {
  /** The newest days first, sixty of them. */
  deskStatements: deskCall({
    method: 'GET',
    path: 'money/statements',
    needs: 'money.see',
    input: Nothing,
    output: v.object({ records: v.array(Statement) }),
  }),
  /** Differences, the open ones first, 500 at most. */
  deskStatement: deskCall({
    method: 'GET',
    path: 'money/statements/{id}',
    needs: 'money.see',
    input: v.object({ id: Id }),
    output: v.object({ ...Statement.entries, records: v.array(Difference) }),
  }),
  /**
   * A file of lines `provider's number, order number, fen, time, payment or refund`; a first line of names is left out. All that
   * is wrong with it is told at once (1001). It takes the place of the file of the same day, unless somebody has settled a
   * difference of that (1003).
   */
  deskPutStatement: deskCall({
    method: 'POST',
    path: 'money/statements',
    needs: 'money.settle',
    input: v.object({
      payType: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
      day: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/)),
      fileName: v.pipe(v.string(), v.maxLength(120)),
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(FILE_MOST)),
    }),
    output: v.object({ id: Id, differences: Count }),
  }),
  /**
   * `explained` needs nothing; `held` makes a payment to settle of an unknown one, of `orderId` if a person says so. 1003 when
   * somebody was faster.
   */
  deskSettleDifference: deskCall({
    method: 'POST',
    path: 'money/differences/{id}',
    needs: 'money.settle',
    input: v.object({
      id: Id,
      as: v.picklist(['explained', 'held']),
      orderId: v.optional(v.pipe(v.string(), v.maxLength(60))),
      reason: Reason,
    }),
    output: Nothing,
  }),
};
