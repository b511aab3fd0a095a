import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { LetterInvoice } from '@/contract/desk/letters';

/** What invoices a letter asks for, and those that were merged into it, with what each order has paid and got back by now. */
export async function letterInvoices(reader: Reader, letterId: number): Promise<LetterInvoice[]> {
  const rows = await reader
    .selectFrom('feedbacks as f')
    .innerJoin('orders as o', 'o.id', 'f.orderNo')
    .select(['f.invoice', 'o.id', 'o.title', 'o.amountFen'])
    .select(
      sql<number>`(select coalesce(sum(r.amount_fen), 0)::int8 from order_refunds r where r.order_no = o.id)`.as(
        'back',
      ),
    )
    .where((eb) => eb.or([eb('f.id', '=', letterId), eb('f.mergedInto', '=', letterId)]))
    .orderBy('f.id')
    .execute();
  return rows.flatMap(({ invoice, id, title, amountFen, back }) =>
    invoice === null ? [] : [{ ...invoice, orderId: id, order: title, paidFen: amountFen, refundedFen: back }],
  );
}
