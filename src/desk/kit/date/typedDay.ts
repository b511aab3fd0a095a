const two = (count: number): string => String(count).padStart(2, '0');
const TYPED = /^(\d{4})\D?(\d{1,2})\D?(\d{1,2})(?:[T\s]+(\d{1,2})[:：](\d{2}))?$/;

/** A day of the calendar as fields and addresses have it: `2026-11-26`. */
export const dayOf = (date: Date): string => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** The day of a value at its midnight here; undefined for none. */
export function dateOf(value: string): Date | undefined {
  const [year = 0, month = 0, day = 0] = value.slice(0, 10).split('-').map(Number);
  return year === 0 || month === 0 || day === 0 ? undefined : new Date(year, month - 1, day);
}

/**
 * What somebody typed as a value: `2026-11-26`, with the time `2026-11-26T20:00` (midnight where none is given). Empty for nothing,
 * undefined for what is no day of the calendar.
 */
export function readDay(typed: string, withTime: boolean): string | undefined {
  const text = typed.trim();
  if (text === '') return '';
  const [, year, month, day, hour, minute] = TYPED.exec(text) ?? [];
  if (year === undefined || (!withTime && hour !== undefined)) return undefined;
  const [hours, minutes] = [Number(hour ?? 0), Number(minute ?? 0)];
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  const isReal = date.getMonth() === Number(month) - 1 && date.getDate() === Number(day) && hours < 24 && minutes < 60;
  if (!isReal) return undefined;
  return withTime ? `${dayOf(date)}T${two(hours)}:${two(minutes)}` : dayOf(date);
}

/** Whether a value of a field without a time can be taken: a day, or nothing. */
export const isDayOrNone = (value: string): boolean => readDay(value, false) === value;

/** A value as it stands in its field. */
export const shownDay = (value: string): string => value.replace('T', ' ');
