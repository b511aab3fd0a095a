/** Shanghai has kept one offset since 1991. */
const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** The number of the business day (Asia/Shanghai) of a moment; the next day's is one more. For display: what counts is the server's answer. */
export function businessDayOf(at: number | undefined): number {
  return Math.floor(((at ?? 0) + OFFSET_MS) / DAY_MS);
}
