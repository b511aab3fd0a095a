import { pictureFields, timeFields } from '@/contract/fields';

const PLAIN = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d))?$/;
/** Epoch seconds stay below this until the year 5138; milliseconds passed it in 1973. */
const SECONDS_BELOW = 1e11;

/** Epoch milliseconds from what servers send: milliseconds, seconds, ISO, or `YYYY-MM-DD HH:mm:ss` as local time. */
export function readTime(value: unknown): unknown {
  if (typeof value === 'number') return value !== 0 && Math.abs(value) < SECONDS_BELOW ? value * 1000 : value;
  if (typeof value !== 'string') return value;
  if (/^\d+$/.test(value)) return readTime(Number(value));
  // A day alone would be read as one of Greenwich.
  const plain = PLAIN.exec(value);
  const parsed = Date.parse(plain ? `${plain[1]}T${plain[2] ?? '00:00'}` : value);
  return Number.isNaN(parsed) ? value : parsed;
}

/** Of the web, of this origin, or the picture itself; everything else names what no picture or film is. */
const SHOWABLE = /^(?:https?:|data:image\/|[^:]*(?:[/?#]|$))/i;

/** The address of a picture or film, or none where a server names a script or any other scheme instead. */
export function readPicture(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readPicture);
  if (typeof value !== 'string') return readFields(value);
  return SHOWABLE.test(value) ? value : '';
}

/** An address beside a width is a picture's or film's; any other `url` may be one of an app store. */
function readerOf(name: string, within: object) {
  if (pictureFields.has(name) || (name === 'url' && 'w' in within)) return readPicture;
  return timeFields.has(name) ? readTime : readFields;
}

/** Brings every time of an answer to epoch milliseconds and empties addresses nothing may be shown from, wherever they stand. */
export function readFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(readFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, readerOf(name, value)(inner)]));
}
