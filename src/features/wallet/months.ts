import type { LedgerEntry } from '@/contract/order';
import { businessDayOf } from '@/lib/time/businessDay';

const DAY_MS = 86_400_000;

/** The months of a newest-first ledger (`YYYY-MM`, the platform's calendar), by the id of the row each begins with. */
export function monthsOf(rows: readonly LedgerEntry[]): ReadonlyMap<number, string> {
  const months = new Map<number, string>();
  let current = '';
  for (const { id, createTime } of rows) {
    const own = new Date(businessDayOf(createTime) * DAY_MS).toISOString().slice(0, 7);
    if (own !== current) months.set(id, own);
    current = own;
  }
  return months;
}
