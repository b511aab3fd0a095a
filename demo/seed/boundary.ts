import { businessDay } from '@server/businessDay';

const HOUR_MS = 3_600_000;
/** What begins or ends nearer than this does so at a full hour. */
const NEAR_MS = 20 * HOUR_MS;

/**
 * When something of the demo begins or ends, as operators set it: at midnight of the business day, or at a full hour where it
 * is near. Away from now, so that what runs goes on running.
 */
export function boundary(at: number, now: number): Date {
  const isPast = at < now;
  if (Math.abs(at - now) < NEAR_MS) return new Date((isPast ? Math.floor : Math.ceil)(at / HOUR_MS) * HOUR_MS);
  const { start, end } = businessDay(at);
  return new Date(isPast || start === at ? start : end);
}
