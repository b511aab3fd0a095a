import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { defaultHabits, defaultLook, type ReaderHabits, type ReaderLook } from './readerSettings';

/** So many books have a look of their own; the one chosen longest ago goes first. */
const BOOKS_MOST = 100;

/** What a book has of its own; everything else is as for all books. */
export type OwnLook = { readonly [Name in keyof ReaderLook]?: ReaderLook[Name] };

export interface ReaderSettingsState {
  look: ReaderLook;
  habits: ReaderHabits;
  books: Readonly<Record<string, OwnLook>>;
}

const initialState: ReaderSettingsState = { look: defaultLook, habits: defaultHabits, books: {} };

/** Settings of the reader: the book's own before those of all books before the defaults (pages 16). */
export const readerSettingsSlice = createSlice({
  name: 'readerSettings',
  initialState,
  reducers: {
    /** Read from storage at start, or written by another tab. */
    restored: (_state, { payload }: PayloadAction<ReaderSettingsState>) => payload,
    /** `bookId`: for this book only; without it for all, and the book on screen no longer differs. */
    lookChosen: (
      state,
      { payload: { bookId, look, of } }: PayloadAction<{ look: OwnLook; bookId?: number; of?: number }>,
    ): ReaderSettingsState => {
      if (bookId !== undefined) {
        const { [bookId]: own, ...others } = state.books;
        const kept = Object.entries(others).slice(-(BOOKS_MOST - 1));
        return { ...state, books: { ...Object.fromEntries(kept), [bookId]: { ...own, ...look } } };
      }
      const books = of === undefined ? state.books : without(state.books, of, Object.keys(look));
      return { ...state, look: { ...state.look, ...look }, books };
    },
    habitsChosen: (state, { payload }: PayloadAction<Partial<ReaderHabits>>): ReaderSettingsState => ({
      ...state,
      habits: { ...state.habits, ...payload },
    }),
    /** The book looks like all books again. */
    bookReset: (state, { payload: { bookId } }: PayloadAction<{ bookId: number }>): ReaderSettingsState => ({
      ...state,
      books: without(state.books, bookId),
    }),
    /** Everything as it was delivered. */
    reset: (state): ReaderSettingsState => ({
      ...initialState,
      habits: { ...defaultHabits, guided: state.habits.guided },
    }),
  },
  selectors: {
    selectReaderSettings: (settings) => settings,
    selectHabits: (settings) => settings.habits,
    selectOwnLook: (settings, bookId: number): OwnLook | undefined => settings.books[bookId],
    /** What holds for a book. */
    selectLook: createSelector(
      [(settings: ReaderSettingsState) => settings.look, (settings, bookId: number) => settings.books[bookId]],
      (look, own): ReaderLook => ({ ...look, ...own }),
    ),
  },
}).injectInto(lateReducer);

/** Takes a book's own look away, all of it or some names. */
function without(books: ReaderSettingsState['books'], bookId: number, names?: readonly string[]) {
  const { [bookId]: own, ...others } = books;
  const left = names && Object.entries(own ?? {}).filter(([name]) => !names.includes(name));
  return left && left.length > 0 ? { ...others, [bookId]: Object.fromEntries(left) as OwnLook } : others;
}

export const readerSettingsEvents = readerSettingsSlice.actions;
export const { selectReaderSettings, selectHabits, selectOwnLook, selectLook } = readerSettingsSlice.selectors;

export const readerSettingsRecording: RecordingRules<typeof readerSettingsEvents> = {
  restored: 'keep',
  lookChosen: 'keep',
  habitsChosen: 'keep',
  bookReset: 'keep',
  reset: 'keep',
};
