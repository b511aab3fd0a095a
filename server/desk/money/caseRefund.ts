import type { Tx } from '@server/db/database';
import type { SecondPersonRow } from '@server/db/schema/staff';
import { type By, recordAct } from '@server/desk/acts/record';
import { type Decided, LAPSE_MS } from '@server/desk/members/secondPerson';
import { ProductError } from '@server/errors';
import type { MinorRules } from '@server/minors/rules';
import { CannotSettle, lockCase, type StoredCase, settleCase } from '@server/money/settleCase';
import { deskText } from '@server/text/desk';
import type { Selectable } from 'kysely';
import { code } from '@/contract/codes';
import { REFUND_ALONE_FEN } from '@/contract/desk/permissions';

const { caseReasons, casePaid } = deskText.money;

/** What of a case the log says. */
const shownOf = ({ orderNo, providerTxn, amountFen }: StoredCase) => ({ orderId: orderNo, providerTxn, amountFen });

const about = ({ id, userId }: Pick<StoredCase, 'id' | 'userId'>) =>
  ({ subject: 'payment', subjectId: id, userId: userId ?? undefined }) as const;

/** Whether one person may send this money back. What came without a sum is sent by hand, not from here. */
export const isBackAlone = ({ amountFen }: Pick<StoredCase, 'amountFen'>, { staff }: By): boolean =>
  (amountFen ?? 0) <= REFUND_ALONE_FEN[staff.role];

/** Keeps what waits about a case as it is: its row before its order, as whoever decides takes them. */
export async function lockAsked(tx: Tx, caseId: number): Promise<void> {
  await tx
    .selectFrom('secondPerson')
    .select('id')
    .where('caseId', '=', caseId)
    .where('state', '=', 'open')
    .forUpdate()
    .execute();
}

/** Nobody confirms what was settled otherwise. */
export async function voidAsked(tx: Tx, caseId: number, { now }: By): Promise<void> {
  await tx
    .updateTable('secondPerson')
    .set({ state: 'void', decidedAt: new Date(now) })
    .where('caseId', '=', caseId)
    .where('state', '=', 'open')
    .execute();
}

/** Asks a second person to send a payment back; its case is locked. Once more by the same person is nothing, 1003 with who by another. */
export async function askToPayBack(tx: Tx, held: StoredCase, reason: string, by: By): Promise<void> {
  const { id, userId, amountFen } = held;
  const asked = await tx
    .selectFrom('secondPerson as p')
    .innerJoin('staff as s', 's.id', 'p.askedBy')
    .select(['p.state', 'p.askedAt', 'p.askedBy', 's.name'])
    .where('p.caseId', '=', id)
    .execute();
  const waiting = asked.find(({ state, askedAt }) => state === 'open' && by.now - askedAt.getTime() < LAPSE_MS);
  if (waiting?.askedBy === by.staff.id) return;
  if (waiting)
    throw new ProductError(code.alreadyDone, 'caseRefundWaits', null, deskText.caseRefundWaits(waiting.name));
  await tx
    .insertInto('secondPerson')
    .values({
      ...{ kind: 'caseRefund', userId, caseId: id, requestId: `case-${id}-${asked.length}`, amount: 0, balance: 0 },
      ...{ itemKind: null, itemId: null, orderNo: null, fen: amountFen, items: null, days: null, vipEndsAt: null },
      ...{ draftId: null, draftVersion: null, publishAt: null },
      ...{ title: casePaid(caseReasons[held.reason], amountFen), reason },
      ...{ askedBy: by.staff.id, askedAt: new Date(by.now), decidedBy: null, decidedAt: null },
    })
    .execute();
  await recordAct(tx, by, { kind: 'secondPerson.asked', ...about(held), reason, after: shownOf(held) });
}

/** The case while nobody has settled it otherwise; null once somebody has. */
async function stillOpen(tx: Tx, caseId: number): Promise<StoredCase | null> {
  try {
    return (await lockCase(tx, caseId)).held;
  } catch (error) {
    if (error instanceof CannotSettle && error.why === 'settled') return null;
    throw error;
  }
}

/** Sends a payment back, or refuses to with a reason, as the second person; what was settled meanwhile makes it void. */
export async function decideCaseRefund(
  tx: Tx,
  { wish, confirm, why }: { wish: Selectable<SecondPersonRow>; confirm: boolean; why: string | undefined },
  by: By,
  minors: MinorRules,
): Promise<Decided> {
  const { id, caseId, userId, reason } = wish;
  if (caseId === null) throw new Error(`request ${id} names no case`);
  if (!confirm && why === undefined)
    throw new ProductError(code.badParameter, 'badParameter', { field: 'why' }, deskText.sayWhyNot);
  const held = await stillOpen(tx, caseId);
  const state = !confirm ? 'refused' : held === null ? 'void' : 'confirmed';
  await tx
    .updateTable('secondPerson')
    .set({ state, decidedBy: by.staff.id, decidedAt: new Date(by.now) })
    .where('id', '=', id)
    .execute();
  const of = about({ id: caseId, userId });
  await recordAct(tx, by, { kind: `secondPerson.${state}`, ...of, reason: confirm ? reason : why });
  if (state !== 'confirmed' || held === null) return state;
  const decision = 'refunded';
  await settleCase(tx, { id: caseId, decision, note: reason, staffId: by.staff.id, minors, now: by.now });
  const after = { decision, ...shownOf(held) };
  await recordAct(tx, by, { kind: 'payment.settled', ...of, reason, before: { state: 'open' }, after });
  return state;
}
