import { businessDate, businessDay } from '@server/businessDay';
import { type MinorRules, WEEKDAYS } from './rules';

const HOUR_MS = 3_600_000;

/** Whether minors may pay at a moment. */
export function isOpenAt({ hours, holidays }: MinorRules, now: number): boolean {
  if (hours === null) return true;
  const day = businessDate(now);
  const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()];
  const isDay = hours.days.some((one) => one === weekday) || (hours.holidays && holidays.has(day));
  const hour = (now - businessDay(now).start) / HOUR_MS;
  return isDay && hour >= hours.from && hour < hours.until;
}

/** When the hours end that are open now; never where there are none. */
export const closesAt = ({ hours }: MinorRules, now: number): number =>
  hours === null ? Number.POSITIVE_INFINITY : businessDay(now).start + hours.until * HOUR_MS;
