import { createSlice } from '@reduxjs/toolkit';
import type { CheckinResult } from '@/contract/checkin';
import { lateReducer } from '@/kernel/lateReducer';
import type { RecordingRules } from '@/kernel/recording';
import { sessionEnded } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { type CheckinIntent, type CheckinState, checkinTable, isUnderWay } from './checkinMachine';

const { on, step } = machine<CheckinState>()(checkinTable);

/** The day asked for, where it is known. */
const dayOf = ({ day }: CheckinIntent) => (day === undefined ? {} : { day });

/** Today's check-in and made-up days, from the tap to the server's word. */
export const checkinSlice = createSlice({
  name: 'checkin',
  initialState: { at: 'idle' } as CheckinState,
  reducers: {
    asked: on('asked', (_from, { intent, member }: { intent: CheckinIntent; member: boolean }) =>
      member ? { at: 'sending', intent } : { at: 'loginNeeded', why: 'tapped', ...dayOf(intent) },
    ),
    /** The way to login has begun; the wish waits in `session/pending`. */
    sentToLogin: on('sentToLogin', () => ({ at: 'idle' })),
    /** Signed in: today is signed, once (C5). */
    resumed: on('resumed', (_from, wish: { requestId: string; day?: string | undefined }) => ({
      at: 'sending',
      intent: { kind: 'sign', ...wish },
    })),
    /** The journal of this tab held a request whose answer a reload lost. */
    restored: on('restored', (_from, { intent }: { intent: CheckinIntent }) => ({ at: 'unknown', intent })),
    answered: on('answered', ({ intent }, { result }: { result: CheckinResult }) => ({ at: 'done', intent, result })),
    /** The day is signed already: by another device, or by the request whose answer was lost. */
    foundDone: on('foundDone', ({ intent }) => ({ at: 'done', intent, result: null })),
    lost: on('lost', ({ intent }) => ({ at: 'unknown', intent })),
    foundUndone: on('foundUndone', ({ intent }, { text }: { text: string }) => ({
      at: 'refused',
      intent,
      text,
      told: false,
    })),
    refused: on('refused', ({ intent }, why: { text: string; told: boolean }) => ({ at: 'refused', intent, ...why })),
  },
  extraReducers: (builder) =>
    builder.addCase(sessionEnded, (state, { payload: { by } }) =>
      // A made-up day costs diamonds: who comes back taps again.
      by === 'expired' && isUnderWay(state) && state.intent.kind === 'sign'
        ? step(state, 'expired', ({ intent }) => ({ at: 'loginNeeded', why: 'expired', ...dayOf(intent) }))
        : step(state, 'ended', () => ({ at: 'idle' })),
    ),
  selectors: {
    selectCheckin: (checkin) => checkin,
    /** The request under way, if there is one: its button waits. */
    selectSending: (checkin) => (isUnderWay(checkin) ? checkin.intent : undefined),
  },
}).injectInto(lateReducer);

export const checkinEvents = checkinSlice.actions;
export const { selectCheckin, selectSending } = checkinSlice.selectors;

const intent = { kind: 'keep', requestId: 'pseudonym', day: 'keep', price: 'keep' } as const;

export const checkinFlowRecording: RecordingRules<typeof checkinEvents> = {
  asked: { intent, member: 'keep' },
  sentToLogin: 'keep',
  resumed: { requestId: 'pseudonym', day: 'keep' },
  restored: { intent },
  answered: 'keep',
  foundDone: 'keep',
  lost: 'keep',
  foundUndone: 'keep',
  refused: 'keep',
};
