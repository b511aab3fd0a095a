import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import { type DeskOrderRow, MONEY_A_PAGE, type OrdersQuery } from '@/contract/desk/money';
import { orderRows, toOrderRow } from './orderRows';

/** The orders that a whole number or uid leads to: each way is an index of its own. */
const named = (text: string) => sql<boolean>`o.id in (
  select id from orders where id = ${text}
  union all select id from orders where provider_txn = ${text}
  union all select w.id from (select id from orders
    where user_id = (select id from users where uid = ${text}) order by created_at desc limit 500) w)`;

/** Orders by all of the fields together, the newest first, `most` at a time. */
export async function listOrders(
  reader: Reader,
  { state, payType, kind, productId, from, until, text, beforeAt, beforeId }: OrdersQuery,
  now: number,
  most = MONEY_A_PAGE,
): Promise<{ records: DeskOrderRow[]; hasMore: boolean }> {
  const rows = await orderRows(reader)
    .$if(state !== undefined, (list) => list.where('o.status', '=', state ?? 'paid'))
    // What nobody paid in time is closed, whether or not the job has been by.
    .$if(state === 'pending', (list) => list.where('o.expiresAt', '>', new Date(now)))
    .$if(payType !== undefined, (list) => list.where('o.payType', '=', payType ?? ''))
    .$if(kind !== undefined, (list) => list.where('o.kind', '=', kind ?? 'recharge'))
    .$if(productId !== undefined, (list) => list.where('o.productId', '=', productId ?? 0))
    .$if(from !== undefined, (list) => list.where('o.createdAt', '>=', new Date(from ?? 0)))
    .$if(until !== undefined, (list) => list.where('o.createdAt', '<', new Date(until ?? 0)))
    .$if(text !== undefined && text !== '', (list) => list.where(named(text ?? '')))
    .$if(beforeAt !== undefined && beforeId !== undefined, (list) =>
      list.where(
        sql<boolean>`(o.created_at, o.id) < (${new Date(beforeAt ?? 0)}::timestamptz, ${beforeId ?? ''}::text)`,
      ),
    )
    .orderBy('o.createdAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(most + 1)
    .execute();
  return { records: rows.slice(0, most).map((row) => toOrderRow(row, now)), hasMore: rows.length > most };
}
