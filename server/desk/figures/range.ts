import { businessDate, daysAfter } from '@server/businessDay';
import type { Reader } from '@server/db/database';
import { ProductError } from '@server/errors';
import { code } from '@/contract/codes';

export interface RangeWish {
  days: number;
  until?: string | undefined;
  now: number;
}

/** Days from the first to the last. */
export function stretch(from: string, until: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = daysAfter(day, 1)) days.push(day);
  return days;
}

const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && daysAfter(text, 0) === text;

/** The days that are asked for, never beyond today; where the range before begins, and when the last was counted. 1001 for no day. */
export async function rangeOf(reader: Reader, { days, until: wish, now }: RangeWish) {
  const today = businessDate(now);
  if (wish !== undefined && !isDay(wish)) throw new ProductError(code.badParameter, 'badParameter', { field: 'until' });
  const until = wish === undefined || wish > today ? today : wish;
  const from = daysAfter(until, 1 - days);
  const counted = await reader.selectFrom('figureDays').select('filledAt').where('day', '=', until).executeTakeFirst();
  return { from, until, today, before: daysAfter(from, -days), filledAt: counted?.filledAt.getTime() ?? null };
}
