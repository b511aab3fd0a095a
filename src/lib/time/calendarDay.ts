/** Local midnight that begins the day of `at` plus `days` calendar days; right also where a day has 23 or 25 hours. */
export function startOfDay(at: number, days = 0): number {
  const date = new Date(at);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}

/** Whether two moments (epoch ms) fall on one local calendar day (F1). */
export function isSameDay(one: number, other: number): boolean {
  return startOfDay(one) === startOfDay(other);
}

/** F1: whether `at` lies in the calendar day before `now`: local midnight yesterday up to local midnight today. */
export function isPreviousDay(at: number, now: number): boolean {
  return at >= startOfDay(now, -1) && at < startOfDay(now);
}

const two = (part: number) => String(part).padStart(2, '0');

/** The local date as `YYYY-MM-DD`. */
export function dayText(at: number): string {
  const date = new Date(at);
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The local date and time as `YYYY-MM-DD HH:mm`. */
export function momentText(at: number): string {
  const date = new Date(at);
  return `${dayText(at)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}
