import { comparable, textHash, valueHash } from './hash';
import type { SessionEntry } from './sessionFile';

/** The hash of each slice; a slice whose object is the same is not looked at again. */
export function sliceHashes(state: object, slices: readonly string[]): Record<string, string> {
  const now = comparable(state, slices);
  return Object.fromEntries(slices.map((name) => [name, sliceHash(now[name])]));
}

/** As a state's hash takes it in. */
const sliceHash = (slice: unknown): string => (slice === undefined ? '' : valueHash(slice));

/** The hashes of those slices that an action changed. */
export function changedSlices(before: object, after: object, slices: readonly string[]): Record<string, string> {
  const was = comparable(before, slices);
  const is = comparable(after, slices);
  const changed = slices.filter((name) => was[name] !== is[name] && sliceHash(was[name]) !== sliceHash(is[name]));
  return Object.fromEntries(changed.map((name) => [name, sliceHash(is[name])]));
}

/** The hash of a whole state, of its slices' hashes alone: what `stateHash` says of the state. */
function hashOfSlices(hashes: Readonly<Record<string, string>>): string {
  const names = Object.keys(hashes).sort();
  return textHash(
    `{${names
      .filter((name) => hashes[name])
      .map((name) => `${JSON.stringify(name)}:#${hashes[name]}`)
      .join()}}`,
  );
}

/**
 * Follows a file's own hashes, slice by slice, without replaying it: where an entry's whole hash is not that of the slices noted so far,
 * something changed a slice of which the file has no action.
 */
export function createLedger(start: Record<string, string>) {
  const noted = { ...start };
  return {
    /** Takes in what an entry says of its slices. */
    take: ({ hs }: SessionEntry): void => void Object.assign(noted, hs),
    /** Whether the entry that was taken in last follows from those before it. */
    follows({ h, hs }: SessionEntry): boolean {
      return h === undefined || hs === undefined || hashOfSlices(noted) === h;
    },
  };
}
