import * as v from 'valibot';
import { ACCOUNT_KEY, sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { AccountRecord, accountSlice, guestAccount, selectAccount, selectIsMember, selectUid } from './accountSlice';
import { selectEpoch, selectIsAuthenticating, selectSession, sessionSlice } from './sessionSlice';
import { selectSmsCode, selectSmsCodes, smsCodeEvents, smsCodeSlice } from './smsCodeSlice';

const codes = (...actions: Parameters<typeof smsCodeSlice.reducer>[1][]) =>
  actions.reduce(smsCodeSlice.reducer, smsCodeSlice.getInitialState());
const asked = smsCodeEvents.asked({ purpose: 'login', phone: '13800138000', form: 'login' });
const sent = smsCodeEvents.sent({ purpose: 'login', until: 60_000, seconds: 60, debugCode: '123456' });

describe('D6: codes by SMS', () => {
  it('each purpose is on its own, and one that was never asked for is ready', () => {
    const state = { smsCode: codes(asked) };
    expect(selectSmsCode(state, 'login')).toEqual({ at: 'sending', phone: '13800138000', form: 'login' });
    expect(selectSmsCode(state, 'bind')).toEqual({ at: 'ready' });
    expect(Object.keys(selectSmsCodes(state))).toEqual(['login']);
  });

  it('D1: what a code does not answer changes nothing, not even for a purpose nobody asked about', () => {
    const before = codes(asked, sent);
    expect(smsCodeSlice.reducer(before, asked)).toBe(before);
    const none = codes();
    expect(smsCodeSlice.reducer(none, smsCodeEvents.cooled({ purpose: 'bind' }))).toBe(none);
  });

  it('a refusal cools down only when the server says for how long', () => {
    const cooling = { until: 9_000, seconds: 9 };
    const at = (more: object) => codes(asked, smsCodeEvents.refused({ purpose: 'login', ...more })).login;
    expect(at({})).toEqual({ at: 'ready' });
    expect(at({ cooling })).toEqual({ at: 'cooling', ...cooling });
  });

  it.each([sessionEnded({ by: 'logout' }), sessionStarted({ account: buildAccount(), by: 'login' })])(
    'another session starts with none ($type)',
    (action) => expect(codes(asked, sent, action)).toEqual({}),
  );
});

describe('D5: the member’s record', () => {
  const kept = (payload: unknown) => ({ type: 'persist/REHYDRATE', key: ACCOUNT_KEY, payload });

  it('is a member by uid alone', () => {
    const account = accountSlice.reducer(
      guestAccount,
      sessionStarted({ account: buildAccount({ uid: '7' }), by: 'login' }),
    );
    expect([selectUid({ account }), selectIsMember({ account }), selectAccount({ account }).uid]).toEqual([
      '7',
      true,
      '7',
    ]);
    expect(selectIsMember({ account: guestAccount })).toBe(false);
  });

  it('of nobody has nothing to bind, no real name to give and is not new', () => {
    expect(guestAccount).toMatchObject({ needBind: false, needRealName: false, newAccount: false, uid: '', token: '' });
    expect(v.is(AccountRecord, guestAccount)).toBe(true);
    expect(v.is(AccountRecord, { uid: '7' })).toBe(false);
    expect(v.is(AccountRecord, {})).toBe(false);
  });

  it('that storage does not hold is nobody’s, and changes no session', () => {
    expect(accountSlice.reducer(buildAccount(), kept(undefined))).toEqual(guestAccount);
    const session = sessionSlice.getInitialState();
    expect(sessionSlice.reducer(session, kept(undefined))).toBe(session);
    const back = { session: sessionSlice.reducer(session, kept(buildAccount())) };
    expect([selectSession(back).at, selectEpoch(back), selectIsAuthenticating(back)]).toEqual(['member', 1, false]);
  });
});
