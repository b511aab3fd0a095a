import { oddPath } from './liveChecks';
import { Redaction } from './redaction';

describe('a live state beside the one of the file', () => {
  const redaction = new Redaction();
  redaction.member({ uid: '31415926', name: '雾港听潮' });
  const uid = redaction.pseudonyms.get('31415926');

  it.each<[string, unknown, unknown]>([
    ['the same', { at: 'idle', n: 1 }, { at: 'idle', n: 1 }],
    ['a hidden text', { text: '你好' }, { text: '••' }],
    ['a placeholder', { uid: '31415926' }, { uid }],
    [
      'a key that is a placeholder',
      { byUser: { '31415926': { at: 'on' } } },
      { byUser: { [uid ?? '']: { at: 'on' } } },
    ],
    ['a secret that is gone', { token: 'abcdefgh' }, {}],
    ['marks of redux-persist', { a: 1, _persist: { version: 1 } }, { a: 1 }],
  ])('agrees where the rules alone made the difference: %s', (_what, live, made) => {
    expect(oddPath(live, made, redaction)).toBeUndefined();
  });

  it.each<[string, unknown, unknown, string]>([
    ['another state of a machine', { at: 'failed' }, { at: 'idle' }, '/at'],
    ['a switch', { on: true }, { on: false }, '/on'],
    ['an amount', { coins: 34 }, { coins: 60 }, '/coins'],
    ['a row more', { rows: [1, 2] }, { rows: [1] }, '/rows'],
    ['a part that is missing', { toast: { at: 'shown' } }, {}, '/toast'],
    ['a part that nobody made', {}, { order: { at: 'paid' } }, '/order'],
  ])('differs by path: %s', (_what, live, made, path) => {
    expect(oddPath(live, made, redaction)).toBe(path);
  });
});
