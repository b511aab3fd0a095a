import type { Reader } from '@server/db/database';
import { epochMs } from '@server/db/together';
import { sql } from 'kysely';
import type { OrderRefund, OwnOrder } from '@/contract/ownOrder';

/**
 * Money that went back, or is on its way: of refunds, and of payments that came beside the order's own. What was given back before
 * providers were asked for it (0080) was given back by hand.
 */
async function refundsOf(reader: Reader, orderId: string): Promise<OrderRefund[]> {
  const { rows } = await sql<OrderRefund>`select f.amount_fen::int8 as amount_fen,
      case f.state when 'waiting' then 'underWay' when 'refused' then 'held' else 'done' end as state,
      ${epochMs('f.created_at')} as create_time, ${epochMs('f.ended_at')} as end_time
    from provider_refunds f where f.order_no = ${orderId}
    union all select r.amount_fen::int8, 'done', ${epochMs('r.created_at')}, ${epochMs('r.created_at')}
    from order_refunds r where r.order_no = ${orderId}
      and not exists (select from provider_refunds f where f.order_refund_id = r.id)
    order by create_time`.execute(reader);
  return rows;
}

/** What happened to an order after it was paid: what went back, and the letter that asks for its invoice. */
export async function afterPayment(
  reader: Reader,
  orderId: string,
): Promise<Pick<OwnOrder, 'refunds'> & { invoiceLetterId: number | null }> {
  const letter = await reader
    .selectFrom('feedbacks')
    .select('id')
    .where('orderNo', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  return { refunds: await refundsOf(reader, orderId), invoiceLetterId: letter?.id ?? null };
}
