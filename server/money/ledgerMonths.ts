import { businessDate, dayStart } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { sql } from 'kysely';
import type { LedgerMonth } from '@/contract/order';

/** How far back the sums go. */
const MONTHS = 24;

/** The first day of the month that lies so many months before that of a day (`YYYY-MM-DD`). */
function monthBefore(day: string, months: number): string {
  const at = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() - months);
  return at.toISOString().slice(0, 10);
}

/** What came to a member and what went, and for what, month by month; newest first. */
export async function ledgerMonths(reader: Reader, userId: number, now: number): Promise<LedgerMonth[]> {
  const from = new Date(dayStart(monthBefore(businessDate(now), MONTHS - 1)));
  const { rows } = await sql<{ month: string; kind: string; income: number; spent: number }>`
    select to_char(e.created_at at time zone 'Asia/Shanghai', 'YYYY-MM') as month, t.kind,
      coalesce(sum(e.amount) filter (where e.amount > 0), 0)::int8 as income,
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::int8 as spent
    from ledger_accounts a join ledger_entries e on e.account_id = a.id join ledger_txns t on t.id = e.txn_id
    where a.user_id = ${userId} and e.created_at >= ${from}
    group by 1, 2 order by 1 desc, 4 desc, 2`.execute(reader);
  const months = new Map<string, LedgerMonth>();
  for (const { month, kind, income, spent } of rows) {
    const sums = months.get(month) ?? { month, income: 0, spent: 0, spending: [] };
    months.set(month, sums);
    sums.income += income;
    sums.spent += spent;
    if (spent > 0) sums.spending.push({ bizType: kind, diamonds: spent });
  }
  return [...months.values()];
}
