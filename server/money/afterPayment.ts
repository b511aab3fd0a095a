import type { Reader } from '@server/db/database';
import { epochMs } from '@server/db/together';
import { sql } from 'kysely';
import type { Order, OrderRefund } from '@/contract/order';

/** What happened to an order after it was paid. */
export type AfterPayment = Pick<Order, 'refunds'> & { invoiceLetterId: number | null };

const NOTHING: AfterPayment = { refunds: [], invoiceLetterId: null };

interface Found extends OrderRefund {
  orderNo: string;
}

/**
 * Money that went back, or is on its way: of refunds, and of payments that came beside the order's own. What was given back before
 * providers were asked for it (0080) was given back by hand.
 */
async function refundsOf(reader: Reader, orderIds: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`select f.order_no, f.amount_fen::int8 as amount_fen,
      case f.state when 'waiting' then 'underWay' when 'refused' then 'held' else 'done' end as state,
      ${epochMs('f.created_at')} as create_time, ${epochMs('f.ended_at')} as end_time
    from provider_refunds f where f.order_no = any(${[...orderIds]}::text[])
    union all select r.order_no, r.amount_fen::int8, 'done', ${epochMs('r.created_at')}, ${epochMs('r.created_at')}
    from order_refunds r where r.order_no = any(${[...orderIds]}::text[])
      and not exists (select from provider_refunds f where f.order_refund_id = r.id)
    order by create_time`.execute(reader);
  return rows;
}

/** What happened to these orders after they were paid, by their numbers. */
export async function afterPayment(
  reader: Reader,
  orderIds: readonly string[],
): Promise<(orderId: string) => AfterPayment> {
  if (orderIds.length === 0) return () => NOTHING;
  const refunds = await refundsOf(reader, orderIds);
  const letters = await reader
    .selectFrom('feedbacks')
    .select(['id', 'orderNo'])
    .where('orderNo', 'in', [...orderIds])
    .execute();
  const letterOf = new Map(letters.map(({ id, orderNo }) => [orderNo, id]));
  return (orderId) => ({
    refunds: refunds
      .filter(({ orderNo }) => orderNo === orderId)
      .map(({ amountFen, state, createTime, endTime }) => ({ amountFen, state, createTime, endTime: endTime ?? null })),
    invoiceLetterId: letterOf.get(orderId) ?? null,
  });
}
