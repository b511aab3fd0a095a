import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { feedEvents } from '@/shell/feeds/feedsSlice';

export interface SquareViewState {
  /** Posts whose whole text is shown: a row that leaves the window and comes back stays as it was. */
  unfolded: readonly number[];
  /** The pinned strip shows one line only. */
  pinsFolded: boolean;
  /** The feed that has news, by its key: a pill says so, nothing is inserted. */
  newsIn: string | null;
  /** When the first page of a feed came, by its key; epoch ms of this device. */
  listedAt: Readonly<Record<string, number>>;
}

const initialState: SquareViewState = { unfolded: [], pinsFolded: true, newsIn: null, listedAt: {} };

/** How the square's lists look besides their rows. */
export const squareViewSlice = createSlice({
  name: 'squareView',
  initialState,
  reducers: {
    postFolded: (state, { payload: { id, whole } }: PayloadAction<{ id: number; whole: boolean }>) => {
      state.unfolded = state.unfolded.filter((one) => one !== id);
      if (whole) state.unfolded.push(id);
    },
    pinsFolded: (state, { payload: { folded } }: PayloadAction<{ folded: boolean }>) => {
      state.pinsFolded = folded;
    },
    listed: (state, { payload: { key, at } }: PayloadAction<{ key: string; at: number }>) => {
      state.listedAt[key] = at;
    },
    newsFound: (state, { payload: { key } }: PayloadAction<{ key: string }>) => {
      state.newsIn = key;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(feedEvents.pulled, (state, { payload: { key, event } }) => {
        if (state.newsIn === key && (event === 'refreshed' || event === 'released')) state.newsIn = null;
      })
      .addCase(sessionEnded, () => initialState)
      .addCase(sessionStarted, () => initialState),
  selectors: {
    selectIsUnfolded: (view, id: number) => view.unfolded.includes(id),
    selectPinsFolded: (view) => view.pinsFolded,
    selectListedAt: (view, key: string) => view.listedAt[key],
    selectHasNews: (view, key: string) => view.newsIn === key,
  },
}).injectInto(lateReducer);

export const squareViewEvents = squareViewSlice.actions;
export const { selectIsUnfolded, selectPinsFolded, selectListedAt, selectHasNews } = squareViewSlice.selectors;

export const squareViewRecording: RecordingRules<typeof squareViewEvents> = {
  postFolded: { id: 'pseudonym', whole: 'keep' },
  pinsFolded: 'keep',
  listed: 'keep',
  newsFound: 'keep',
};
