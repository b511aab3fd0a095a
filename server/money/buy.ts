import type { Reader, Tx } from '@server/db/database';
import type { ItemKind } from '@server/db/schema/money';
import { idsFrom, together } from '@server/db/together';
import { ProductError } from '@server/errors';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import { debit, lockAccount } from './ledger';

/** Something a member pays for once and keeps. */
export interface Item {
  id: number;
  /** Diamonds now, after any discount. */
  price: number;
}

/** One intent to have one or several items of a kind. */
export interface Wish {
  userId: number;
  kind: ItemKind;
  items: readonly Item[];
  /** The sum the member saw; another sum answers 3006 with `data.price`. */
  expectPrice?: number | undefined;
  requestId: string;
  /** The line in the ledger. */
  title: string;
  /** Whether running VIP has them for nothing. */
  vipFree: boolean;
  now: number;
}

/** What came of it. */
export interface Bought {
  /** Diamonds this intent cost, also when it is repeated. */
  charged: number;
  balanceAfter: number;
  repeated: boolean;
}

/** Which of the items a member has paid for. */
export async function ownedItems(
  reader: Reader,
  userId: number,
  kind: ItemKind,
  ids: readonly number[],
): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const rows = await reader
    .selectFrom('purchases')
    .select('itemId')
    .where('userId', '=', userId)
    .where('itemKind', '=', kind)
    .where('itemId', 'in', [...ids])
    .where('reason', '=', 'paid')
    .execute();
  return new Set(rows.map((row) => row.itemId));
}

/** What stands before a purchase, once the account is locked. */
interface Before {
  /** What this very intent was given. */
  earlier: { itemKind: ItemKind; itemId: number; price: number; reason: 'paid' | 'vip' | 'free' }[];
  /** Of the items those that are paid for. */
  owned: number[];
  vip: boolean;
  /** This very intent was given back: it buys nothing any more. */
  refunded: boolean;
}

/** Asked in one statement; the same requestId for other items, or one that was given back, answers 1001. */
async function lookBefore(tx: Tx, { userId, requestId, kind, items, now }: Wish): Promise<Before> {
  const ids = items.map((item) => item.id);
  const found = await together<Record<string, unknown> & Before>(tx, {
    earlier: sql`select coalesce(json_agg(json_build_object('itemKind', item_kind, 'itemId', item_id, 'price', price,
      'reason', reason)), '[]') from purchases where user_id = ${userId} and request_id = ${requestId}`,
    owned: idsFrom(sql`select item_id as id from purchases where user_id = ${userId} and item_kind = ${kind}
      and item_id = any(${ids}::int8[]) and reason = 'paid'`),
    refunded: sql`select exists (select from purchase_refunds where user_id = ${userId} and request_id = ${requestId})`,
    vip: sql`select exists (select from vip_members where user_id = ${userId} and exp_time > ${new Date(now)})`,
  });
  if (found.refunded || found.earlier.some((row) => row.itemKind !== kind || !ids.includes(row.itemId))) {
    throw new ProductError(code.badParameter, 'requestReused', { field: 'requestId' });
  }
  return found;
}

/**
 * Gives a member the items: what is owned is not charged again, running VIP and a price of 0 cost nothing, the
 * rest is charged in one ledger transaction. 3006 when the sum is not what the member saw, 3001 when it is too much.
 */
export async function buy(tx: Tx, wish: Wish): Promise<Bought> {
  const { userId, kind, requestId, now } = wish;
  const account = await lockAccount(tx, userId);
  const { balance } = account;
  const { earlier, owned, vip } = await lookBefore(tx, wish);
  const repeated = earlier.length > 0;
  // What was paid for stands; what VIP or a price of 0 gave is judged anew, or a repeat would have it for ever.
  if (earlier.some(({ reason }) => reason === 'paid')) {
    const charged = earlier.reduce((sum, row) => sum + row.price, 0);
    return { charged, balanceAfter: balance, repeated };
  }

  const wanted = wish.items.filter((item) => !owned.includes(item.id));
  if (wanted.length === 0) return { charged: 0, balanceAfter: balance, repeated: false };

  const price = wanted.reduce((sum, item) => sum + item.price, 0);
  const free = price === 0;
  const byVip = !free && wish.vipFree && vip;
  if (free || byVip) {
    if (!repeated) await record(tx, wish, wanted, byVip ? 'vip' : 'free', null);
    return { charged: 0, balanceAfter: balance, repeated };
  }
  if (wish.expectPrice !== undefined && wish.expectPrice !== price) {
    throw new ProductError(code.priceChanged, 'priceChanged', { price, balance });
  }
  const ref = `${userId}:${requestId}`;
  const paid = await debit(tx, { userId, amount: price, kind, ref, title: wish.title, now }, account);
  await record(tx, wish, wanted, 'paid', paid.txnId);
  return { charged: price, balanceAfter: paid.balance, repeated: false };
}

async function record(
  tx: Tx,
  wish: Wish,
  items: readonly Item[],
  reason: 'paid' | 'vip' | 'free',
  txnId: number | null,
) {
  const { userId, kind, requestId, now } = wish;
  const values = items.map((item) => ({
    userId,
    itemKind: kind,
    itemId: item.id,
    price: reason === 'paid' ? item.price : 0,
    reason,
    txnId,
    requestId,
    createdAt: new Date(now),
  }));
  await tx
    .insertInto('purchases')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'itemKind', 'itemId']).doUpdateSet((eb) => ({
        price: eb.ref('excluded.price'),
        reason: eb.ref('excluded.reason'),
        txnId: eb.ref('excluded.txnId'),
        requestId: eb.ref('excluded.requestId'),
        createdAt: eb.ref('excluded.createdAt'),
      })),
    )
    .execute();
}
