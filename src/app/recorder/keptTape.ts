import type { SessionEntry, Touch } from '@/app/replay/sessionFile';
import type { StorePort } from '@/kernel/ports';
import type { TapeMark } from '@/kernel/tape';

/** Under this key stands what is kept of this tab's page loads; pieces of it under the same with a number. */
export const TAPE_KEY = 'plaza:tape';
/** Characters of all of it: 2 MB as browsers store them. */
export const MOST_KEPT = 1_000_000;
/** Nothing older is kept, ms. */
export const KEPT_FOR = 30 * 60_000;

/** One redacted action, fit for JSON. */
export interface KeptEntry {
  at: number;
  a: { type: string };
  /** Sentences of Plaza's own that stand in it. */
  w?: SessionEntry['w'];
}

/** One touch, with no name but those of the catalogue. */
export type KeptTouch = Omit<Touch, 't' | 's' | 'odd'> & { at: number };

/** Some actions in a row, written once. */
export interface Piece {
  entries: KeptEntry[];
  marks: TapeMark[];
  /** Absent in what an older build kept. */
  touches?: KeptTouch[];
}

/** Where a piece stands, how long it is, and when its last action was. */
export interface PieceNote {
  n: number;
  size: number;
  until: number;
}

/** One page load of this tab. */
export interface KeptLoad {
  /** When its first entry was, epoch ms; its name. */
  at: number;
  build: string;
  /** The browser says that the page was loaded again. */
  again: boolean;
  /** The redacted state before the first piece; absent: as the app starts. */
  base?: PieceNote;
  pieces: PieceNote[];
  /** How it went: absent while it runs, and when it ended without a word. */
  ended?: 'cashier' | 'left';
  /** What there was might have named somebody: it was thrown away. */
  withheld?: true;
}

/** What stands under `TAPE_KEY`. */
export interface KeptIndex {
  v: 1;
  /** Tells whether it is the same login; made of the token, which nobody can guess. */
  whose: string;
  /** The number of the next piece. */
  next: number;
  /** How many placeholders were given. */
  given: number;
  /** Placeholders of what is kept elsewhere in the browser, by what it is: the same member and order have the same ones later. */
  anchors: Record<string, string>;
  loads: KeptLoad[];
}

export const pieceKey = (n: number): string => `${TAPE_KEY}:${n}`;

const isIndex = (value: unknown): value is KeptIndex =>
  typeof value === 'object' && value !== null && 'v' in value && value.v === 1 && 'loads' in value;

/** What is kept; undefined where there is nothing, or nothing of this shape. */
export function readIndex(session: Pick<StorePort, 'read'>): KeptIndex | undefined {
  try {
    const value: unknown = JSON.parse(session.read(TAPE_KEY) ?? 'null');
    return isIndex(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** All notes of a load: its base and its pieces. */
export const notesOf = ({ base, pieces }: KeptLoad): PieceNote[] => (base ? [base, ...pieces] : pieces);

/** Takes everything that is kept of this tab's page loads away. */
export function clearKept(session: StorePort): void {
  for (const load of readIndex(session)?.loads ?? []) {
    for (const { n } of notesOf(load)) session.remove(pieceKey(n));
  }
  session.remove(TAPE_KEY);
}
