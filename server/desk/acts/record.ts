import type { Tx } from '@server/db/database';
import type { Staff } from '@server/desk/staff/staff';
import { sql } from 'kysely';
import type { Subject } from '@/contract/desk/acts';
import type { ActKind } from './kinds';

/** Who acts, in which call, when. */
export interface By {
  staff: Pick<Staff, 'id' | 'name' | 'role'>;
  traceId: string;
  now: number;
}

/** What is done. Nothing that is masked at the desk belongs into `before` or `after`: the log is kept for ever. */
export interface Act {
  kind: ActKind;
  subject: Subject;
  subjectId: string | number;
  /** The member whom it concerns. */
  userId?: number | undefined;
  reason?: string | undefined;
  before?: unknown;
  after?: unknown;
  /** The intent; it stands in `after`, so that {@link earlierAct} knows it again. */
  requestId?: string | undefined;
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Writes an act down, in the transaction that does it: one is not without the other. */
export async function recordAct(
  tx: Tx,
  { staff, traceId, now }: By,
  { kind, subject, subjectId, userId, reason = '', before, after, requestId }: Act,
): Promise<void> {
  const is = requestId === undefined ? after : { ...(after as object | undefined), requestId };
  await tx
    .insertInto('staffActs')
    .values({
      at: new Date(now),
      staffId: staff.id,
      staffName: staff.name,
      role: staff.role,
      kind,
      subject,
      subjectId: String(subjectId),
      userId: userId ?? null,
      reason,
      before: json(before),
      after: json(is),
      traceId,
    })
    .execute();
}

/** What a request has done to a thing already, null for nothing yet. The caller holds the thing: the same request twice at once comes one after the other. */
export async function earlierAct(
  tx: Tx,
  { subject, subjectId, requestId }: Pick<Act, 'subject' | 'subjectId' | 'requestId'>,
): Promise<{ after: unknown } | null> {
  if (requestId === undefined) return null;
  const act = await tx
    .selectFrom('staffActs')
    .select('after')
    .where('subject', '=', subject)
    .where('subjectId', '=', String(subjectId))
    .where(sql<boolean>`after ->> 'requestId' = ${requestId}`)
    .limit(1)
    .executeTakeFirst();
  return act ?? null;
}
