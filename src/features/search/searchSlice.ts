import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type SuggestState, suggestTable } from './suggestMachine';

/** At most this many searches are remembered, the latest first. */
export const HISTORY_MOST = 10;
/** A longer keyword is cut. */
export const KEYWORD_LONGEST = 50;

const { step } = machine<SuggestState>()(suggestTable);

export interface SearchState {
  suggest: SuggestState;
  history: readonly string[];
}

const initialState: SearchState = { suggest: { at: 'idle' }, history: [] };

/** A keyword as it is searched for. */
export const cleanKeyword = (text: string): string => [...text.trim()].slice(0, KEYWORD_LONGEST).join('');

const suggest = (state: SearchState, next: SuggestState): SearchState =>
  next === state.suggest ? state : { ...state, suggest: next };

/** What is typed into the search box, and what was searched for before in this browser. */
export const searchSlice = createSlice({
  name: 'search',
  initialState,
  reducers: {
    typed: (state, { payload }: PayloadAction<{ text: string }>) => {
      const keyword = cleanKeyword(payload.text);
      return suggest(
        state,
        step(state.suggest, 'typed', () => (keyword === '' ? { at: 'idle' } : { at: 'waiting', keyword })),
      );
    },
    quiet: (state) =>
      suggest(
        state,
        step(state.suggest, 'quiet', ({ keyword }) => ({ at: 'asking', keyword })),
      ),
    /** An answer to another keyword than the one that is being asked about is nobody's. */
    answered: (state, { payload }: PayloadAction<{ keyword: string; words: readonly string[] }>) =>
      state.suggest.at === 'asking' && state.suggest.keyword === payload.keyword
        ? suggest(
            state,
            step(state.suggest, 'answered', ({ keyword }) => ({ at: 'shown', keyword, words: payload.words })),
          )
        : state,
    closed: (state) =>
      suggest(
        state,
        step(state.suggest, 'closed', () => ({ at: 'idle' })),
      ),
    searched: (state, { payload: { keyword } }: PayloadAction<{ keyword: string }>) => ({
      suggest: step(state.suggest, 'closed', () => ({ at: 'idle' })),
      history: [keyword, ...state.history.filter((one) => one !== keyword)].slice(0, HISTORY_MOST),
    }),
    historyCleared: (state) => ({ ...state, history: [] }),
    restored: (state, { payload }: PayloadAction<{ history: readonly string[] }>) => ({
      ...state,
      history: payload.history,
    }),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, () => initialState).addCase(sessionStarted, () => initialState),
  selectors: {
    selectSuggest: (state) => state.suggest,
    selectSearches: (state) => state.history,
  },
}).injectInto(lateReducer);

export const searchEvents = searchSlice.actions;
export const { selectSuggest, selectSearches } = searchSlice.selectors;

export const searchFlowRecording: RecordingRules<typeof searchEvents> = {
  typed: { text: 'length' },
  quiet: 'keep',
  answered: { keyword: 'length', words: 'shape' },
  closed: 'keep',
  searched: { keyword: 'length' },
  historyCleared: 'keep',
  restored: { history: 'length' },
};
