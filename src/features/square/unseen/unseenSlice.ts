import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Target } from '@/features/square/wishes/target';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';

/** At most this many muted words, and hidden posts that this browser remembers (the latest). */
export const MUTED_MOST = 50;
export const HIDDEN_MOST = 500;
/** A muted word has at most this many characters. */
export const WORD_LONGEST = 20;

/** What this browser keeps for one member. */
export interface KeptUnseen {
  hidden: number[];
  muted: string[];
  /** People who are not to be suggested any more. */
  away: number[];
}

/** The texts that one can delete. */
export type Deletable = Extract<Target, { kind: 'delete' }>['of'];

export interface UnseenState extends KeptUnseen {
  /** Authors blocked in this visit; the server keeps the list itself. */
  blocked: readonly number[];
  /** Texts deleted in this visit: cards become tombstones. */
  deleted: Readonly<Partial<Record<Deletable, readonly number[]>>>;
}

const initialState: UnseenState = { hidden: [], muted: [], away: [], blocked: [], deleted: { post: [], comment: [] } };

const put = (ids: readonly number[], id: number, on: boolean): number[] =>
  on ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id);

const noIds: readonly number[] = [];
const deletedOf = ({ deleted }: UnseenState, of: Deletable) => deleted[of] ?? noIds;

function mark(state: UnseenState, target: Target, on: boolean): UnseenState {
  switch (target.kind) {
    case 'block':
      return { ...state, blocked: put(state.blocked, target.id, on) };
    case 'hide':
      return { ...state, hidden: put(state.hidden, target.id, on).slice(-HIDDEN_MOST) };
    case 'delete':
      return {
        ...state,
        deleted: { ...state.deleted, [target.of]: put(deletedOf(state, target.of), target.id, on) },
      };
    default:
      return state;
  }
}

/** What the member does not want to see: at once in every list on screen, and back when the server refuses. */
export const unseenSlice = createSlice({
  name: 'unseen',
  initialState,
  reducers: {
    /** Read from storage for whoever looks. */
    restored: (state, { payload }: PayloadAction<KeptUnseen>): UnseenState => ({ ...state, ...payload }),
    /** A guest hides only for this browser. */
    postHidden: (state, { payload: { id } }: PayloadAction<{ id: number }>) => mark(state, { kind: 'hide', id }, true),
    wordMuted: (state, { payload: { word } }: PayloadAction<{ word: string }>) => ({
      ...state,
      muted: [...state.muted.filter((one) => one !== word), word].slice(-MUTED_MOST),
    }),
    personSentAway: (state, { payload: { id } }: PayloadAction<{ id: number }>) => ({
      ...state,
      away: put(state.away, id, true).slice(-HIDDEN_MOST),
    }),
    wordUnmuted: (state, { payload: { word } }: PayloadAction<{ word: string }>) => ({
      ...state,
      muted: state.muted.filter((one) => one !== word),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(wishEvents.tapped, (state, { payload: { target, want } }) => mark(state, target, want))
      .addCase(wishEvents.failed, (state, { payload: { target, truth } }) => mark(state, target, truth))
      .addCase(sessionEnded, () => initialState)
      .addCase(sessionStarted, () => initialState),
  selectors: {
    selectUnseen: (unseen) => unseen,
    selectMuted: (unseen) => unseen.muted,
    /** Whom not to suggest. */
    selectAway: (unseen) => unseen.away,
    /** The texts of a kind that were deleted in this visit. */
    selectDeleted: deletedOf,
    /** Whether a text was deleted in this visit. */
    selectIsDeleted: (unseen, of: Deletable, id: number) => deletedOf(unseen, of).includes(id),
    selectIsBlocked: (unseen, id: number) => unseen.blocked.includes(id),
  },
}).injectInto(lateReducer);

export const unseenEvents = unseenSlice.actions;
export const { selectUnseen, selectMuted, selectAway, selectDeleted, selectIsDeleted, selectIsBlocked } =
  unseenSlice.selectors;

export const unseenRecording: RecordingRules<typeof unseenEvents> = {
  restored: { hidden: 'pseudonym', muted: 'length', away: 'pseudonym' },
  postHidden: { id: 'pseudonym' },
  personSentAway: { id: 'pseudonym' },
  wordMuted: { word: 'length' },
  wordUnmuted: { word: 'length' },
};
