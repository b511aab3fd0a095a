import type { DayFigures } from '@/contract/desk/figures';

/** Those who joined in a week, and how many of a hundred came back; null where nothing of the week is known yet. */
export interface RetentionWeek {
  /** Its first day. */
  day: string;
  joined: number;
  /** After 1, 7 and 30 days. */
  shares: (number | null)[];
}
const WEEK = 7;

/** Days of joining as weeks, weighted by how many joined; at most the last six. */
export function retentionWeeks(records: readonly DayFigures[]): RetentionWeek[] {
  const first = records.length % WEEK;
  const weeks = Array.from({ length: Math.floor(records.length / WEEK) }, (_, week) =>
    records.slice(first + week * WEEK, first + (week + 1) * WEEK),
  );
  return weeks.slice(-6).map((days) => {
    const joined = days.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);
    const shares = [1, 2, 3].map((place) => {
      const known = days.filter(({ values }) => values[place] !== null && values[place] !== undefined);
      const of = known.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);
      return of === 0 ? null : known.reduce((sum, { values }) => sum + (values[place] ?? 0) * (values[0] ?? 0), 0) / of;
    });
    return { day: days[0]?.day ?? '', joined, shares };
  });
}
