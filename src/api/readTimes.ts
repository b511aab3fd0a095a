import { timeFields } from '@/contract/fields';

const PLAIN = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}):(\d{2}))?$/;
/** Epoch seconds stay below this until the year 5138; milliseconds passed it in 1973. */
const SECONDS_BELOW = 1e11;

/** Epoch milliseconds from what servers send: milliseconds, seconds, ISO, or `YYYY-MM-DD HH:mm:ss` as local time. */
export function readTime(value: unknown): unknown {
  if (typeof value === 'number') return value !== 0 && Math.abs(value) < SECONDS_BELOW ? value * 1000 : value;
  if (typeof value !== 'string') return value;
  if (/^\d+$/.test(value)) return readTime(Number(value));
  const plain = PLAIN.exec(value);
  if (plain) {
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = plain
      .slice(1)
      .map((part) => Number(part ?? 0));
    return new Date(year, month - 1, day, hour, minute, second).getTime();
  }
  const parsed = Date.parse(value);
  return Number.isNaN(parsed) ? value : parsed;
}

/** Brings every time field of an answer to epoch milliseconds, wherever it stands. */
export function readTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readTimes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, timeFields.has(name) ? readTime(inner) : readTimes(inner)]),
  );
}
