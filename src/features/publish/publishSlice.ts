import { createSlice } from '@reduxjs/toolkit';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { postLeaveRule } from './postLeaveRule';
import { type PostIntent, type PublishState, publishTable } from './publishMachine';

const { on, step } = machine<PublishState>()(publishTable);

/** The post that is being written: where it stands (the text itself is a kept draft of the forms). */
export const publishSlice = createSlice({
  name: 'publish',
  initialState: { at: 'editing' } as PublishState,
  reducers: {
    /** The page is on screen; what was sent or refused before is over. */
    opened: on('opened', (from) => (from.at === 'editing' ? from : { at: 'editing' })),
    submitted: on('submitted', (from) =>
      from.at === 'refused' && from.again ? { at: 'checking', again: from.again } : { at: 'checking' },
    ),
    /** Not yet: nobody is signed in, a picture failed, or leaving is asked about. */
    heldBack: on('heldBack', () => ({ at: 'editing' })),
    waited: on('waited', ({ again }) => ({ at: 'uploading', ...(again && { again }) })),
    sentOff: on('sentOff', (_from, { intent }: { intent: PostIntent }) => ({ at: 'sending', intent })),
    published: on('published', (_from, { postId, pending }: { postId: number; pending: boolean }) => ({
      at: 'sent',
      postId,
      pending,
    })),
    refused: on('refused', (_from, { message, words }: { message: string; words: readonly string[] }) => ({
      at: 'refused',
      message,
      words,
    })),
    /** The text was changed: what the server said of it fades. */
    edited: on('edited', (from) =>
      from.at === 'editing' || (from.words.length === 0 && from.message === '')
        ? from
        : { ...from, message: '', words: [] },
    ),
    lost: on('lost', ({ intent }) => ({ at: 'unknown', intent, looking: true, round: 1 })),
    /** After a reload: this was on its way. */
    found: on('found', (_from, { intent }: { intent: PostIntent }) => ({
      at: 'unknown',
      intent,
      looking: true,
      round: 1,
    })),
    missing: on('missing', ({ intent }, { message }: { message: string }) => ({
      at: 'refused',
      message,
      words: [],
      again: intent,
    })),
    lookedInVain: on('lookedInVain', (from) => ({ ...from, looking: false })),
    lookedAgain: on('lookedAgain', (from) => (from.looking ? from : { ...from, looking: true, round: from.round + 1 })),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionEnded, (state) => step(state, 'ended', () => ({ at: 'editing' })))
      // Whoever is asked about leaving goes on writing, keeps a draft or throws it away: none of them publishes.
      .addCase(overlayEvents.opened, (state, { payload }) =>
        payload.kind === postLeaveRule.kind ? step(state, 'heldBack', () => ({ at: 'editing' })) : state,
      ),
  selectors: { selectPublish: (state) => state },
}).injectInto(lateReducer);

export const publishEvents = publishSlice.actions;
export const { selectPublish } = publishSlice.selectors;

const post = {
  title: 'length',
  content: 'length',
  tagIds: 'keep',
  imageIds: 'pseudonym',
  gameId: 'keep',
  quoteId: 'pseudonym',
} as const;
const intent = { requestId: 'pseudonym', sentAt: 'keep', post } as const;

export const publishFlowRecording: RecordingRules<typeof publishEvents> = {
  opened: 'keep',
  submitted: 'keep',
  heldBack: 'keep',
  waited: 'keep',
  sentOff: { intent },
  published: { postId: 'pseudonym', pending: 'keep' },
  refused: { message: 'keep', words: 'length' },
  edited: 'keep',
  lost: 'keep',
  found: { intent },
  missing: 'keep',
  lookedInVain: 'keep',
  lookedAgain: 'keep',
};
