import type { Reader, Tx } from '@server/db/database';
import type { ItemKind } from '@server/db/schema/money';
import { ProductError } from '@server/errors';
import { credit, type Moved } from '@server/money/ledger';
import { moneyText } from '@server/text/money';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { DeskPurchase } from '@/contract/desk/members';

/** What was bought. */
export interface Item {
  itemKind: ItemKind;
  itemId: number;
}

/** Purchases that are looked through; older ones are found by their ledger line. */
const MOST = 100;

/** What a member paid diamonds for, with the name it has in the ledger, the newest first. */
export async function refundable(reader: Reader, userId: number): Promise<DeskPurchase[]> {
  const { rows } = await sql<DeskPurchase & { at: Date }>`
    select p.item_kind, p.item_id, p.price, p.created_at as at, t.title
    from purchases p join ledger_txns t on t.id = p.txn_id
    where p.user_id = ${userId} and p.reason = 'paid'
    order by p.created_at desc, p.item_id desc limit ${sql.lit(MOST)}`.execute(reader);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }));
}

/** Whether a request has given something back already. */
export async function isRefunded(tx: Tx, askedAs: string): Promise<boolean> {
  const row = await tx.selectFrom('purchaseRefunds').select('id').where('askedAs', '=', askedAs).executeTakeFirst();
  return row !== undefined;
}

/** A thing that a member paid for, locked; 1002 when it is not (any more). */
export async function paidFor(tx: Tx, userId: number, { itemKind, itemId }: Item) {
  const found = await tx
    .selectFrom('purchases as p')
    .innerJoin('ledgerTxns as t', 't.id', 'p.txnId')
    .select(['p.price', 'p.requestId', 't.id as txnId', 't.title'])
    .where('p.userId', '=', userId)
    .where('p.itemKind', '=', itemKind)
    .where('p.itemId', '=', itemId)
    .where('p.reason', '=', 'paid')
    .forUpdate('p')
    .executeTakeFirst();
  if (!found) throw new ProductError(code.notFound, 'notBought');
  return found;
}

/** Takes a thing back and gives its diamonds: one transaction of the ledger beside the one that paid for it. */
export async function refundPurchase(
  tx: Tx,
  { userId, itemKind, itemId, askedAs, now }: Item & { userId: number; askedAs: string; now: number },
): Promise<Moved> {
  const { price, requestId, txnId, title } = await paidFor(tx, userId, { itemKind, itemId });
  const moved = await credit(tx, {
    userId,
    amount: price,
    kind: 'refund',
    ref: `purchase:${txnId}:${itemKind}:${itemId}`,
    title: moneyText.refunded(title),
    from: 'refund',
    now,
  });
  await tx
    .insertInto('purchaseRefunds')
    .values({
      ...{ userId, itemKind, itemId, price, requestId },
      paidTxnId: txnId,
      refundTxnId: moved.txnId,
      askedAs,
      createdAt: new Date(now),
    })
    .execute();
  await tx
    .deleteFrom('purchases')
    .where('userId', '=', userId)
    .where('itemKind', '=', itemKind)
    .where('itemId', '=', itemId)
    .execute();
  return moved;
}
