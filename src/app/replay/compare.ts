import { changesBetween, valueAt } from './changes';
import { comparable, stateHash, valueHash } from './hash';
import { fromJson } from './plainJson';
import type { Change, Checkpoint, SessionEntry, SessionHeader } from './sessionFile';
import { sliceHashes } from './slices';

/** A place where a file's own hashes do not follow from one another, whatever a build makes of its actions. */
export type Gap =
  /** Something changed between entry `after` and the next, and no action of the file did it. */
  | { kind: 'missing'; after: number }
  /** Entry `s` fits between `after` and the next. */
  | { kind: 'moved'; s: number; after: number };

/** The first point where a replay is not what was recorded. */
export interface Divergence {
  /** The entry after which it shows. */
  s: number;
  /** The type of its action. */
  type: string;
  /** JSON pointer into the state, such as `/download/at`; empty when only the whole is known to differ. */
  path: string;
  /** As recorded; `undefined`: nothing there; a text such as `#1f…` when only its hash was recorded. */
  expected: unknown;
  actual: unknown;
  /** The slice that is otherwise. */
  slice?: string;
  /** Why the recording cannot go on from there: its own hashes do not follow from one another. */
  gap?: Gap;
  /** The file comes from another build than the reducers that replay it, which may explain it. */
  otherBuild?: boolean;
}

const asText = ([, ...value]: Change) => (value.length === 2 ? `#${value[1]}` : valueHash(value));

/** The first change that the two lists do not share, by order of path. */
function firstOdd(recorded: readonly Change[], made: readonly Change[]): string | undefined {
  const expected = new Map(recorded.map((change) => [change[0], asText(change)]));
  const actual = new Map(made.map((change) => [change[0], asText(change)]));
  return [...new Set([...expected.keys(), ...actual.keys()])]
    .sort()
    .find((path) => expected.get(path) !== actual.get(path));
}

/** What the file says about a path after an entry: as changed by it, or as it stands in a checkpoint there. */
function recordedAt(path: string, entry: SessionEntry, checkpoint: Checkpoint | undefined, before: unknown): unknown {
  const change = entry.d?.find(([changed]) => changed === path);
  if (checkpoint) return valueAt(fromJson(checkpoint.state), path);
  if (!change) return valueAt(before, path);
  return change.length === 3 ? `#${change[2]}` : change[1];
}

/** How one run is compared. */
export interface Comparing {
  header: SessionHeader;
  /** The state a replay starts with is another one than that of the recording: only changes can be compared. */
  otherStart: boolean;
  checkpoints: ReadonlyMap<number, Checkpoint>;
}

/** The first slice that an entry changed into something else than was recorded. */
export function oddSlice({ hs }: SessionEntry, after: object, slices: readonly string[]): string | undefined {
  if (!hs) return undefined;
  const is = sliceHashes(after, slices);
  return Object.keys(hs)
    .sort()
    .find((name) => slices.includes(name) && hs[name] !== is[name]);
}

/** Compares what an entry did with what was recorded of it. */
export function compareStep(
  entry: SessionEntry,
  before: object,
  after: object,
  { header: { slices }, otherStart, checkpoints }: Comparing,
): Divergence | undefined {
  if (!otherStart && (entry.h === undefined || entry.h === stateHash(after, slices))) return undefined;
  const was = comparable(before, slices);
  const is = comparable(after, slices);
  const path = entry.d && firstOdd(entry.d, changesBetween(was, is));
  // With another start, equal changes are all that can be asked.
  if (path === undefined && otherStart) return undefined;
  const found = { s: entry.s, type: String(entry.a.type), path: path ?? '' };
  if (path === undefined) return { ...found, expected: `#${entry.h}`, actual: `#${stateHash(after, slices)}` };
  const expected = recordedAt(path, entry, checkpoints.get(entry.s), was);
  return { ...found, slice: path.split('/')[1] ?? '', expected, actual: valueAt(is, path) };
}
