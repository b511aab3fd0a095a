import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FaqList } from '@/contract/support';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import type { FaqRecord } from './faqRecord';
import { type VoteState, voteTable } from './voteMachine';

const { step } = machine<VoteState>()(voteTable);
const open: VoteState = { at: 'open' };

export interface FaqState {
  /** What stands in the search box. */
  sought: string;
  /** The questions of an earlier visit, for when there is no connection. */
  kept: FaqList | undefined;
  /** By question; one nobody voted on has no entry. */
  votes: Readonly<Record<string, VoteState>>;
}

const initialState: FaqState = { sought: '', kept: undefined, votes: {} };

function move(state: FaqState, id: number, apply: (from: VoteState) => VoteState): FaqState {
  const before = state.votes[id] ?? open;
  const after = apply(before);
  return after === before ? state : { ...state, votes: { ...state.votes, [id]: after } };
}

/** Somebody else's votes are not this person's. */
const forgetVotes = (state: FaqState): FaqState => ({
  ...state,
  votes: Object.fromEntries(
    Object.keys(state.votes).map((id) => [id, step(state.votes[id] ?? open, 'forgotten', () => open)]),
  ),
});

/** Frequent questions: what is looked for, what was kept, and votes on the answers (pages 23). */
export const faqSlice = createSlice({
  name: 'faq',
  initialState,
  reducers: {
    sought: (state, { payload: { text } }: PayloadAction<{ text: string }>) => ({ ...state, sought: text }),
    /** What an earlier visit left in the browser. */
    restored: (state, { payload: { list, votes } }: PayloadAction<FaqRecord>): FaqState => ({
      ...state,
      kept: list,
      votes: {
        ...Object.fromEntries(Object.entries(votes).map(([id, voted]) => [id, { at: 'voted', voted } as const])),
        ...state.votes,
      },
    }),
    /** The server's list is here, and kept. */
    listKept: (state, { payload }: PayloadAction<FaqList>) => ({ ...state, kept: payload }),
    voteTapped: (state, { payload: { id, helpful } }: PayloadAction<{ id: number; helpful: boolean }>) =>
      move(state, id, (from) => step(from, 'voteTapped', () => ({ at: 'sending', helpful }))),
    voteTaken: (state, { payload: { id, voted } }: PayloadAction<{ id: number; voted: 'helpful' | 'unhelpful' }>) =>
      move(state, id, (from) => step(from, 'voteTaken', () => ({ at: 'voted', voted }))),
    voteLost: (state, { payload: { id } }: PayloadAction<{ id: number }>) =>
      move(state, id, (from) => step(from, 'voteLost', () => open)),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, forgetVotes).addCase(sessionStarted, forgetVotes),
  selectors: {
    selectSought: ({ sought }) => sought,
    selectKeptFaq: ({ kept }) => kept,
    selectVotes: ({ votes }) => votes,
    selectVote: ({ votes }, id: number): VoteState => votes[id] ?? open,
  },
}).injectInto(lateReducer);

export const faqEvents = faqSlice.actions;
export const { selectSought, selectKeptFaq, selectVotes, selectVote } = faqSlice.selectors;

export const faqRecording: RecordingRules<typeof faqEvents> = {
  sought: { text: 'length' },
  restored: 'shape',
  listKept: 'shape',
  voteTapped: 'keep',
  voteTaken: 'keep',
  voteLost: 'keep',
};
