const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

// Every time in the content is an offset in ms before the moment of seeding; a negative one lies after it.
export const days = (n: number): number => Math.round(n * DAY);
export const hours = (n: number): number => Math.round(n * HOUR);
export const minutes = (n: number): number => Math.round(n * MINUTE);
