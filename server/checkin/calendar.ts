const DAY_MS = 86_400_000;

/** A calendar day `YYYY-MM-DD` as a number of days, so that days can be counted without any time zone. */
export function numberOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / DAY_MS;
}

/** The calendar day of a {@link numberOf}. */
function dayOf(number: number): string {
  return new Date(number * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text in the form of a day is one; February has no 31st. */
export function isDay(text: string): boolean {
  const number = numberOf(text);
  return Number.isFinite(number) && dayOf(number) === text;
}

/** The day so many days later; earlier when negative. */
export function daysLater(day: string, days: number): string {
  return dayOf(numberOf(day) + days);
}

/** `YYYY-MM` of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** The first and the last day of a month `YYYY-MM`. */
export function monthSpan(month: string): { first: string; last: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { first: `${month}-01`, last: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** Monday and Sunday of a day's week; day 0 of the count was a Thursday. */
export function weekSpan(day: string): { first: string; last: string } {
  const number = numberOf(day);
  const monday = number - ((((number + 3) % 7) + 7) % 7);
  return { first: dayOf(monday), last: dayOf(monday + 6) };
}

/** All days from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const from = numberOf(first);
  return Array.from({ length: numberOf(last) - from + 1 }, (_, place) => dayOf(from + place));
}
