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
  const set = (fields: Partial<Record<Field, string | null>>) =>
    setQuery(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(fields)) {
          if (value === null || value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  const open = (next: View) => {
    const kept = new URLSearchParams(query);
    kept.delete('column');
    void navigate({ pathname: `/figures/${next}`, search: kept.toString() }, { replace: true });
  };
  return {
    ...{ view, days, column, set, open },
    until: query.get('until') ?? undefined,
    isCompared: query.get('alone') === null,
    isTable: query.get('table') !== null,
  };
}

/** A day so many days later or earlier. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
