import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Comment } from '@/contract/comment';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type ReplyState, replyTable, type SentComment } from './replyMachine';
import { type ReplyTarget, replyForm } from './replyTarget';

const { step } = machine<ReplyState>()(replyTable);

type Replies = Readonly<Record<string, ReplyState>>;

const writing: ReplyState = { at: 'writing' };
const none: Replies = {};

function move(replies: Replies, target: ReplyTarget, apply: (reply: ReplyState) => ReplyState): Replies {
  const form = replyForm(target);
  const before = replies[form] ?? writing;
  const after = apply(before);
  return after === before ? replies : { ...replies, [form]: after };
}

interface OfTarget {
  target: ReplyTarget;
}

/** Comments on their way to the server, one machine a target. */
export const replySlice = createSlice({
  name: 'reply',
  initialState: none,
  reducers: {
    /** The input bar, or 回复 under a comment, was tapped. */
    asked: (_replies, _action: PayloadAction<OfTarget>) => undefined,
    submitted: (replies, { payload }: PayloadAction<SentComment>) =>
      move(replies, payload.target, (reply) => step(reply, 'submitted', () => ({ at: 'sending', sent: payload }))),
    /** Its draft says that it was sent before a reload, and nobody knows what became of it. */
    reopened: (replies, { payload }: PayloadAction<SentComment>) =>
      move(replies, payload.target, (reply) => step(reply, 'reopened', () => ({ at: 'unknown', sent: payload }))),
    /** It is there; `comment` as the server tells it. */
    accepted: (replies, { payload: { target } }: PayloadAction<OfTarget & { comment: Comment }>) =>
      move(replies, target, (reply) => step(reply, 'accepted', () => ({ at: 'writing' }))),
    refused: (
      replies,
      { payload: { target, fault, words } }: PayloadAction<OfTarget & { fault: string; words?: readonly string[] }>,
    ) =>
      move(replies, target, (reply) =>
        step(reply, 'refused', () => ({ at: 'writing', fault, ...(words ? { words } : {}) })),
      ),
    lost: (replies, { payload: { target } }: PayloadAction<OfTarget>) =>
      move(replies, target, (reply) => step(reply, 'lost', ({ sent }) => ({ at: 'unknown', sent }))),
    missed: (replies, { payload: { target } }: PayloadAction<OfTarget>) =>
      move(replies, target, (reply) => step(reply, 'missed', () => ({ at: 'writing', missed: true }))),
  },
  extraReducers: (builder) => builder.addCase(sessionEnded, () => none).addCase(sessionStarted, () => none),
  selectors: {
    selectReplies: (replies) => replies,
    selectReply: (replies, form: string): ReplyState => replies[form] ?? writing,
  },
}).injectInto(lateReducer);

export const replyEvents = replySlice.actions;
export const { selectReplies, selectReply } = replySlice.selectors;

export const replyTargetRule = {
  postId: 'pseudonym',
  comment: { id: 'pseudonym', threadId: 'pseudonym', name: 'pseudonym', content: 'length' },
} as const;
const somebody = { id: 'pseudonym', uid: 'pseudonym', name: 'pseudonym' } as const;
const target = replyTargetRule;
const sent = { target, content: 'length', sentAt: 'keep' } as const;

export const replyRecording: RecordingRules<typeof replyEvents> = {
  asked: { target },
  submitted: sent,
  reopened: sent,
  accepted: { target, comment: { id: 'pseudonym', postId: 'pseudonym', author: somebody, replyTo: somebody } },
  refused: { target, fault: 'words', words: 'length' },
  lost: { target },
  missed: { target },
};
