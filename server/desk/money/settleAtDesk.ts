import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import type { MinorRules } from '@server/minors/rules';
import { CannotSettle, lockCase, settleCase } from '@server/money/settleCase';
import { deskText } from '@server/text/desk';
import { code } from '@/contract/codes';
import type { CaseDecision } from '@/contract/desk/money';
import { askToPayBack, isBackAlone, lockAsked, voidAsked } from './caseRefund';

export const nameOf = async (tx: Tx, staffId: number): Promise<string> =>
  (await tx.selectFrom('staff').select('name').where('id', '=', staffId).executeTakeFirstOrThrow()).name;

/** Who was faster, and what they decided, in a sentence. */
export async function settledAlready(tx: Tx, id: number): Promise<ProductError> {
  const row = await tx
    .selectFrom('moneyCases as c')
    .leftJoin('staff as s', 's.id', 'c.settledBy')
    .select(['c.state', 's.name'])
    .where('c.id', '=', id)
    .executeTakeFirstOrThrow();
  const said = row.state === 'open' ? undefined : deskText.settledAlready(row.name, row.state);
  return new ProductError(code.alreadyDone, 'decidedAlready', null, said);
}

/** Whose case it is, in a sentence, for whoever saw it otherwise; null: nobody's. */
export async function takenBy(tx: Tx, ownerId: number | null): Promise<ProductError> {
  const who = ownerId === null ? null : await nameOf(tx, ownerId);
  return new ProductError(code.alreadyDone, 'caseTaken', { who }, deskText.caseTaken(who));
}

/**
 * Decides about a case at the desk, and writes down who did. A sum beyond one's own limit is sent back once a second person confirms:
 * until then nothing moves, and whoever settles it otherwise makes the request void.
 */
export async function settleAtDesk(
  tx: Tx,
  { id, decision, reason }: { id: number; decision: CaseDecision; reason: string },
  by: By,
  minors: MinorRules,
): Promise<'done' | 'asked'> {
  await lockAsked(tx, id);
  try {
    const { held } = await lockCase(tx, id);
    if (held.ownerId !== null && held.ownerId !== by.staff.id) throw await takenBy(tx, held.ownerId);
    if (decision === 'refunded' && !isBackAlone(held, by)) {
      await askToPayBack(tx, held, reason, by);
      return 'asked';
    }
    await settleCase(tx, { id, decision, note: reason, staffId: by.staff.id, minors, now: by.now });
    await voidAsked(tx, id, by);
    const { orderNo, providerTxn, amountFen, userId } = held;
    const after = { decision, orderId: orderNo, providerTxn, amountFen };
    const about = { subject: 'payment', subjectId: id, userId: userId ?? undefined } as const;
    await recordAct(tx, by, { kind: 'payment.settled', ...about, reason, before: { state: 'open' }, after });
    return 'done';
  } catch (error) {
    if (!(error instanceof CannotSettle)) throw error;
    if (error.why === 'unknown') throw new ProductError(code.notFound, 'caseUnknown');
    if (error.why === 'settled') throw await settledAlready(tx, id);
    throw new ProductError(
      code.badParameter,
      'caseNotCreditable',
      { why: error.why },
      deskText.cannotCredit[error.why],
    );
  }
}
