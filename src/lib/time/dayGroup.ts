import { isPreviousDay, isSameDay, startOfDay } from './calendarDay';

/** Under which head a list that begins with the latest puts something. */
export type DayGroup = 'today' | 'yesterday' | 'week' | 'earlier';

/** F1: which part of a list a moment belongs to; both in epoch ms, by local calendar days. */
export function dayGroup(at: number, now: number): DayGroup {
  if (isSameDay(at, now) || at > now) return 'today';
  if (isPreviousDay(at, now)) return 'yesterday';
  return at >= startOfDay(now, -6) ? 'week' : 'earlier';
}
