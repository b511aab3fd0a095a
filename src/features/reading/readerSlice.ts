import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';

/** The overlay with the bars of the reader; Back closes it first. */
export const READER_MENU = 'reader-menu';
export const READER_SETTINGS = 'reader-settings';
export const READER_MORE = 'reader-more';

/** A place inside a chapter: page of a comic or paragraph of a novel from 0, and how far through it. */
export interface Anchor {
  page: number;
  offset: number;
}

/** The open chapter, and where the member rests in it. */
export interface Here extends Anchor {
  bookId: number;
  chapterId: number;
  total: number;
}

export interface ReaderState {
  here: Here | null;
  /** The slider asked to go somewhere; `round` tells apart two wishes for the same page. */
  jump: (Anchor & { chapterId: number; round: number }) | null;
  /** This chapter is entered from behind, by paging backwards. */
  enterAtEnd: number | null;
  auto: boolean;
  full: boolean;
}

const initialState: ReaderState = { here: null, jump: null, enterAtEnd: null, auto: false, full: false };

/** What the reader on screen does, at rest; fingers and frames stay outside. */
export const readerSlice = createSlice({
  name: 'reader',
  initialState,
  reducers: {
    /** The reader of a book came on screen, also back from behind other pages. */
    shown: (_state, _shown: PayloadAction<{ bookId: number }>) => undefined,
    /** A chapter is on screen, open or locked; its content may still be on the way. */
    opened: (state, { payload }: PayloadAction<{ bookId: number; chapterId: number }>): ReaderState => ({
      ...state,
      here: { ...payload, page: 0, offset: 0, total: 0 },
      jump: null,
    }),
    /** The view came to rest (or a page was turned). */
    rested: (state, { payload }: PayloadAction<Here & { chapterIndex: number; chapterTitle: string }>): ReaderState => {
      const { bookId, chapterId, page, offset, total } = payload;
      return { ...state, here: { bookId, chapterId, page, offset, total }, jump: null };
    },
    /** The slider was moved, or the member went where another device is. */
    jumped: (state, { payload }: PayloadAction<Anchor & { chapterId: number }>): ReaderState => ({
      ...state,
      jump: { ...payload, round: (state.jump?.round ?? 0) + 1 },
    }),
    /** Paging backwards leads into the end of the chapter before. */
    turnedBackInto: (state, { payload }: PayloadAction<{ chapterId: number }>): ReaderState => ({
      ...state,
      enterAtEnd: payload.chapterId,
    }),
    /** Any other way into a chapter. */
    entered: (state): ReaderState => (state.enterAtEnd === null ? state : { ...state, enterAtEnd: null }),
    autoStarted: (state): ReaderState => ({ ...state, auto: true }),
    autoStopped: (state): ReaderState => (state.auto ? { ...state, auto: false } : state),
    fullEntered: (state): ReaderState => ({ ...state, full: true }),
    fullLeft: (state): ReaderState => (state.full ? { ...state, full: false } : state),
    /** The reader is not on screen any more. */
    left: (state, { payload }: PayloadAction<{ bookId: number }>): ReaderState =>
      state.here?.bookId === payload.bookId ? initialState : state,
  },
  extraReducers: (builder) =>
    // Whatever opens over the page stops it: nothing scrolls on behind a question.
    builder.addCase(overlayEvents.opened, (state) => (state.auto ? { ...state, auto: false } : state)),
  selectors: {
    selectReader: (reader) => reader,
    selectHere: (reader) => reader.here,
  },
}).injectInto(lateReducer);

export const readerEvents = readerSlice.actions;
export const { selectReader, selectHere } = readerSlice.selectors;

export const readerRecording: RecordingRules<typeof readerEvents> = {
  shown: 'keep',
  opened: 'keep',
  rested: 'keep',
  jumped: 'keep',
  turnedBackInto: 'keep',
  entered: 'keep',
  autoStarted: 'keep',
  autoStopped: 'keep',
  fullEntered: 'keep',
  fullLeft: 'keep',
  left: 'keep',
};
