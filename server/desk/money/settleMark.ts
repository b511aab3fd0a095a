import type { Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { lockAccount } from '@server/money/ledger';
import { velocityText } from '@server/text/velocity';
import { creditInviter } from '@server/users/invite';
import { code } from '@/contract/codes';
import type { MarkDecision } from '@/contract/desk/velocity';

interface Decided {
  id: number;
  decision: MarkDecision;
  reason: string;
}

/**
 * Decides about what a rule put before a person; a reward that waited is given, or is not, and the inviter is told. 1002 when there is
 * none, 1003 when somebody was faster.
 */
export async function settleMark(tx: Tx, { id, decision, reason }: Decided, by: By): Promise<void> {
  const { now } = by;
  const seen = await tx.selectFrom('velocityMarks').select('userId').where('id', '=', id).executeTakeFirst();
  if (!seen) throw new ProductError(code.notFound, 'notFound');
  // The account first, as whoever books does.
  await lockAccount(tx, seen.userId);
  const held = await tx
    .selectFrom('velocityMarks')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (held.state !== 'open') throw new ProductError(code.alreadyDone, 'decidedAlready');
  await tx
    .updateTable('velocityMarks')
    .set({ state: decision, note: reason, settledBy: by.staff.id, settledAt: new Date(now) })
    .where('id', '=', id)
    .execute();
  const { rule, userId, invitedId, coins, orderNo } = held;
  if (invitedId !== null && coins !== null) {
    if (decision === 'cleared') await creditInviter(tx, { inviterId: userId, invitedId, coins, now });
    const { title, link } = velocityText[decision];
    const content = decision === 'cleared' ? velocityText.cleared.content(coins) : velocityText.confirmed.content;
    await tx
      .insertInto('messages')
      .values({ title, content, link, targetUserId: userId, createdAt: new Date(now) })
      .execute();
  }
  await recordAct(tx, by, {
    kind: decision === 'cleared' ? 'velocity.cleared' : 'velocity.confirmed',
    ...{ subject: 'payment', subjectId: orderNo ?? `mark-${id}`, userId, reason },
    before: { state: 'open', rule, seen: held.seen, most: held.most },
    after: { state: decision, ...(coins !== null && { diamonds: decision === 'cleared' ? coins : 0 }) },
  });
}
