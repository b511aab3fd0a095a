import type { UnknownAction } from '@reduxjs/toolkit';

/** One action as the reducers got it. */
export interface TapeEntry {
  readonly action: UnknownAction;
  /** Epoch ms. */
  readonly at: number;
  /** The action whose effect dispatched it; absent where it came from outside. */
  readonly by?: UnknownAction;
  /** The state after it, by reference; absent on older entries, and when the reducers threw. */
  state?: unknown;
}

/** Something that happened beside the actions, such as a crash or a note of the member. */
export interface TapeMark {
  readonly at: number;
  readonly kind: 'crash' | 'note';
  readonly text: string;
}

/** What a finger, a mouse or a key did. The name is what stood on screen, so it may be anybody's until it is redacted. */
export interface TapeTouch {
  readonly at: number;
  readonly kind: 'down' | 'up' | 'scroll' | 'key';
  readonly role?: string;
  readonly name?: string;
  /** In percent of the window. */
  readonly x?: number;
  readonly y?: number;
  /** A key that writes nothing. */
  readonly key?: string;
}

/** What this visit has done so far, as it was: in memory only (H2). */
export interface Tape {
  /** Oldest first. */
  entries: TapeEntry[];
  marks: TapeMark[];
  /** The latest touches; absent until somebody watches for them. Emptied, never replaced: whoever watches writes on. */
  touches?: TapeTouch[];
  /** The redacted state before the first entry; absent: from the very start of the app. */
  base?: object;
  /** While an effect dispatches: the action that it follows. */
  cause?: UnknownAction | undefined;
  /** Why nothing is noted any more; absent while the tape runs. */
  stopped?: 'full' | 'byMember';
  /** Goes on over page loads: what it holds is written, redacted, for the next one of this tab. */
  readonly kept?: true;
  /** What a member can read out for it: this tab's until somebody else signs in; the server's log lines carry it. */
  support?: string;
  /** Hears that there is a new entry. */
  noted?: () => void;
}

/** An empty tape that runs. */
export const createTape = (): Tape => ({ entries: [], marks: [] });
