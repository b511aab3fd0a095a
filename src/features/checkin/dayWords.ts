import { checkinText as text } from '@/text/checkin';

/** Year, month and day of `YYYY-MM-DD`, read as text: a business day must not pass through this device's time zone. */
export function partsOf(day: string): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

/** 3 月 10 日. */
export function dayWords(day: string): string {
  const { month, date } = partsOf(day);
  return text.dayLabel(month, date);
}

/** Place in the week, Monday 0; reckoned from the count of days alone. */
export function weekdayOf(day: string): number {
  return (Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 3) % 7;
}

/** The month `YYYY-MM` so many months later; earlier when negative. */
export function monthsLater(month: string, by: number): string {
  const { year, month: number } = partsOf(`${month}-01`);
  const count = year * 12 + number - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}`;
}
