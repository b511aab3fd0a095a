import type { LiveCheck } from '@/app/replay/sessionFile';
import { masked } from '@/lib/recording/masks';
import { isAddress, redactAddress } from './addresses';
import type { Redaction } from './redaction';

/** Kept out of every comparison: what redux-persist writes into a slice, and RTK Query's settings, which are about the browser. */
const FOREIGN = new Set(['_persist', 'config']);
const DOTS = /•/;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isPlain = (value: object) => {
  const proto = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null || Array.isArray(value);
};

/** Whether a text of a file can be what the rules leave of a live one. */
function textFits(live: string, made: string, redaction: Redaction): boolean {
  return (
    DOTS.test(made) ||
    made === masked(live) ||
    made === redaction.known(live) ||
    made === redaction.pseudonyms.get(live) ||
    (isAddress(live) && made === redactAddress(live, redaction))
  );
}

function scalarFits(live: unknown, made: unknown, redaction: Redaction): boolean {
  if (live === made) return true;
  if (typeof live === 'string')
    return made === undefined || made === '' || (typeof made === 'string' && textFits(live, made, redaction));
  // A number that counts what was written is 0, one that names somebody a placeholder.
  if (typeof live === 'number')
    return (
      made === undefined || made === 0 || String(made) === redaction.pseudonyms.get(String(live)) || Number.isNaN(live)
    );
  // JSON says nothing and null alike in places where a reducer asks for neither.
  return live === null && made === undefined;
}

/**
 * Where a value of a replay cannot be what the recording rules leave of a live one, as a JSON pointer; `undefined`: nowhere. Machines'
 * states, switches, numbers and the shape of everything have to be the same; a hidden text may stand for any.
 */
export function oddPath(live: unknown, made: unknown, redaction: Redaction, path = ''): string | undefined {
  if (live === made) return undefined;
  // A file or a form says nothing.
  if (isFields(live) && !isPlain(live)) return undefined;
  if (!isFields(live) || !isFields(made)) return scalarFits(live, made, redaction) ? undefined : path || '/';
  if (Array.isArray(live) !== Array.isArray(made)) return path || '/';
  if (Array.isArray(live) && Array.isArray(made) && live.length !== made.length) return path || '/';
  const left = new Set(Object.keys(made).filter((name) => !FOREIGN.has(name)));
  for (const [name, inner] of Object.entries(live)) {
    if (FOREIGN.has(name) || inner === undefined) {
      left.delete(name);
      continue;
    }
    const as = left.has(name) ? name : (redaction.pseudonyms.get(name) ?? redaction.known(name));
    const odd = oddPath(inner, made[as], redaction, `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`);
    if (odd !== undefined)
      return redacted(odd, name, left.has(as) ? as : as.replace(/\d+/g, (digits) => masked(digits)));
    left.delete(as);
  }
  const more = [...left].find((name) => made[name] !== undefined);
  return more === undefined ? undefined : `${path}/${more}`;
}

/** A path may name somebody as well: it says what stands in the file, and of what does not stand there no figure. */
const redacted = (path: string, name: string, as: string) => (name === as ? path : path.replace(name, as));

/** Compares live states that are still at hand with those a file's actions lead to, slice by slice. */
export function createLiveChecks(states: ReadonlyMap<number, object>, redaction: Redaction) {
  const checks = new Map<string, LiveCheck>();
  /** What was compared last, so that the same objects are not looked at again. */
  const seen = new Map<string, readonly [live: unknown, made: unknown]>();
  return {
    /** Takes the replayed state after entry `s`. */
    look(s: number, made: object): void {
      const live = states.get(s) as Fields | undefined;
      if (!live) return;
      for (const [slice, now] of Object.entries(made)) {
        // Code that has not come yet has no slice; the replay has them all.
        if (live[slice] === undefined || checks.get(slice)?.agrees === false) continue;
        const before = seen.get(slice);
        const isSame = before?.[0] === live[slice] && before[1] === now;
        const path = isSame ? undefined : oddPath(live[slice], now, redaction, `/${slice}`);
        seen.set(slice, [live[slice], now]);
        checks.set(slice, path === undefined ? { s, slice, agrees: true } : { s, slice, agrees: false, path });
      }
    },
    /** One line a slice: where it was compared last, or where it differed first. */
    all: (): LiveCheck[] => [...checks.values()].sort((one, other) => (one.slice < other.slice ? -1 : 1)),
  };
}
