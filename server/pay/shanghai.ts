const OFFSET_MS = 8 * 3_600_000;

/** A moment as providers write it where the business is: `2026-11-25 20:41:07`. */
export const toShanghai = (at: number): string => new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');

/** The moment that {@link toShanghai} wrote, epoch ms; NaN for anything else. */
export const fromShanghai = (text: string): number => Date.parse(`${text.trim().replace(' ', 'T')}+08:00`);
