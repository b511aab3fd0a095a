import type { UnknownAction } from '@reduxjs/toolkit';
import { fromJson, toJson } from '@/app/replay/plainJson';
import { createReplayReducer, startState } from '@/app/replay/replayReducer';
import type { Gap } from '@/app/replay/sessionFile';
import type { KeptLoad, Piece } from './keptTape';

/** A page load of this tab before the one that runs, as a file may hold it. */
export interface EarlierLoad extends Piece {
  build: string;
  base?: object;
  /** Why nothing is known of the time after it. */
  after: Gap['why'];
}

/** How a page load ended; `wasAgain`: the next one says that the page was loaded again. */
export function afterOf({ withheld, ended }: KeptLoad, wasAgain: boolean): Gap['why'] {
  if (withheld) return 'withheld';
  if (ended === 'cashier') return 'cashier';
  if (ended === undefined) return 'vanished';
  return wasAgain ? 'reload' : 'left';
}

/** The state after actions that went through their rules already. */
export function* foldedPiece(base: object | undefined, entries: Piece['entries']): Generator<void, object> {
  const reducer = createReplayReducer();
  let state = startState(reducer, base && (fromJson(base) as object));
  for (const { a } of entries) {
    try {
      state = reducer(state, fromJson(a) as UnknownAction);
    } catch {
      // Reducers that threw changed nothing when it happened, either.
    }
    yield;
  }
  return toJson(state) as object;
}
