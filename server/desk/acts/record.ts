import type { Tx } from '@server/db/database';
import type { Staff } from '@server/desk/staff/staff';
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
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

/** Writes an act down, in the transaction that does it: one is not without the other. */
export async function recordAct(
  tx: Tx,
  { staff, traceId, now }: By,
  { kind, subject, subjectId, userId, reason = '', before, after }: Act,
): Promise<void> {
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
      after: json(after),
      traceId,
    })
    .execute();
}
