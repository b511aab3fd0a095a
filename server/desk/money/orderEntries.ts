import type { Reader } from '@server/db/database';
import { epochMs } from '@server/db/together';
import { sql } from 'kysely';
import type { MoneyEntry } from '@/contract/desk/money';

/** All that the ledger wrote for an order: what it credited, and what refunds took back. */
export async function orderEntries(reader: Reader, orderNo: string): Promise<MoneyEntry[]> {
  const { rows } = await sql<MoneyEntry>`select e.id, ${epochMs('e.created_at')} as at, t.kind, t.title,
      coalesce(a.code, 'user') as account, e.amount, e.balance_after
    from ledger_txns t join ledger_entries e on e.txn_id = t.id join ledger_accounts a on a.id = e.account_id
    where (t.kind = 'recharge' and t.ref = ${orderNo}) 
      or t.id in (select r.ledger_txn_id from order_refunds r where r.order_no = ${orderNo})
    order by e.id`.execute(reader);
  return rows;
}
