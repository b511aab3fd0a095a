import type { SessionEntry, SessionFile } from '@/app/replay/sessionFile';
import { findLeaks } from './leakScan';
import { Redaction } from './redaction';

const SECRET = 'Zugangswort-7412x';
const NAME = 'wanderer';

function redactionOf(...secrets: string[]): Redaction {
  const redaction = new Redaction();
  redaction.member({ uid: '774411225', loginName: NAME, name: '远方的灯塔', token: SECRET });
  for (const secret of secrets) redaction.dropped(secret);
  return redaction;
}

const header = { note: 'fine' } as SessionFile['header'];
const file = (over: object = {}, entry: Partial<SessionEntry> = {}): Omit<SessionFile, 'end'> => ({
  format: 'plaza-session',
  v: 1,
  header,
  entries: [{ s: 1, t: 0, a: { type: 'games/seen' }, ...entry }],
  checkpoints: [],
  marks: [],
  ...over,
});
const holding = (value: unknown) => file({}, { a: { type: 'games/seen', payload: value } });
const kinds = (where: ReturnType<typeof file>, redaction = redactionOf()) =>
  findLeaks(where, redaction).map(({ kind }) => kind);

describe('the leak scan', () => {
  it.each<[string, (text: string) => ReturnType<typeof file>]>([
    ['a value', (text) => holding({ deep: [{ title: text }] })],
    ['the name of a field', (text) => holding({ [text]: 1 })],
    ['the type of an action', (text) => file({}, { a: { type: text } })],
    ['a change', (text) => file({}, { d: [['/games/title', text]] })],
    ['the path of a change', (text) => file({}, { d: [[`/games/${text}`, 1]] })],
    ['the note', (text) => file({ header: { note: text } })],
    ['the base', (text) => file({ base: { games: text } })],
    ['a checkpoint', (text) => file({ checkpoints: [{ s: 1, state: { games: text } }] })],
    ['a mark', (text) => file({ marks: [{ s: 1, kind: 'crash', text }] })],
  ])('R12: finds in %s what was taken out, names, and ways to reach somebody', (_where, put) => {
    expect(kinds(put(`x ${SECRET} y`))).toContain('secret');
    expect(kinds(put(`x ${NAME} y`))).toContain('name');
    expect(kinds(put('远方的灯塔来过'))).toContain('name');
    expect(kinds(put('call 13912345678'))).toContain('phone');
    expect(kinds(put('mail who@example.com'))).toContain('email');
    expect(kinds(put('nothing'))).toEqual([]);
  });

  it.each([0, 1, 2])('R12: finds a secret and a name inside base64, %s bytes from the start of a group', (shift) => {
    for (const hidden of [SECRET, '远方的灯塔']) {
      const code = Buffer.from(`${'x'.repeat(shift)}${hidden} and more`).toString('base64');
      expect(kinds(holding(`data:${code}`))).toHaveLength(1);
    }
  });

  it('R12: finds a secret and a name that are URL-encoded, and a secret that is a number', () => {
    expect(kinds(holding(encodeURIComponent('钥匙在这里')), redactionOf('钥匙在这里'))).toEqual(['secret']);
    expect(kinds(holding(`/x/${encodeURIComponent('远方的灯塔')}`))).toEqual(['name']);
    expect(kinds(holding(480_913), redactionOf('480913'))).toEqual(['secret']);
    expect(kinds(holding(774_411_225))).toEqual(['name']);
  });

  it.each([
    '139 1234 5678',
    '139-1234-5678',
    '139.1234.5678',
    '139 12345678',
    '1 3 9 1 2 3 4 5 6 7 8',
    '+8613912345678',
    '+86 139-1234-5678',
    '0086 13912345678',
    '１３９１２３４５６７８',
    '１３９－１２３４－５６７８',
    '139\u200b12345678',
    '(139) 1234 5678',
  ])('R12: reads a phone number however it is written: %s', (text) => {
    expect(kinds(holding(`请打${text}，谢谢`))).toEqual(['phone']);
    expect(new Redaction().known(`请打${text}，谢谢`)).not.toMatch(/\d|[０-９]/);
  });

  it.each(['who@example.com', 'Who.Am-I+x@mail.example.cn', 'ｗｈｏ＠ｅｘａｍｐｌｅ．ｃｏｍ'])(
    'R12: reads an e-mail address however it is written: %s',
    (text) => {
      expect(kinds(holding(`写到${text}`))).toEqual(['email']);
      expect(new Redaction().known(`写到 ${text}`)).toMatch(/^写到 •+$/);
    },
  );

  it('numbers that are none of a phone are none: times, ids, days, versions, sizes', () => {
    for (const value of [1_795_277_118_855, 900_000_013, 139_123_456, 0.139_123_456_78, 139.123_456_78])
      expect(kinds(holding(value))).toEqual([]);
    for (const text of ['2026-11-13 18:00', '1.1.3', '00000000-0000-4000-8000-000000000013', '139123456789'])
      expect(kinds(holding(text))).toEqual([]);
  });

  it('a size in bytes is no phone, wherever a file writes it; the same number elsewhere is one', () => {
    const bytes = 13_912_345_678;
    const game = (name: string) => ({ records: [{ id: 7, packages: [{ platformType: 1, [name]: bytes }] }] });
    const put = (name: string) => [
      holding(game(name)),
      file({ base: game(name) }),
      file({ checkpoints: [{ s: 1, state: game(name) }] }),
      file({}, { d: [['/api/queries/0/data', game(name)]] }),
      file({}, { d: [[`/download/${name}`, bytes]] }),
    ];
    expect(put('size').flatMap((written) => kinds(written))).toEqual([]);
    for (const written of put('contact')) expect(kinds(written)).toEqual(['phone']);
    expect(kinds(holding({ size: String(bytes) }))).toEqual(['phone']);
  });

  it.each(['games', 'adult', 'title', 'payload', 'download', 'navigation', 'confirmed', 'pending', 'reply'])(
    'a word of Plaza’s own tells of nobody, also where a member chose it: %s',
    (word) => {
      const redaction = redactionOf(word);
      redaction.member({ uid: '1', loginName: word, name: word });
      expect(kinds(holding({ [word]: word, at: word }), redaction)).toEqual([]);
    },
  );

  it('a name or a word is found as a whole, not inside another', () => {
    const redaction = redactionOf('harbour');
    redaction.member({ uid: '2', name: 'down' });
    expect(kinds(holding({ harbours: 'countdown' }), redaction)).toEqual([]);
    expect(kinds(holding('it is down.'), redaction)).toEqual(['name']);
    expect(kinds(holding('the harbour.'), redaction)).toEqual(['secret']);
  });
});
