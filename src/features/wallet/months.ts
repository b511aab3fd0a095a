import type { LedgerEntry } from '@/contract/order';

/** A calendar month of the ledger with what came and went in it, as far as its rows are loaded. */
export interface Month {
  year: number;
  month: number;
  income: number;
  spent: number;
  /** All of its rows are here: an older month follows, or the ledger ends. */
  whole: boolean;
}

const monthOf = (at: number) => {
  const day = new Date(at);
  return { year: day.getFullYear(), month: day.getMonth() + 1 };
};

/** The months of a newest-first ledger, by the id of the row each begins with. */
export function monthsOf(rows: readonly LedgerEntry[], finished: boolean): ReadonlyMap<number, Month> {
  const months = new Map<number, Month>();
  let current: Month | undefined;
  for (const { id, createTime, delta } of rows) {
    const { year, month } = monthOf(createTime);
    if (current?.year !== year || current.month !== month) {
      if (current) current.whole = true;
      current = { year, month, income: 0, spent: 0, whole: finished };
      months.set(id, current);
    }
    if (delta > 0) current.income += delta;
    else current.spent -= delta;
  }
  return months;
}
