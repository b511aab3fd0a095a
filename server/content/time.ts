/** The moment demo content is written against. Every time is an offset in ms before it; seeding shifts all of them together. */
export const SEED_EPOCH = Date.UTC(2026, 0, 1);

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
/** Milliseconds before the epoch, or after it when negative. */
export const days = (n: number): number => Math.round(n * DAY);
export const hours = (n: number): number => Math.round(n * HOUR);
export const minutes = (n: number): number => Math.round(n * MINUTE);
