import { readFileSync } from 'node:fs';
import { buildAccount } from '@/testing/builders/member';
import { createTestStore } from '@/testing/testStore';
import { inOneGo } from './breathe';
import { readSessionFile } from './readSessionFile';
import type { SessionFile } from './sessionFile';
import { chainSteps, sessionText, writeSession } from './writeSession';

const good = readFileSync('src/app/replay/fixtures/v1-purchase.session.json', 'utf8');
type Loose = Record<string, unknown> & { entries: Record<string, unknown>[]; header: Record<string, unknown> };

/** The good file with something changed, and a digest that fits it again. */
function changed(change: (file: Loose) => unknown): string {
  const file = JSON.parse(good) as Loose;
  change(file);
  try {
    (file.end as { digest: string }).digest = inOneGo(chainSteps(file as unknown as SessionFile)).digest;
  } catch {
    // So broken that it has no digest.
  }
  return JSON.stringify(file);
}

const entry = (file: Loose, nth: number) => file.entries[nth - 1] as Record<string, unknown>;
const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** JSON that says more than objects can. */
const raw = (put: string) => good.replace('"header":{', `"header":{${put},`);
const lifted = (over: object) =>
  JSON.stringify({ actionsById: { 0: { action: { type: '@@INIT' }, timestamp: 0 } }, stagedActionIds: [0], ...over });

const files: [what: string, text: string, says: RegExp][] = [
  ['nothing', '', /文件是空的/],
  ['a picture', '\u0089PNG\r\n', /一张 PNG 图片/],
  ['a moving picture', 'GIF89a\u0001\u0000', /不是操作记录，而是一张 GIF 图片/],
  ['a photograph', '\uFFFD\uFFFD\uFFFD\uFFFD\u0000\u0010JFIF', /JPEG 图片/],
  ['a page', '<!DOCTYPE html><html>', /一个网页/],
  ['a package', 'PK\u0003\u0004', /压缩包/],
  ['half a file', good.slice(0, good.length / 2), /JSON/],
  ['a file without its last line', good.slice(0, good.lastIndexOf('"end"')), /JSON/],
  ['a number', '7', /不是操作记录/],
  ['null', 'null', /不是操作记录/],
  ['a text', '"plaza-session"', /不是操作记录/],
  ['some other JSON', '{"hello":1}', /不是操作记录/],
  ['another format', changed((file) => (file.format = 'app-session')), /不是操作记录/],
  ['a newer version', changed((file) => (file.v = 9)), /版本是 9/],
  ['version 0', changed((file) => (file.v = 0)), /v 应为整数版本号/],
  ['a version in words', changed((file) => (file.v = 'two')), /"two"/],
  ['no version', changed((file) => delete file.v), /版本号/],
  ['no head', changed((file) => delete (file as Record<string, unknown>).header), /header 不对/],
  ['a head without build', changed((file) => delete file.header.build), /header\/build 不对/],
  [
    'a time that is a text',
    changed((file) => (file.header.recordedAt = 'now')),
    /header\/recordedAt 不对：应为 number/,
  ],
  ['another redaction', changed((file) => (file.header.redaction = 'some')), /header\/redaction 不对/],
  ['no entries', changed((file) => delete (file as Record<string, unknown>).entries), /entries 不对/],
  ['entries in an object', changed((file) => ((file as Record<string, unknown>).entries = {})), /entries 不对/],
  ['a gap', changed((file) => file.entries.splice(4, 1)), /第 5 条记录的 s 应为 5，读到的是 6/],
  [
    'two entries swapped',
    changed((file) => file.entries.splice(2, 2, entry(file, 4), entry(file, 3))),
    /第 3 条记录的 s/,
  ],
  ['an entry twice', changed((file) => file.entries.splice(3, 0, entry(file, 3))), /第 4 条记录的 s/],
  ['time that runs back', changed((file) => (entry(file, 2).t = 1e9)), /第 3 条记录的 t 比前一条早/],
  ['an entry without action', changed((file) => delete entry(file, 7).a), /第 7 条记录的 a 不对/],
  ['an action without type', changed((file) => (entry(file, 7).a = { payload: 1 })), /第 7 条记录的 a\/type 不对/],
  ['an action that is a list', changed((file) => (entry(file, 7).a = [])), /第 7 条记录的 a/],
  ['a hash that is none', changed((file) => (entry(file, 8).h = 'abc')), /第 8 条记录的 h 不对/],
  ['changes that are a text', changed((file) => (entry(file, 8).d = 'all')), /第 8 条记录的 d 不对/],
  ['a change without pointer', changed((file) => (entry(file, 8).d = [['download', 1]])), /第 8 条记录的 d\/0/],
  [
    'a checkpoint beyond the end',
    changed((file) => (file.checkpoints = [{ s: 900, state: {} }])),
    /checkpoints\/0 指向不存在的第 900 条/,
  ],
  ['a mark beyond the end', changed((file) => (file.marks = [{ s: 900, kind: 'note', text: '' }])), /marks\/0 指向/],
  ['a mark of an unknown kind', changed((file) => (file.marks = [{ s: 1, kind: 'spell' }])), /marks\/0/],
  ['the last entries missing', changed((file) => file.entries.splice(-2)), /可能被截断|指向不存在/],
  ['one changed amount', good.replace('"buyAmount":', '"buyAmount":1'), /校验值/],
  ['another end', changed((file) => (file.end = { s: 1, digest: '' })), /end\/s 是 1/],
  ['__proto__', raw('"__proto__":{"at":"owned"}'), /header\/__proto__ 是不允许的字段名/],
  ['constructor', raw('"x":{"constructor":{"prototype":1}}'), /header\/x\/constructor/],
  ['a revived function', raw('"x":{"$jsan":"f"}'), /header\/x\/\$jsan/],
  ['a revived cycle', lifted({ committedState: { $jsan: '$' } }), /committedState\/\$jsan/],
  ['too deep', `{"format":"plaza-session","v":1,"x":${deep(60)}}`, /嵌套太深/],
  ['a depth bomb', deep(200_000), /嵌套太深/],
  ['100 MB', ' '.repeat(100_000_000), /文件太大/],
  [
    '20,001 entries',
    changed((file) => (file.entries = Array.from({ length: 20_001 }, () => entry(file, 1)))),
    /最多 20000 条/,
  ],
  ['a lifted state without actions', '{"actionsById":{},"stagedActionIds":[0,1]}', /第 1 条记录没有动作/],
  ['a lifted state with a list of nothing', lifted({ stagedActionIds: 'all' }), /不是操作记录/],
  ['an action list with a number in it', '[{"type":"a"},7]', /不是动作的列表：第 2 条应为带 type 的动作，读到的是 7/],
  ['some other list', '[{"id":1}]', /不是动作的列表：第 1 条应为带 type 的动作，读到的是 \{"id":1\}/],
  ['an empty list', '[]', /空的 JSON 数组/],
  ...[1e300, 9e15, -1, null, '5'].map((timestamp): [string, string, RegExp] => [
    `a lifted state whose time is ${JSON.stringify(timestamp)}`,
    lifted({ actionsById: { 0: { action: { type: 'app/started' }, timestamp } } }),
    /第 1 条记录的 timestamp 不对：应为 0–253402300799999，读到的是/,
  ]),
  [
    'a time without end',
    changed((file) => (file.header.recordedAt = 7)).replace('"recordedAt":7', '"recordedAt":1e999'),
    /header\/recordedAt 不对/,
  ],
  [
    'a time beyond all dates',
    changed((file) => (file.header.recordedAt = 9e15)),
    /header\/recordedAt 不对：应为 <=253402300799999/,
  ],
  ['an entry in another age', changed((file) => (entry(file, 7).t = 1e300)), /第 7 条记录的 t 不对/],
  ['a zone that is none', changed((file) => (file.header.utcOffset = 1e9)), /header\/utcOffset 不对/],
  ['a screen as wide as a street', changed((file) => (file.header.viewport = [1e9, 812])), /header\/viewport\/0 不对/],
  [
    'a base whose slice is a number',
    changed((file) => (file.base = { session: 7 })),
    /base\/session 不对：应为 Object，读到的是 7/,
  ],
  ['a committed state without answers', lifted({ committedState: { api: null } }), /committedState\/api 不对/],
  [
    'a preloaded state with a list',
    '{"payload":"[]","preloadedState":"{\\"forms\\":[]}"}',
    /preloadedState\/forms 不对/,
  ],
  ['an export whose payload is broken', '{"payload":"[{\\"type\\":"}', /JSON/],
  ['an export with a secret way in', '{"payload":"[{\\"type\\":\\"a\\",\\"__proto__\\":{}}]"}', /__proto__/],
];

