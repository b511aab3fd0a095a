/** Shanghai has kept one offset since 1991. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The number of the business day (Asia/Shanghai) of a moment; the next day's is one more. For display: what counts is the server's answer. */
export function businessDayOf(at: number | undefined): number {
  return Math.floor(((at ?? 0) + OFFSET_MS) / DAY_MS);
}

/** When a business day ends, epoch ms. */
export const businessDayEnd = (day: number): number => (day + 1) * DAY_MS - OFFSET_MS;

/** Month and day of the month of a business day, as the calendar has them. */
export function businessDate(day: number): { month: number; date: number } {
  const at = new Date(day * DAY_MS);
  return { month: at.getUTCMonth() + 1, date: at.getUTCDate() };
}
