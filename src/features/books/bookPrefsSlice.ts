import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { Id } from '@/contract/fields';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';

/** Books whose list of chapters was turned round; the latest of them are remembered. */
const TURNED_MOST = 200;

/** What this browser remembers about reading, whoever is signed in. */
export const BookPrefs = v.object({
  /** What the member said of their age (A7); null: not asked yet. */
  age: v.optional(v.nullable(v.picklist(['adult', 'minor'])), null),
  /** Reading leaves neither history nor places. */
  incognito: v.optional(v.boolean(), false),
  /** How the shelf of subscriptions is drawn. */
  shelf: v.optional(v.picklist(['grid', 'list']), 'grid'),
  /** What a tap on a subscribed book opens: the next unread chapter, or its page. */
  opens: v.optional(v.picklist(['next', 'info']), 'next'),
  /** Books whose chapters are listed newest first. */
  turned: v.optional(v.array(Id), []),
});
export type BookPrefs = v.InferOutput<typeof BookPrefs>;

export interface BookPrefsState extends BookPrefs {
  /** What storage holds is known; before that nobody is asked for their age. */
  isRead: boolean;
}

const initialState: BookPrefsState = { ...v.parse(BookPrefs, {}), isRead: false };

/** Choices about books and reading; an effect writes them down. */
export const bookPrefsSlice = createSlice({
  name: 'bookPrefs',
  initialState,
  reducers: {
    /** Read from storage at start. */
    restored: (_state, { payload }: PayloadAction<BookPrefs>): BookPrefsState => ({ ...payload, isRead: true }),
    ageAnswered: (state, { payload }: PayloadAction<{ age: 'adult' | 'minor' }>) => ({ ...state, age: payload.age }),
    incognitoSwitched: (state, { payload }: PayloadAction<{ on: boolean }>) => ({ ...state, incognito: payload.on }),
    shelfChosen: (state, { payload }: PayloadAction<{ shelf: BookPrefs['shelf'] }>) => ({
      ...state,
      shelf: payload.shelf,
    }),
    opensChosen: (state, { payload }: PayloadAction<{ opens: BookPrefs['opens'] }>) => ({
      ...state,
      opens: payload.opens,
    }),
    /** The list of chapters of a book was turned to newest first, or back. */
    orderTurned: (state, { payload: { bookId } }: PayloadAction<{ bookId: number }>) => {
      const others = state.turned.filter((id) => id !== bookId);
      const turned = others.length < state.turned.length ? others : [...others, bookId].slice(-TURNED_MOST);
      return { ...state, turned };
    },
  },
  selectors: {
    selectBookPrefs: (prefs) => prefs,
    /** Whether reading is to leave no traces. */
    selectIncognito: (prefs) => prefs.incognito,
    selectIsTurned: (prefs, bookId: number) => prefs.turned.includes(bookId),
  },
}).injectInto(lateReducer);

export const bookPrefsEvents = bookPrefsSlice.actions;
export const { selectBookPrefs, selectIncognito, selectIsTurned } = bookPrefsSlice.selectors;

export const bookPrefsRecording: RecordingRules<typeof bookPrefsEvents> = {
  // The answer at the gate is no age: without it a replay would stand before the wall.
  restored: { age: 'keep', incognito: 'keep', shelf: 'keep', opens: 'keep', turned: 'keep' },
  ageAnswered: { age: 'keep' },
  incognitoSwitched: 'keep',
  shelfChosen: 'keep',
  opensChosen: 'keep',
  orderTurned: 'keep',
};
