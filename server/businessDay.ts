/** Shanghai has kept one offset since 1991. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** When the business day of a moment begins and ends, epoch ms (contract 3: Asia/Shanghai). */
export function businessDay(now: number): { start: number; end: number } {
  const start = Math.floor((now + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;
  return { start, end: start + DAY_MS };
}

/** The business day of a moment as `YYYY-MM-DD`, the way date columns hold it. */
export function businessDate(now: number): string {
  return new Date(now + OFFSET_MS).toISOString().slice(0, 10);
}

/** When a business day (`YYYY-MM-DD`) begins, epoch ms. */
export const dayStart = (day: string): number => Date.parse(`${day}T00:00:00Z`) - OFFSET_MS;

/** The business day so many days after one, or before it. */
export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
