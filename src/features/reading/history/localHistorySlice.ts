import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { LocalBook, LocalPlace } from '@/shell/places/localPlace';
import { type MergeState, mergeTable } from './mergeMachine';

const { step } = machine<MergeState>()(mergeTable);

/** The overlay that asks whether to take over a guest's history. */
export const MERGE_OVERLAY = 'merge-history';

/** One book that was read here without being signed in, at its latest place. */
export interface LocalEntry {
  book: LocalBook;
  place: LocalPlace;
}

export interface LocalHistoryState {
  /** Latest first. */
  entries: readonly LocalEntry[];
  merge: MergeState;
}

const initialState: LocalHistoryState = { entries: [], merge: { at: 'resting' } };

const moved = (state: LocalHistoryState, merge: MergeState): LocalHistoryState =>
  merge === state.merge ? state : { ...state, merge };

/** What was read as a guest: kept on this device, and offered to whoever signs in (pages 16, 17). */
export const localHistorySlice = createSlice({
  name: 'localHistory',
  initialState,
  reducers: {
    /** Read from storage: at start, and when another tab wrote. */
    restored: (state, { payload }: PayloadAction<{ entries: readonly LocalEntry[] }>): LocalHistoryState => ({
      ...state,
      entries: payload.entries,
    }),
    /** A guest rests at a place. */
    noted: (state, { payload }: PayloadAction<LocalEntry>): LocalHistoryState => ({
      ...state,
      entries: [payload, ...state.entries.filter(({ book }) => book.id !== payload.book.id)],
    }),
    /** A guest deleted rows of the history, or all of them. */
    removed: (state, { payload }: PayloadAction<{ bookIds: readonly number[] }>): LocalHistoryState => ({
      ...state,
      entries: state.entries.filter(({ book }) => !payload.bookIds.includes(book.id)),
    }),
    /** A guest took back what was just deleted. */
    putBack: (state, { payload }: PayloadAction<{ entries: readonly LocalEntry[] }>): LocalHistoryState => {
      const back = payload.entries.filter(({ book }) => !state.entries.some((entry) => entry.book.id === book.id));
      const entries = [...state.entries, ...back].sort((a, b) => b.place.updateTime - a.place.updateTime);
      return { ...state, entries };
    },
    /** Somebody signed in where a guest had read. */
    mergeOffered: (state) =>
      moved(
        state,
        step(state.merge, 'offered', () => ({ at: 'offered' })),
      ),
    mergeAccepted: (state) =>
      moved(
        state,
        step(state.merge, 'accepted', () => ({ at: 'merging' })),
      ),
    mergeDeclined: (state) =>
      moved(
        state,
        step(state.merge, 'declined', () => ({ at: 'resting' })),
      ),
    /** The server has it all: the local copy goes. */
    merged: (state, _merged: PayloadAction<{ count: number }>): LocalHistoryState => {
      const merge = step(state.merge, 'merged', () => ({ at: 'resting' }));
      return merge === state.merge ? state : { entries: [], merge };
    },
    mergeFailed: (state) =>
      moved(
        state,
        step(state.merge, 'failed', () => ({ at: 'failed' })),
      ),
  },
  extraReducers: (builder) =>
    builder
      .addCase(overlayEvents.closed, (state, { payload }) =>
        payload.kind === MERGE_OVERLAY
          ? moved(
              state,
              step(state.merge, 'declined', () => ({ at: 'resting' })),
            )
          : state,
      )
      .addCase(sessionEnded, (state) =>
        moved(
          state,
          step(state.merge, 'ended', () => ({ at: 'resting' })),
        ),
      ),
  selectors: {
    selectLocalHistory: (state) => state.entries,
    selectMerge: (state) => state.merge,
  },
}).injectInto(lateReducer);

export const localHistoryEvents = localHistorySlice.actions;
export const { selectLocalHistory, selectMerge } = localHistorySlice.selectors;

export const localHistoryRecording: RecordingRules<typeof localHistoryEvents> = {
  restored: 'keep',
  noted: 'keep',
  removed: 'keep',
  putBack: 'keep',
  mergeOffered: 'keep',
  mergeAccepted: 'keep',
  mergeDeclined: 'keep',
  merged: 'keep',
  mergeFailed: 'keep',
};
