import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';

/** A chapter that can be read here without a network. */
export interface KeptChapter {
  bookId: number;
  bookTitle: string;
  chapterId: number;
  chapterTitle: string;
}

export interface KeptChaptersState {
  /** Latest first. */
  chapters: readonly KeptChapter[];
}

const initialState: KeptChaptersState = { chapters: [] };

/** What of the last reading lies on this device; the chapters themselves are in storage. */
export const keptChaptersSlice = createSlice({
  name: 'keptChapters',
  initialState,
  reducers: {
    /** Read from storage, or changed there. */
    told: (_state, { payload }: PayloadAction<KeptChaptersState>) => payload,
  },
  selectors: { selectKeptChapters: (state) => state.chapters },
}).injectInto(lateReducer);

export const keptChapterEvents = keptChaptersSlice.actions;
export const { selectKeptChapters } = keptChaptersSlice.selectors;

export const keptChaptersRecording: RecordingRules<typeof keptChapterEvents> = { told: 'keep' };
