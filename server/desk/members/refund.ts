import type { Reader, Tx } from '@server/db/database';
import type { BadgeVariant, ItemKind, PaidKind } from '@server/db/schema/money';
import { ProductError } from '@server/errors';
import { credit, type Moved } from '@server/money/ledger';
import { isVip, takeVip } from '@server/money/vip';
import { moneyText } from '@server/text/money';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { DeskPurchase } from '@/contract/desk/members';

/** What was bought: of VIP the grant. */
export interface Item {
  itemKind: PaidKind;
  itemId: number;
}

/** Purchases that are looked through; older ones are found by their ledger line. */
const MOST = 100;

/** SQL: grants of VIP that diamonds paid for and that were not given back, each with its line of the ledger and what it cost. */
const coinGrants = (userId: number) => sql`
  select g.id, g.days, g.badge, g.created_at, t.id as txn_id, t.title, -e.amount as price, substr(g.ref, length('coin:') + 1) as ref
  from vip_grants g join ledger_txns t on t.kind = 'vip' and t.ref = substr(g.ref, length('coin:') + 1)
  join ledger_accounts a on a.user_id = g.user_id join ledger_entries e on e.txn_id = t.id and e.account_id = a.id
  where g.user_id = ${userId} and g.source = 'coin' and not exists (select from vip_grants b where b.takes_id = g.id)`;

/** What a member paid diamonds for, with the name it has in the ledger, the newest first; VIP while it runs. */
export async function refundable(reader: Reader, userId: number, now: number): Promise<DeskPurchase[]> {
  const { rows } = await sql<DeskPurchase & { at: Date }>`
    select p.item_kind, p.item_id, p.price, p.created_at as at, t.title, null::int as days
    from purchases p join ledger_txns t on t.id = p.txn_id
    where p.user_id = ${userId} and p.reason = 'paid'
    union all select 'vip', g.id, g.price, g.created_at, g.title, g.days from (${coinGrants(userId)}) g
    where exists (select from vip_members where user_id = ${userId} and exp_time > ${new Date(now)})
    order by at desc, item_id desc limit ${sql.lit(MOST)}`.execute(reader);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.getTime() }));
}

/** Whether a request has given something back already. */
export async function isRefunded(tx: Tx, askedAs: string): Promise<boolean> {
  const row = await tx.selectFrom('purchaseRefunds').select('id').where('askedAs', '=', askedAs).executeTakeFirst();
  return row !== undefined;
}

/** What was paid for a thing, by which request and line of the ledger; of VIP also what it gave. */
interface Paid {
  price: number;
  requestId: string;
  txnId: number;
  title: string;
  grant?: { days: number; badge: BadgeVariant };
}

async function paidForVip(tx: Tx, userId: number, grantId: number): Promise<Paid | undefined> {
  const { rows } = await sql<Omit<Paid, 'grant' | 'requestId'> & { days: number; badge: BadgeVariant; ref: string }>`
    select * from (${coinGrants(userId)}) g where g.id = ${grantId}`.execute(tx);
  const [found] = rows;
  if (!found) return undefined;
  const { days, badge, ref, ...paid } = found;
  return { ...paid, requestId: ref.slice(`${userId}:`.length), grant: { days, badge } };
}

const paidForItem = (tx: Tx, userId: number, { itemKind, itemId }: { itemKind: ItemKind; itemId: number }) =>
  tx
    .selectFrom('purchases as p')
    .innerJoin('ledgerTxns as t', 't.id', 'p.txnId')
    .select(['p.price', 'p.requestId', 't.id as txnId', 't.title'])
    .where('p.userId', '=', userId)
    .where('p.itemKind', '=', itemKind)
    .where('p.itemId', '=', itemId)
    .where('p.reason', '=', 'paid')
    .executeTakeFirst();

/** A thing that a member paid for; 1002 when it is not (any more), 1001 when it is VIP that is over. It stays so for whoever holds the lock of their account. */
export async function paidFor(
  tx: Tx,
  { userId, itemKind, itemId, now }: Item & { userId: number; now: number },
): Promise<Paid> {
  // Asked first: VIP that a colleague takes between the two was given back, and is not over by itself.
  const isOver = itemKind === 'vip' && !(await isVip(tx, userId, now));
  const found: Paid | undefined =
    itemKind === 'vip' ? await paidForVip(tx, userId, itemId) : await paidForItem(tx, userId, { itemKind, itemId });
  if (!found) throw new ProductError(code.notFound, 'notBought');
  if (isOver) throw new ProductError(code.badParameter, 'vipOver');
  return found;
}

/** Takes a thing back: it leaves what was bought; VIP that runs loses its days, as many as are left. */
async function takeItem(tx: Tx, { userId, itemKind, itemId, now }: Item & { userId: number; now: number }, paid: Paid) {
  if (itemKind === 'vip') {
    if (!paid.grant) throw new Error(`grant ${itemId} has no days`);
    await takeVip(tx, { userId, ...paid.grant, takesId: itemId, ref: `refund:purchase:${paid.txnId}`, now });
    return;
  }
  await tx
    .deleteFrom('purchases')
    .where('userId', '=', userId)
    .where('itemKind', '=', itemKind)
    .where('itemId', '=', itemId)
    .execute();
}

/** Takes a thing back and gives its diamonds; the caller has locked the account: one transaction of the ledger beside the one that paid for it. */
export async function refundPurchase(
  tx: Tx,
  { userId, itemKind, itemId, askedAs, now }: Item & { userId: number; askedAs: string; now: number },
): Promise<Moved> {
  const paid = await paidFor(tx, { userId, itemKind, itemId, now });
  const { price, requestId, txnId, title } = paid;
  await takeItem(tx, { userId, itemKind, itemId, now }, paid);
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
  return moved;
}
