import type { ApiFault } from '@/api/fault';
import { code } from '@/contract/codes';
import type { SignInMethod } from './sessionMachine';
import { judgeSignIn, WHOLE_FORM } from './signInFaults';

const refused = (of: number, data: unknown = null): ApiFault => ({ kind: 'business', code: of, message: '不行', data });

describe('D6: where a refused sign-in is said', () => {
  it.each<[SignInMethod, number, string]>([
    ['phone', code.wrongSmsCode, 'code'],
    ['phone', code.phoneUnknown, 'phone'],
    ['phone', code.taken, 'phone'],
    ['name', code.wrongPassword, 'password'],
    ['name', code.notFound, 'loginName'],
    ['register', code.taken, 'loginName'],
    ['register', code.inviteCodeInvalid, 'inviteCode'],
    ['name', code.wrongSmsCode, WHOLE_FORM],
    ['phone', code.failed, WHOLE_FORM],
  ])('%s, code %i: at %s', (method, of, field) =>
    expect(judgeSignIn(method, refused(of))).toEqual({ errors: { [field]: '不行' }, wait: 0 }),
  );

  it.each<[SignInMethod, string, string]>([
    ['phone', 'phone', 'phone'],
    ['phone', 'code', 'code'],
    ['name', 'loginName', 'loginName'],
    ['register', 'password', 'password'],
    ['register', 'inviteCode', 'inviteCode'],
    ['name', 'phone', WHOLE_FORM],
  ])('%s, where the server names %s: at %s', (method, named, field) =>
    expect(judgeSignIn(method, refused(code.badParameter, { field: named })).errors).toEqual({ [field]: '不行' }),
  );

  it('a pause counts only with the two codes that ask for one', () => {
    const pause = { retryAfter: 29.2 };
    expect(judgeSignIn('name', refused(code.tooOften, pause)).wait).toBe(30);
    expect(judgeSignIn('name', refused(code.locked, pause)).wait).toBe(30);
    expect(judgeSignIn('name', refused(code.locked)).wait).toBe(0);
    expect(judgeSignIn('name', refused(code.wrongPassword, pause)).wait).toBe(0);
  });

  it('an ended session is said in the form; what a toast says is not said twice', () => {
    expect(Object.keys(judgeSignIn('phone', { kind: 'session', uid: '', epoch: 0 }).errors)).toEqual([WHOLE_FORM]);
    for (const fault of [{ kind: 'offline' }, { kind: 'timeout' }, { kind: 'http', status: 500, url: '/x' }] as const)
      expect(judgeSignIn('phone', fault)).toEqual({ errors: {}, wait: 0 });
  });
});
