import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Account } from '@/contract/account';
import { rehydrated } from '@/kernel/rehydrated';
import { ACCOUNT_KEY, sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { machine } from '@/lib/machine/machine';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { type SessionState, type SignInRequest, sessionTable } from './sessionMachine';

const { on, step } = machine<SessionState>()(sessionTable);

/** The session machine (D1). `session/started` and `session/ended` are kernel events, because many slices answer them. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { at: 'guest', epoch: 0, turnedAway: false } as SessionState,
  reducers: {
    submitted: on('submitted', ({ at, epoch }, request: SignInRequest) => ({
      at: 'authenticating',
      epoch,
      from: at,
      request,
    })),
    refused: on('refused', ({ epoch, from }) =>
      from === 'guest' ? { at: from, epoch, turnedAway: false } : { at: from, epoch, fresh: false },
    ),
    /** The member wants out; `skipServer` when the server knows already (D3). */
    logoutAsked: on('logoutAsked', ({ epoch }, how: { skipServer: boolean }) => ({
      at: 'loggingOut',
      epoch,
      skipServer: how.skipServer,
    })),
    /** Code 2. One that belongs to an earlier session, or to nobody, changes nothing (D4). */
    expiredByServer: (state, { payload }: PayloadAction<{ uid: string; epoch: number }>): SessionState =>
      payload.uid === '' || payload.epoch !== state.epoch
        ? state
        : step(state, 'expiredByServer', ({ epoch }) => ({ at: 'expired', epoch })),
    /** Code 2 for a guest: the way to login begins, once until somewhere is reached (D4). */
    turnedAway: on('turnedAway', (from) => (from.turnedAway ? from : { ...from, turnedAway: true })),
    /** What a login offers once was offered (D2). */
    greeted: on('greeted', ({ epoch }) => ({ at: 'member', epoch, fresh: false })),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionStarted, (state, { payload: { by } }) =>
        step(state, 'started', ({ epoch }) => ({
          at: 'member',
          epoch: epoch + 1,
          fresh: by === 'login' || by === 'register',
        })),
      )
      .addCase(sessionEnded, (state) =>
        step(state, 'ended', ({ epoch }) => ({ at: 'guest', epoch: epoch + 1, turnedAway: false })),
      )
      .addCase(navigationEvents.arrived, (state) =>
        step(state, 'arrived', (from) => (from.turnedAway ? { ...from, turnedAway: false } : from)),
      )
      .addMatcher(rehydrated<Account>(ACCOUNT_KEY), (state, { payload }) =>
        payload?.uid
          ? step(state, 'started', ({ epoch }) => ({ at: 'member', epoch: epoch + 1, fresh: false }))
          : state,
      ),
  selectors: {
    selectSession: (session) => session,
    selectEpoch: (session) => session.epoch,
    selectIsAuthenticating: (session) => session.at === 'authenticating',
  },
});

export const sessionEvents = sessionSlice.actions;
export const { selectSession, selectEpoch, selectIsAuthenticating } = sessionSlice.selectors;
