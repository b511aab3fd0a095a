import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';

/** At most so many chapters are bought together; the server takes no more. */
export const CHAPTERS_MOST = 100;

export interface BookMenuState {
  /** The reader below this list is to show this address instead of its own. */
  leadTo: string | null;
  /** Chapters ticked to be bought together, of one book. */
  ticked: { bookId: number; ids: readonly number[] };
}

const initialState: BookMenuState = { leadTo: null, ticked: { bookId: 0, ids: [] } };

/** What is going on in the list of chapters. */
export const bookMenuSlice = createSlice({
  name: 'bookMenu',
  initialState,
  reducers: {
    /** A chapter was chosen in a list that the reader led to: back into the reader, and there to that chapter. */
    ledBack: (state, { payload }: PayloadAction<{ to: string }>) => ({ ...state, leadTo: payload.to }),
    /** The reader is on screen and goes on by itself. */
    arrivedBack: (state) => ({ ...state, leadTo: null }),
    /** Other chapters are ticked now. */
    ticked: (state, { payload: { bookId, ids } }: PayloadAction<{ bookId: number; ids: readonly number[] }>) => ({
      ...state,
      ticked: { bookId, ids: ids.slice(0, CHAPTERS_MOST) },
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, () => initialState).addCase(sessionStarted, () => initialState),
  selectors: {
    selectLeadTo: (state) => state.leadTo,
    selectTicked: (state, bookId: number) => (state.ticked.bookId === bookId ? state.ticked.ids : none),
  },
}).injectInto(lateReducer);

const none: readonly number[] = [];

export const bookMenuEvents = bookMenuSlice.actions;
export const { selectLeadTo, selectTicked } = bookMenuSlice.selectors;

export const bookMenuRecording: RecordingRules<typeof bookMenuEvents> = {
  ledBack: 'keep',
  arrivedBack: 'keep',
  ticked: 'keep',
};
