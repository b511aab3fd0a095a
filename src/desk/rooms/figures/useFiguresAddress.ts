import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { FIGURE_RANGES } from '@/contract/desk/figures';
import { columnsOf, firstColumn, VIEWS, type View } from './views';

export type RangeDays = (typeof FIGURE_RANGES)[number];
type Field = 'days' | 'until' | 'column' | 'alone' | 'table';

/** What is looked at stands in the address: `/figures/revenue?days=28&until=2026-11-01&column=payers`. */
export function useFiguresAddress() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const asked = pathname.split('/')[2];
  const view: View = VIEWS.find((each) => each === asked) ?? 'revenue';
  const days: RangeDays = FIGURE_RANGES.find((each) => String(each) === query.get('days')) ?? 28;
  const column = columnsOf(view).find((each) => each === query.get('column')) ?? firstColumn(view);
  // What was asked for last, drawn or not: of two quick keys the second goes on from the first.
  const newest = useRef(query);
  useEffect(() => {
    newest.current = query;
  }, [query]);
  const ask = (fields: Partial<Record<Field, string | null>>) => {
    const next = new URLSearchParams(newest.current);
    for (const [name, value] of Object.entries(fields)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    newest.current = next;
    return next;
  };
  const set = (fields: Partial<Record<Field, string | null>>) => setQuery(ask(fields), { replace: true });
  const toggle = (field: 'alone' | 'table') => set({ [field]: newest.current.has(field) ? null : '' });
  const open = (next: View) => {
    void navigate({ pathname: `/figures/${next}`, search: ask({ column: null }).toString() }, { replace: true });
  };
  return {
    ...{ view, days, column, set, toggle, open },
    until: query.get('until') ?? undefined,
    isCompared: query.get('alone') === null,
    isTable: query.get('table') !== null,
  };
}

/** A day so many days later or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