describe('hostile and damaged files', () => {
  it('R14: there are more than forty of them', () => {
    expect(files.length).toBeGreaterThanOrEqual(40);
    expect(readSessionFile(good).ok).toBe(true);
  });

  it('R14: a running session notices nothing of any of them', async () => {
    const { store, ports } = await createTestStore({ member: buildAccount() });
    const world = () => [ports.tape.entries.length, [...ports.local.kept], ports.server.calls.length];
    const [state, before] = [store.getState(), world()];
    for (const [, text] of files) readSessionFile(text);
    expect(store.getState()).toBe(state);
    expect(world()).toEqual(before);
  });

  it.each(files)('R14: %s is refused in words that say where', (_what, text, says) => {
    const read = readSessionFile(text);
    if (read.ok) throw new Error('It was read');
    expect(read.text).toMatch(says);
    expect(read.text).toMatch(/[\u4e00-\u9fff]/);
    expect(({} as Record<string, unknown>).at).toBeUndefined();
  });
});

describe('a file that was edited', () => {
  const whole = async () => {
    const read = readSessionFile(good);
    if (!read.ok) throw new Error(read.text);
    const { header, entries, marks } = read.file;
    return writeSession({ header, actions: entries, marks: [...marks, { s: 3, kind: 'note', text: 'word' }] });
  };

  const at = (nth: number, over: object) => (file: Loose) => void Object.assign(entry(file, nth), over);
  it.each<[string, (file: Loose) => void, RegExp, string]>([
    ['the head', ({ header }) => void Object.assign(header, { build: 'other' }), /header 或 base/, '/header'],
    ['the first entry', at(1, { a: { type: 'app/started' } }), /第 1 条记录和校验值对不上/, '/entries/0'],
    ['an action', at(9, { a: { type: 'app/started' } }), /第 9 条记录和校验值对不上/, '/entries/8'],
    ['a hash', at(12, { h: '0000000000000000' }), /第 12 条/, '/entries/11'],
    ['a link', at(5, { c: '00000000' }), /第 5 条/, '/entries/4'],
    [
      'a mark',
      ({ marks }) => void Object.assign((marks as object[])[0] as object, { text: 'w' }),
      /checkpoints 或 marks/,
      '/end/digest',
    ],
  ])('R14: is refused where the chain breaks: %s', async (_what, edit, says, path) => {
    const file = JSON.parse(sessionText(await whole())) as Loose;
    expect(readSessionFile(JSON.stringify(file)).ok).toBe(true);
    edit(file);
    const read = readSessionFile(JSON.stringify(file));
    expect(read).toMatchObject({ ok: false, text: expect.stringMatching(says), path });
  });
});
