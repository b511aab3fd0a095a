import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';

/** The one comment that is lit for two seconds: the one a link led to, or the one just written. */
export type Spotlight = { at: 'off' } | { at: 'lit'; id: number };

export interface CommentsState {
  spotlight: Spotlight;
  /** Comments whose replies are all shown. */
  open: readonly number[];
}

const initialState: CommentsState = { spotlight: { at: 'off' }, open: [] };

/** What the comments under posts show besides their rows. */
export const commentsSlice = createSlice({
  name: 'comments',
  initialState,
  reducers: {
    /** A comment is to be seen: it comes into view once and is lit. */
    pointedAt: (state, { payload: { id } }: PayloadAction<{ id: number }>): CommentsState => ({
      ...state,
      spotlight: { at: 'lit', id },
    }),
    dimmed: (state): CommentsState => ({ ...state, spotlight: { at: 'off' } }),
    threadOpened: (state, { payload: { id } }: PayloadAction<{ id: number }>): CommentsState => ({
      ...state,
      open: [...state.open.filter((one) => one !== id), id],
    }),
    threadFolded: (state, { payload: { id } }: PayloadAction<{ id: number }>): CommentsState => ({
      ...state,
      open: state.open.filter((one) => one !== id),
    }),
  },
  selectors: {
    selectSpotlight: ({ spotlight }) => spotlight,
    selectIsOpen: ({ open }, id: number) => open.includes(id),
  },
}).injectInto(lateReducer);

export const commentEvents = commentsSlice.actions;
export const { selectSpotlight, selectIsOpen } = commentsSlice.selectors;

export const commentsRecording: RecordingRules<typeof commentEvents> = {
  pointedAt: { id: 'pseudonym' },
  dimmed: 'keep',
  threadOpened: { id: 'pseudonym' },
  threadFolded: { id: 'pseudonym' },
};
