import type { Reader } from '@server/db/database';
import { listActs } from '@server/desk/acts/listActs';
import { ProductError } from '@server/errors';
import { balanceOf } from '@server/money/ledger';
import { sql } from 'kysely';
import { code } from '@/contract/codes';
import type { MoneyCase } from '@/contract/desk/money';
import { caseRows, toCaseRow } from './caseRows';
import { heardOf } from './heardOf';
import { moneyNotes } from './notes';
import { orderEntries } from './orderEntries';
import { orderRows, toOrderRow } from './orderRows';

/** Other orders and cases that name a payment. */
async function namedElsewhere(reader: Reader, { orderNo, providerTxn }: { orderNo: string; providerTxn: string }) {
  const { rows } = await sql<{ count: number }>`select
      (select count(*) from orders where provider_txn = ${providerTxn} and id <> ${orderNo})
    + (select count(*) from money_cases where provider_txn = ${providerTxn} and order_no <> ${orderNo}) as count`.execute(
    reader,
  );
  return rows[0]?.count ?? 0;
}

/** A case and what the provider, the order and the ledger say of it; 1002 when there is none. */
export async function readCase(reader: Reader, id: number, now: number): Promise<MoneyCase> {
  const row = await caseRows(reader, now).where('c.id', '=', id).executeTakeFirst();
  if (!row) throw new ProductError(code.notFound, 'caseUnknown');
  const { orderNo } = row;
  const order = await orderRows(reader).select(['o.closedAt']).where('o.id', '=', orderNo).executeTakeFirst();
  return {
    ...toCaseRow(row, now),
    heard: await heardOf(reader, orderNo),
    order: order ? toOrderRow(order, now) : null,
    expiresAt: order?.expiresAt.getTime() ?? null,
    closedAt: order?.closedAt?.getTime() ?? null,
    balance: order ? await balanceOf(reader, order.userId) : null,
    entries: await orderEntries(reader, orderNo),
    notes: await moneyNotes(reader, { orderId: orderNo, caseIds: [id] }),
    acts: (await listActs(reader, { subject: 'payment', subjectId: String(id) })).records,
    sameTxn: await namedElsewhere(reader, row),
  };
}
