import type { Subject } from '@/contract/desk/acts';
import { SUBJECTS } from '@/contract/desk/acts';
import { dateOf, isDayOrNone } from '@/desk/kit/date/typedDay';

/** How far back the log goes. */
export const PERIODS = ['today', 'week', 'month', 'ever'] as const;
export type Period = (typeof PERIODS)[number];

const DAY_MS = 86_400_000;
const DAYS: Record<Exclude<Period, 'ever'>, number> = { today: 0, week: 6, month: 29 };

/** Midnight, here, so many days ago. */
function midnight(now: number, days: number): number {
  const date = new Date(now - days * DAY_MS);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
}

/** Midnight, here, of a day in the address, or so many days later; undefined for none. */
function dayIn(query: URLSearchParams, name: 'from' | 'until', more = 0): number | undefined {
  const day = query.get(name) ?? '';
  const date = isDayOrNone(day) ? dateOf(day) : undefined;
  return date && new Date(date.getFullYear(), date.getMonth(), date.getDate() + more).getTime();
}

export const periodIn = (query: URLSearchParams): Period =>
  PERIODS.find((each) => each === query.get('period')) ?? 'ever';

const subjectIn = (query: URLSearchParams): Subject | undefined =>
  SUBJECTS.find((each) => each === query.get('subject'));

/** What the address asks of the log; a change of it is another log. */
export function actsWish(query: URLSearchParams, now: number) {
  const text = (name: string) => query.get(name) || undefined;
  const period = periodIn(query);
  return {
    staff: text('staff'),
    kind: text('kind'),
    subject: subjectIn(query),
    subjectId: text('subjectId'),
    uid: text('uid'),
    text: text('text'),
    from: dayIn(query, 'from') ?? (period === 'ever' ? undefined : midnight(now, DAYS[period])),
    // The last day is one of them.
    until: dayIn(query, 'until', 1),
  };
}

/** What the address narrows the log to besides the fields that stand above it; empty for nothing. */
export const narrowedTo = (query: URLSearchParams): string =>
  ['subject', 'subjectId', 'uid']
    .map((name) => query.get(name))
    .filter(Boolean)
    .join(' ');

/** What the address asks of the log. */
export type ActsFields = ReturnType<typeof actsWish>;
