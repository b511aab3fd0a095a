import { dayStart, daysAfter } from '@server/businessDay';
import type { Tx } from '@server/db/database';
import type { StatementDifferenceRow } from '@server/db/schema/statements';
import type { StatementLine } from '@server/pay/port';
import { sql } from 'kysely';

/** What is known of money at a provider in a business day: payments and refunds, of orders and of held payments. */
const ownOf = ({ payType, day }: { payType: string; day: string }) => {
  const from = new Date(dayStart(day));
  const until = new Date(dayStart(daysAfter(day, 1)));
  return sql`(
    select 'payment' as kind, provider_txn, id as order_no, amount_fen::int8 as fen, paid_at as at from orders
      where pay_type = ${payType} and paid_at >= ${from} and paid_at < ${until}
    union all
    select 'payment', c.provider_txn, c.order_no, c.amount_fen, c.created_at from money_cases c
      join orders o on o.id = c.order_no and o.pay_type = ${payType}
      where c.created_at >= ${from} and c.created_at < ${until} and c.state <> 'credited' and c.reason <> 'txnReused'
        and c.amount_fen is not null
    union all
    select 'refund', coalesce(o.provider_txn, ''), r.order_no, r.amount_fen::int8, r.created_at from order_refunds r
      join orders o on o.id = r.order_no and o.pay_type = ${payType}
      where r.created_at >= ${from} and r.created_at < ${until}
    union all
    select 'refund', c.provider_txn, c.order_no, c.amount_fen, c.settled_at from money_cases c
      join orders o on o.id = c.order_no and o.pay_type = ${payType}
      where c.settled_at >= ${from} and c.settled_at < ${until} and c.state = 'refunded' and c.amount_fen is not null)`;
};

/** All that is known of a day, as the lines of a file that agrees would say it. */
export async function ownLines(tx: Tx, of: { payType: string; day: string }): Promise<StatementLine[]> {
  const { rows } =
    await sql<StatementLine>`select kind, provider_txn, order_no, fen as amount_fen, at from ${ownOf(of)} own
    order by at`.execute(tx);
  return rows;
}

/** How many there are, and what they come to: payments less refunds. */
export async function ownSums(tx: Tx, of: { payType: string; day: string }): Promise<{ count: number; fen: number }> {
  const { rows } = await sql<{ count: number; fen: number }>`select count(*) as count,
      coalesce(sum(case kind when 'payment' then fen else -fen end), 0)::int8 as fen from ${ownOf(of)} own`.execute(tx);
  return rows[0] ?? { count: 0, fen: 0 };
}

type Found = Pick<StatementDifferenceRow, 'kind' | 'providerTxn' | 'orderNo' | 'fileFen' | 'ownFen' | 'at'>;

/**
 * What differs between the lines of a statement and what is known, whenever it was: a payment of midnight may stand in the file of
 * the next day. A line is known by the provider's number; a refund by its order too, as some providers number it anew.
 */
export async function differencesOf(
  tx: Tx,
  statementId: number,
  of: { payType: string; day: string },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with lines as (select l.*, row_number() over (partition by kind, provider_txn, order_no,
          case kind when 'refund' then amount_fen end order by id) as nth
      from statement_lines l where statement_id = ${statementId}),
    -- An order may go back in parts of one size: as many lines are right.
    own_refunds as (select l.id, greatest(1, (select count(*) from order_refunds r
        where r.order_no = l.order_no and r.amount_fen = l.amount_fen)) as most from lines l where kind = 'refund'),
    paid as (select l.id, coalesce(
        (select o.amount_fen::int8 from orders o where o.provider_txn = l.provider_txn and o.paid_at is not null
          and (o.id = l.order_no or l.order_no = '')),
        (select max(c.amount_fen) from money_cases c where c.provider_txn = l.provider_txn
          and (c.order_no = l.order_no or l.order_no = ''))) as fen
      from lines l where kind = 'payment' and nth = 1),
    returned as (select l.id, coalesce(
        (select r.amount_fen::int8 from order_refunds r where r.order_no = l.order_no
          order by r.amount_fen = l.amount_fen desc, r.id desc limit 1),
        (select max(c.amount_fen) from money_cases c where c.state = 'refunded'
          and (c.provider_txn = l.provider_txn or c.order_no = l.order_no))) as fen
      from lines l join own_refunds own on own.id = l.id where nth <= own.most)
    select case when nth > coalesce(own.most, 1) then 'double' when kind = 'payment' then
        case when p.fen is null then 'unknown' else 'amount' end
        else case when r.fen is null then 'refundUnknown' else 'amount' end end as kind,
      l.provider_txn, l.order_no, l.amount_fen as file_fen, coalesce(p.fen, r.fen) as own_fen, l.at
    from lines l left join own_refunds own on own.id = l.id left join paid p on p.id = l.id left join returned r on r.id = l.id
    where nth > coalesce(own.most, 1) or coalesce(p.fen, r.fen) is distinct from l.amount_fen
    union all
    select case kind when 'payment' then 'missing' else 'refundMissing' end, own.provider_txn, own.order_no, null, own.fen, own.at
    from (select own.*, row_number() over (partition by kind, order_no, fen order by at) as nth from ${ownOf(of)} own) own
    where case kind when 'payment' then not exists (select from statement_lines l where l.kind = 'payment'
        and l.provider_txn = own.provider_txn)
      else (select count(*) from statement_lines l where l.kind = 'refund' and l.amount_fen = own.fen
          and (l.provider_txn = own.provider_txn or l.order_no = own.order_no)) < own.nth
        -- A line of a sum that nothing here has is this one with another sum, and told as that.
        and not exists (select from statement_lines l where l.kind = 'refund'
          and (l.provider_txn = own.provider_txn or l.order_no = own.order_no)
          and not exists (select from order_refunds r where r.order_no = own.order_no and r.amount_fen = l.amount_fen)) end
    order by 6, 2`.execute(tx);
  return rows;
}

/** What stood in no file until now and stands in this one is no difference any more. */
export async function matchEarlier(tx: Tx, statementId: number, now: number): Promise<void> {
  await sql`update statement_differences d set state = 'matched', settled_at = ${new Date(now)}
    where d.state = 'open' and d.kind in ('missing', 'refundMissing') and exists (
      select from statement_lines l where l.statement_id = ${statementId} and l.amount_fen = d.own_fen
        and ((d.kind = 'missing' and l.kind = 'payment' and l.provider_txn = d.provider_txn)
          or (d.kind = 'refundMissing' and l.kind = 'refund'
            and (l.provider_txn = d.provider_txn or l.order_no = d.order_no))))`.execute(tx);
}
