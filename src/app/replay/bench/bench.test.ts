import { readFileSync } from 'node:fs';
import { inOneGo } from '@/app/replay/breathe';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import type { SessionEntry, SessionFile } from '@/app/replay/sessionFile';
import { settle } from '@/testing/settle';
import { causesOf, changesOf, pointerOf } from './because';
import { diffEntries } from './diff';
import { jestTest } from './jestTest';
import { minimise } from './minimise';

const path = 'src/app/replay/logs/purchase.session.json';
const log = (() => {
  const read = readSessionFile(readFileSync(path, 'utf8'));
  if (!read.ok) throw new Error(read.text);
  return read.file;
})();
const placeOf = (type: string, nth = 1) => log.entries.filter(({ a }) => a.type === type)[nth - 1]?.s ?? 0;

describe('who changed a value', () => {
  it('is each action after which it says something else, and none that only made the same again', async () => {
    const { states } = await replayFile(log);
    const changes = changesOf(states, '/session/at');
    expect(changes.map(({ after }) => after)).toEqual(['authenticating', 'member']);
    expect(changes.every(({ before, after }) => before !== after)).toBe(true);
    expect(changesOf(states, '/nothing/there')).toEqual([]);
  });

  it('reads a path with slashes or with dots', () => {
    expect(pointerOf('recharge.order.status')).toBe('/recharge/order/status');
    expect(pointerOf('download/at')).toBe('/download/at');
    expect(pointerOf('/api/queries/a.b')).toBe('/api/queries/a.b');
  });

  it('leads back over effects and calls to what came from outside', () => {
    const call = (type: string, s: number, by?: number): SessionEntry => ({
      s,
      t: s,
      a: { type, meta: { requestId: 'r1' } },
      ...(by === undefined ? {} : { by }),
    });
    const entries: SessionEntry[] = [
      { s: 1, t: 1, a: { type: 'download/confirmed' } },
      { s: 2, t: 2, a: { type: 'download/passed' }, by: 1 },
      call('api/executeMutation/pending', 3, 2),
      { s: 4, t: 4, a: { type: 'page/rested' } },
      call('api/executeMutation/fulfilled', 5),
      { s: 6, t: 6, a: { type: 'download/answered' }, by: 5 },
    ];
    expect(causesOf(entries, 6)).toEqual([
      { s: 5, how: 'effect' },
      { s: 3, how: 'call' },
      { s: 2, how: 'effect' },
      { s: 1, how: 'effect' },
    ]);
    expect(causesOf(entries, 4)).toEqual([]);
    // A file that was made up leads nowhere for ever.
    expect(causesOf([{ s: 1, t: 1, a: { type: 'a' }, by: 1 }], 1)).toEqual([]);
  });
});

describe('the shortest list of actions', () => {
  const at = placeOf('download/fellShort');
  const other = (file: SessionFile): SessionFile => ({
    ...file,
    entries: file.entries.map((entry) =>
      entry.s === at ? { ...entry, h: '0000000000000000', d: [['/download/at', 'failed']] } : entry,
    ),
  });

  it('still goes from the same value to the same wrong one, and misses nothing it needs', async () => {
    const file = other(log);
    const { divergence } = await replayFile(file);
    if (!divergence) throw new Error('It does not diverge');
    expect(divergence).toMatchObject({ s: at, path: '/download/at', expected: 'failed', actual: 'insufficient' });
    const left = inOneGo(minimise(file, { divergence }));
    expect(left?.map(({ a }) => a.type)).toEqual(['download/asked', 'download/confirmed', 'download/fellShort']);
  });

  it('is none where the file never comes there', () => {
    expect(inOneGo(minimise(log, { reaches: { on: 'type', glob: 'no/such' } }))).toBeUndefined();
  });
});

describe('two recordings', () => {
  const named = (...types: string[]): SessionEntry[] =>
    types.map((type, index) => ({ s: index + 1, t: 0, a: { type } }));
  const kinds = (left: string[], right: string[]) =>
    diffEntries(named(...left), named(...right)).map((row) => [
      row.kind,
      'left' in row ? row.left.a.type : row.right.a.type,
    ]);

  it('stand side by side with as few lines alone as can be', () => {
    expect(kinds(['a', 'b', 'c', 'd'], ['a', 'c', 'x', 'd'])).toEqual([
      ['same', 'a'],
      ['onlyLeft', 'b'],
      ['same', 'c'],
      ['onlyRight', 'x'],
      ['same', 'd'],
    ]);
    expect(kinds([], ['a'])).toEqual([['onlyRight', 'a']]);
    expect(kinds(['a', 'b'], ['c'])).toHaveLength(3);
  });

  it('of the same case made twice differ in nothing but moments and ids, which do not count', () => {
    const later = log.entries.map((entry) => ({
      ...entry,
      t: entry.t + 5,
      a: JSON.parse(JSON.stringify(entry.a).replaceAll(/"requestId":"[^"]*"/g, '"requestId":"other"')),
    }));
    expect(diffEntries(log.entries, later).filter(({ kind }) => kind !== 'same')).toEqual([]);
  });
});

describe('a test made of a recording', () => {
  it('is the one that stands beside it', async () => {
    const made = await jestTest(log, { path, name: 'purchase', settle: () => settle() });
    expect(made).toBe(readFileSync('src/app/replay/logs/purchase.test.ts', 'utf8'));
  });
});
