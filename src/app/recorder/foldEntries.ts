import type { UnknownAction } from '@reduxjs/toolkit';
import type { Breathe } from '@/app/replay/breathe';
import { fromJson, toJson } from '@/app/replay/plainJson';
import { createReplayReducer, startState } from '@/app/replay/replayReducer';
import type { TapeEntry } from '@/kernel/tape';
import { redactAction } from './redactAction';
import type { Redaction } from './redaction';

/**
 * The state after some entries as a file may hold it: made from redacted actions alone, never by masking a raw state.
 * Answers `base` itself when there is nothing to fold.
 */
export async function foldEntries(
  base: object | undefined,
  entries: readonly TapeEntry[],
  redaction: Redaction,
  breathe?: Breathe,
): Promise<object | undefined> {
  if (entries.length === 0) return base;
  const reducer = createReplayReducer();
  let state = startState(reducer, base && (fromJson(base) as object));
  for (const { action } of entries) {
    try {
      state = reducer(state, fromJson(toJson(redactAction(action, redaction))) as UnknownAction);
    } catch {
      // Reducers that threw changed nothing when it happened, either.
    }
    await breathe?.();
  }
  return toJson(state) as object;
}
