import { shelvesText as text } from '@/text/shelves';

/** The local day as people say it: 9 月 12 日, with its year where that is another one. */
export function dayWords(at: number, now: number): string {
  const date = new Date(at);
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return year === new Date(now).getFullYear() ? text.day(month, day) : text.dayOfYear(year, month, day);
}
