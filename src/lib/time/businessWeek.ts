import { businessDate, businessDayOf } from './businessDay';

/** The business week of a moment: which of its days is today (1 Monday … 7 Sunday), and each day's date. */
export function businessWeek(now: number): { today: number; dates: number[] } {
  const day = businessDayOf(now);
  // Day 0 was a Thursday.
  const today = ((day + 3) % 7) + 1;
  return { today, dates: Array.from({ length: 7 }, (_, at) => businessDate(day + at + 1 - today).date) };
}
