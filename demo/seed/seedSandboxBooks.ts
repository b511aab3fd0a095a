import { demoUntold } from '@demo/content/moneyOrders';
import { businessDay } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import type { Ids } from '@server/ids';
import { newOrderId } from '@server/money/placeOrder';
import { sql } from 'kysely';

/**
 * What the sandbox has of the demo's payments and refunds, as the other side would: else its account of a day would lack all of them.
 * It has what its files have and nobody here was told of; yesterday it took one payment more.
 */
export async function seedSandboxBooks(tx: Tx, { ids, now }: { ids: Ids; now: number }): Promise<void> {
  await sql`insert into sandbox_trades (order_no, txn, amount_fen, pay_type, paid_at)
    select id, provider_txn, amount_fen, pay_type, paid_at from orders where paid_at is not null`.execute(tx);
  // Of an order it takes money once: the other payment of one that was paid twice names none. One payment that two orders claim is one.
  await sql`insert into sandbox_trades (order_no, txn, amount_fen, pay_type, paid_at)
    select case c.reason when 'paidTwice' then '' else c.order_no end, c.provider_txn, c.amount_fen,
      coalesce(o.pay_type, 'wechat'), c.created_at
    from money_cases c left join orders o on o.id = c.order_no
    where c.reason <> 'txnReused' and c.state <> 'credited' and c.amount_fen is not null`.execute(tx);
  await sql`insert into sandbox_refunds (id, order_no, txn, amount_fen, pay_type, at)
    select p.id, p.order_no, p.provider_txn, p.amount_fen, o.pay_type, p.created_at
    from provider_refunds p join orders o on o.id = p.order_no where p.provider = 'sandbox'`.execute(tx);
  // What names no order has its own number as one, of which there is one here.
  await sql`insert into sandbox_trades (order_no, txn, amount_fen, pay_type, paid_at)
    select d.provider_txn, d.provider_txn, d.file_fen, s.pay_type, d.at
    from statement_differences d join statements s on s.id = d.statement_id where d.kind = 'unknown'`.execute(tx);
  const at = businessDay(now).start - demoUntold.beforeMidnight;
  const { payType, fen: amountFen } = demoUntold;
  await tx
    .insertInto('sandboxTrades')
    .values({
      ...{ orderNo: newOrderId(ids, at), txn: `2026${ids.digits(14)}`, amountFen, payType },
      ...{ paidAt: new Date(at), closedAt: null },
    })
    .execute();
}
