import { ACCOUNT_KEY, sessionStarted } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { formEvents, formsSlice, selectDraftOwner, selectForm, selectForms, selectHasDraft } from './formsSlice';
import { filled, inviteCodeRule, passwordStrength } from './rules';

const stateAfter = (...actions: Parameters<typeof formsSlice.reducer>[1][]) => ({
  forms: actions.reduce(formsSlice.reducer, formsSlice.getInitialState()),
});
const drafted = (form: string, draft: Record<string, string | boolean>) => formEvents.drafted({ form, draft });
const kept = (uid: string) => ({ type: 'persist/REHYDRATE', key: ACCOUNT_KEY, payload: buildAccount({ uid }) });

describe('forms', () => {
  it('start empty, and what is typed comes together field by field', () => {
    expect(selectForm(stateAfter(), 'login')).toEqual({ draft: {}, errors: {} });
    const state = stateAfter(drafted('login', { phone: '138' }), drafted('login', { code: '1' }));
    expect(selectForm(state, 'login').draft).toEqual({ phone: '138', code: '1' });
    expect(Object.keys(selectForms(state))).toEqual(['login']);
  });

  it('faults stand at their fields until an empty text takes them away; others stay', () => {
    const judged = (errors: Record<string, string>) => formEvents.judged({ form: 'login', errors });
    const state = stateAfter(
      drafted('login', { phone: '1' }),
      judged({ phone: '短', code: '错' }),
      judged({ phone: '' }),
    );
    expect(selectForm(state, 'login')).toEqual({ draft: { phone: '1' }, errors: { code: '错' } });
  });

  it('a pause is kept beside what was typed', () => {
    const state = stateAfter(drafted('login', { phone: '1' }), formEvents.locked({ form: 'login', until: 9 }));
    expect(selectForm(state, 'login')).toEqual({ draft: { phone: '1' }, errors: {}, lockedUntil: 9 });
  });

  it('drafts of an earlier visit come back, and what stands in a form already wins', () => {
    const drafts = { 'post:new': { content: '旧' }, login: { phone: '0' } };
    const state = stateAfter(drafted('login', { phone: '1' }), formEvents.restored({ drafts }));
    expect(selectForms(state)).toEqual({
      'post:new': { draft: { content: '旧' }, errors: {} },
      login: { draft: { phone: '1' }, errors: {} },
    });
  });

  it('what was sent is over, the rest stays', () => {
    const state = stateAfter(drafted('a', { x: '1' }), drafted('b', { x: '2' }), formEvents.settled({ form: 'a' }));
    expect(Object.keys(selectForms(state))).toEqual(['b']);
  });

  it('D4: belong to whoever is signed in, also when the browser remembers them', () => {
    const typed = drafted('a', { x: '1' });
    expect(selectDraftOwner(stateAfter(typed, kept('7')))).toBe('7');
    expect(Object.keys(selectForms(stateAfter(kept('7'), typed, kept('7'))))).toEqual(['a']);
    expect(selectForms(stateAfter(kept('7'), typed, kept('8')))).toEqual({});
    expect(selectDraftOwner(stateAfter(kept('7'), kept('')))).toBe('7');
    const again = stateAfter(kept('7'));
    expect(formsSlice.reducer(again.forms, sessionStarted({ account: buildAccount({ uid: '7' }), by: 'login' }))).toBe(
      again.forms,
    );
  });

  it('count as unsaved by any field of any form, except those that are kept anyway', () => {
    expect(selectHasDraft(stateAfter(drafted('a', { x: '' }), drafted('b', { x: '', y: 'z' })))).toBe(true);
    expect(selectHasDraft(stateAfter(drafted('feedback', { text: '留着' })))).toBe(false);
    expect(selectHasDraft(stateAfter(formEvents.drafted({ form: 'a', draft: { x: '', y: false, z: 0 } })))).toBe(false);
    expect(selectHasDraft(stateAfter())).toBe(false);
  });
});

describe('what only the server can judge', () => {
  it('needs to be filled in', () => expect([filled('要填')(''), filled('要填')('x')]).toEqual(['要填', '']));

  it('an invite code may be missing and is 32 long at most', () => {
    expect([inviteCodeRule(''), inviteCodeRule('x'.repeat(32))]).toEqual(['', '']);
    expect(inviteCodeRule('x'.repeat(33))).not.toBe('');
  });

  it.each([
    ['abcdefg1', 1],
    ['abcdefghijk1', 2],
    ['abcdefghij1', 1],
    ['abcdefghijklmno1', 3],
    ['abcdefghijklmn1', 2],
    ['ABCDEFG1', 1],
    ['12345678a', 1],
    ['abcdefg1!', 2],
    ['Abcdefg1!', 3],
    ['Abcdefghijk1', 3],
  ])('D6: %p is of strength %i', (password, grade) => expect(passwordStrength(password)).toBe(grade));
});
