import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '@/contract/account';
import type { RecordingRules } from '@/kernel/recording';
import { rehydrated } from '@/kernel/rehydrated';
import { sessionEnded, sessionStarted } from '@/kernel/sessionFacts';
import { machine } from '@/lib/machine/machine';
import { ACCOUNT_KEY } from './accountSlice';
import { type SessionState, type SignInMethod, sessionTable } from './sessionMachine';

const { on, step } = machine<SessionState>()(sessionTable);

/** The session machine (D1). `session/started` and `session/ended` are kernel facts, because many slices answer them. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { at: 'guest', epoch: 0 } as SessionState,
  reducers: {
    submitted: on('submitted', ({ at, epoch }, { method }: { method: SignInMethod }) => ({
      at: 'authenticating',
      epoch,
      from: at,
      method,
    })),
    refused: on('refused', ({ epoch, from }) => ({ at: from, epoch })),
    logoutAsked: on('logoutAsked', ({ epoch }) => ({ at: 'loggingOut', epoch })),
    /** Code 2. One that belongs to an earlier session changes nothing (D4). */
    expiredByServer: (state, action: PayloadAction<{ uid: string; epoch: number }>): SessionState => {
      if (action.payload.uid === '' || action.payload.epoch !== state.epoch) return state;
      return step(state, 'expiredByServer', ({ epoch }) => ({ at: 'expired', epoch }));
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (state) => step(state, 'started', ({ epoch }) => ({ at: 'member', epoch: epoch + 1 })))
      .addCase(sessionEnded, (state) => step(state, 'ended', ({ epoch }) => ({ at: 'guest', epoch: epoch + 1 })))
      .addMatcher(rehydrated<Account>(ACCOUNT_KEY), (state, { payload }) =>
        payload?.uid ? step(state, 'started', ({ epoch }) => ({ at: 'member', epoch: epoch + 1 })) : state,
      ),
  selectors: {
    selectSession: (session) => session,
    selectEpoch: (session) => session.epoch,
  },
});

export const sessionEvents = sessionSlice.actions;
export const { selectSession, selectEpoch } = sessionSlice.selectors;

export const sessionRecording: RecordingRules<typeof sessionEvents> = {
  submitted: 'keep',
  refused: 'keep',
  logoutAsked: 'keep',
  expiredByServer: { uid: 'pseudonym', epoch: 'keep' },
};
