import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { formEvents, formsSlice, selectHasDraft } from './formsSlice';
import { loginNameRule, passwordRule, passwordStrength, phoneRule, smsCodeRule } from './rules';
import { faultField, retryAfter } from './serverFaults';

describe('rules', () => {
  it.each([
    ['13800138000', true],
    ['19912345678', true],
    ['12800138000', false],
    ['23800138000', false],
    ['1380013800', false],
    ['138001380001', false],
    ['1380013800a', false],
    ['', false],
  ])('D6: phone %p fits: %p', (value, fits) => expect(phoneRule(value) === '').toBe(fits));

  it.each([
    ['abcd', true],
    ['a_1234567890123456789', false],
    ['Abc_123', true],
    ['abc', false],
    ['小明明明', false],
    ['ab cd', false],
  ])('D6: account name %p fits: %p', (value, fits) => expect(loginNameRule(value) === '').toBe(fits));

  it.each([
    ['abcdefg1', true],
    ['abcdefgh', false],
    ['12345678', false],
    ['abc1', false],
    [`a1${'x'.repeat(31)}`, false],
    ['abcdefg1密', false],
  ])('D6: password %p fits: %p', (value, fits) => expect(passwordRule(value) === '').toBe(fits));

  it.each([
    ['276811', true],
    ['27681', false],
    ['27681a', false],
  ])('D6: SMS code %p fits: %p', (value, fits) => expect(smsCodeRule(value) === '').toBe(fits));

  it('says what is missing and what is wrong', () => {
    expect([phoneRule(''), phoneRule('1')]).toEqual(['请输入手机号', '请输入正确的 11 位手机号']);
  });

  it.each([
    ['short1', 0],
    ['abcdefg1', 1],
    ['Abcdefg1', 2],
    ['Abcdefg1!xyz', 3],
  ])('D6: password %p has strength %i', (password, grade) => expect(passwordStrength(password)).toBe(grade));
});

describe('what a server says about a form', () => {
  const fault = (data: unknown) => ({ kind: 'business', code: 1001, message: '', data });

  it('names a field only if the form has it', () => {
    expect(faultField(fault({ field: 'phone' }), ['phone', 'code'])).toBe('phone');
    expect(faultField(fault({ field: 'other' }), ['phone'])).toBeUndefined();
    expect(faultField(fault(null), ['phone'])).toBeUndefined();
    expect(faultField({ kind: 'offline' }, ['phone'])).toBeUndefined();
  });

  it.each([
    [{ retryAfter: 30 }, 30],
    [{ retryAfter: '29.2' }, 30],
    [{ retryAfter: -1 }, undefined],
    [{ retryAfter: 'soon' }, undefined],
    [undefined, undefined],
  ])('reads a pause from %j as %p', (data, seconds) => expect(retryAfter(fault(data))).toBe(seconds));
});

describe('drafts', () => {
  const { reducer } = formsSlice;
  const started = (uid: string) => sessionStarted({ account: buildAccount({ uid }), by: 'login' });
  const typed = formEvents.drafted({ form: 'post', draft: { content: '写到一半' } });
  const contentAfter = (...actions: Parameters<typeof reducer>[1][]) =>
    actions.reduce(reducer, reducer(undefined, { type: 'start' })).byName.post?.draft.content;

  it('of a guest go along into the account', () => {
    expect(contentAfter(typed, started('1'))).toBe('写到一半');
  });

  it('D4: survive the end of a session for the same member', () => {
    expect(contentAfter(started('1'), typed, sessionEnded({ by: 'expired' }), started('1'))).toBe('写到一半');
    expect(contentAfter(started('1'), typed, sessionEnded({ by: 'otherTab' }), started('1'))).toBe('写到一半');
  });

  it('D3: never reach another member, and go with a log-out', () => {
    expect(contentAfter(started('1'), typed, sessionEnded({ by: 'expired' }), started('2'))).toBeUndefined();
    expect(contentAfter(started('1'), typed, started('2'))).toBeUndefined();
    expect(contentAfter(started('1'), typed, sessionEnded({ by: 'logout' }))).toBeUndefined();
  });

  it('count as unsaved only when something stands in them', () => {
    const state = (draft: Record<string, string | number | boolean>) => ({
      forms: reducer(undefined, formEvents.drafted({ form: 'post', draft })),
    });
    expect(selectHasDraft(state({ content: '', agreed: false, length: 0 }))).toBe(false);
    expect(selectHasDraft(state({ content: '写' }))).toBe(true);
  });
});
