import type { Reader, Tx } from '@server/db/database';
import { type By, recordAct } from '@server/desk/acts/record';
import { ProductError } from '@server/errors';
import { filledIn } from '@server/support/writer';
import { code } from '@/contract/codes';
import type { StaffNote } from '@/contract/desk/notes';

/** What a note is about: a payment that was held, or an order. */
type About = { id: number } | { orderId: string };
interface Wish {
  text: string;
  requestId: string;
}

/** Notes of an order and of its payments, the first one first. */
export async function moneyNotes(
  reader: Reader,
  { orderId, caseIds }: { orderId: string; caseIds: readonly number[] },
): Promise<StaffNote[]> {
  const rows = await reader
    .selectFrom('moneyNotes as n')
    .innerJoin('staff as s', 's.id', 'n.staffId')
    .select(['n.id', 's.name as staff', 'n.text', 'n.createdAt'])
    .where((eb) =>
      eb.or([eb('n.orderId', '=', orderId), ...(caseIds.length > 0 ? [eb('n.caseId', 'in', caseIds)] : [])]),
    )
    .orderBy('n.id')
    .execute();
  return rows.map(({ createdAt, ...note }) => ({ ...note, at: createdAt.getTime() }));
}

/** Whose money it is; 1002 when there is no such payment or order. */
async function ownerOf(tx: Tx, about: About): Promise<number | null> {
  const row =
    'id' in about
      ? await tx.selectFrom('moneyCases').select('userId').where('id', '=', about.id).executeTakeFirst()
      : await tx.selectFrom('orders').select('userId').where('id', '=', about.orderId).executeTakeFirst();
  if (!row) throw new ProductError(code.notFound, 'id' in about ? 'caseUnknown' : 'orderUnknown');
  return row.userId;
}

/** Writes down what colleagues should know of a payment or an order; once a request id. The log has that it was written, not its words. */
export async function noteMoney(tx: Tx, { text, requestId, ...about }: About & Wish, by: By): Promise<void> {
  const userId = await ownerOf(tx, about);
  const note = await tx
    .insertInto('moneyNotes')
    .values({
      ...('id' in about ? { caseId: about.id, orderId: null } : { caseId: null, orderId: about.orderId }),
      ...{ userId, staffId: by.staff.id, text: filledIn('text', text), requestId, createdAt: new Date(by.now) },
    })
    .onConflict((conflict) => conflict.column('requestId').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!note) return;
  await recordAct(tx, by, {
    ...('id' in about
      ? ({ kind: 'payment.noted', subject: 'payment', subjectId: about.id } as const)
      : ({ kind: 'order.noted', subject: 'order', subjectId: about.orderId } as const)),
    ...{ userId: userId ?? undefined, after: { noteId: note.id } },
  });
}
