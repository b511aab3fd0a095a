import type { UnknownAction } from '@reduxjs/toolkit';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { buildAccount } from '@/testing/builders/member';
import { describeMachine } from '@/ui/testing/describeMachine';
import { type SessionState, sessionStart, sessionTable } from './sessionMachine';
import { sessionEvents, sessionSlice } from './sessionSlice';
import { type SmsCodeState, smsCodeStart, smsCodeTable } from './smsCodeMachine';
import { smsCodeEvents, smsCodeSlice } from './smsCodeSlice';

const request = { method: 'name', loginName: 'xinghe', password: 'secret:1' } as const;
const place = {} as Parameters<typeof navigationEvents.arrived>[0]['place'];

const sessions: Record<SessionState['at'], SessionState> = {
  guest: { at: 'guest', epoch: 3, turnedAway: true },
  authenticating: { at: 'authenticating', epoch: 3, from: 'guest', request },
  member: { at: 'member', epoch: 3, fresh: true },
  expired: { at: 'expired', epoch: 3 },
  loggingOut: { at: 'loggingOut', epoch: 3, skipServer: false },
};

const sessionActions: Record<string, UnknownAction> = {
  submitted: sessionEvents.submitted(request),
  started: sessionStarted({ account: buildAccount(), by: 'login' }),
  turnedAway: sessionEvents.turnedAway(),
  arrived: navigationEvents.arrived({ place, how: 'push' }),
  refused: sessionEvents.refused(),
  expiredByServer: sessionEvents.expiredByServer({ uid: '1001', epoch: 3 }),
  greeted: sessionEvents.greeted(),
  logoutAsked: sessionEvents.logoutAsked({ skipServer: false }),
  ended: sessionEnded({ by: 'logout' }),
};

interface SessionCase {
  action: UnknownAction;
  /** A member who signs in anew goes back to being one when refused. */
  from?: 'member';
}

describeMachine<SessionState, SessionCase>('D1: the session', {
  table: sessionTable,
  start: sessionStart,
  sample: (at) => sessions[at],
  events: (event) => {
    const action = sessionActions[event] as UnknownAction;
    return event === 'refused' ? [{ action }, { action, from: 'member' }] : [{ action }];
  },
  step: (state, { action, from }) =>
    sessionSlice.reducer(state.at === 'authenticating' && from ? { ...state, from } : state, action),
});

describe('session', () => {
  it('D4: an answer of an earlier session, or of nobody, ends nothing', () => {
    const { member } = sessions;
    for (const fault of [
      { uid: '1001', epoch: 2 },
      { uid: '1001', epoch: 4 },
      { uid: '', epoch: 3 },
    ])
      expect(sessionSlice.reducer(member, sessionEvents.expiredByServer(fault))).toBe(member);
  });

  it('D4: each change of account counts the epoch up', () => {
    const started = sessionSlice.reducer(sessions.member, sessionStarted({ account: buildAccount(), by: 'otherTab' }));
    expect(started).toEqual({ at: 'member', epoch: 4, fresh: false });
    expect(sessionSlice.reducer(started, sessionEnded({ by: 'expired' })).epoch).toBe(5);
  });
});

const codes: Record<SmsCodeState['at'], SmsCodeState> = {
  ready: { at: 'ready' },
  sending: { at: 'sending', phone: '13800138000', form: 'login' },
  cooling: { at: 'cooling', until: 60_000, seconds: 60, debugCode: '' },
};
const cooling = { until: 60_000, seconds: 60 };
const codeActions: Record<string, UnknownAction[]> = {
  asked: [smsCodeEvents.asked({ purpose: 'login', phone: '13800138000', form: 'login' })],
  sent: [smsCodeEvents.sent({ purpose: 'login', debugCode: '', ...cooling })],
  refused: [smsCodeEvents.refused({ purpose: 'login' }), smsCodeEvents.refused({ purpose: 'login', cooling })],
  cooled: [smsCodeEvents.cooled({ purpose: 'login' })],
};

describeMachine<SmsCodeState, UnknownAction>('D6: the SMS code', {
  table: smsCodeTable,
  start: smsCodeStart,
  sample: (at) => codes[at],
  events: (event) => codeActions[event] ?? [],
  step: (state, action) => smsCodeSlice.reducer({ login: state }, action).login as SmsCodeState,
});
