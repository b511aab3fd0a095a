import type { Checkin, CheckinDay } from '@/contract/checkin';
import { weekdayOf } from './dayWords';

/** The seven days of this week, Monday first. */
export function weekOf({ days, today }: Pick<Checkin, 'days' | 'today'>): CheckinDay[] {
  const place = days.findIndex(({ day }) => day === today);
  const monday = place - weekdayOf(today);
  return place < 0 ? [] : days.slice(Math.max(0, monday), monday + 7);
}

/** The days of this month. */
export function monthOf({ days, today }: Pick<Checkin, 'days' | 'today'>): CheckinDay[] {
  return days.filter(({ day }) => day.slice(0, 7) === today.slice(0, 7));
}

/** The best day of the cycle carries the chest; a cycle of equal days has none. */
export function isChest({ cycle }: Pick<Checkin, 'cycle'>, { reward }: CheckinDay): boolean {
  const best = Math.max(...cycle);
  return reward === best && cycle.some((other) => other < best);
}

/** How many more days to sign until the chest's, today counted while it is not signed; null without a chest in sight. */
export function daysToChest({ days, today, cycle }: Pick<Checkin, 'days' | 'today' | 'cycle'>): number | null {
  const open = days.filter(({ day, state }) => day >= today && (state === 'claimable' || state === 'future'));
  const place = open.findIndex((day) => isChest({ cycle }, day));
  return place < 0 ? null : place + 1;
}
