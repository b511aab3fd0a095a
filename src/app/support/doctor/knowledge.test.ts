import { allCalls } from '@/contract/calls/all';
import { fill } from './fill';
import { kindOf } from './kinds';
import { pagesOf } from './pagesOf';
import { pairs, samples } from './samples';

describe('what the doctor knows of the contract', () => {
  it('knows a page for every call, and names no call that is not there', () => {
    const calls = Object.entries(allCalls).filter(([, { path }]) => !path.startsWith('v1/demo/'));
    expect(calls.filter(([, { path }]) => pagesOf(path).length === 0).map(([name]) => name)).toEqual([]);
    const named = [...Object.keys(samples), ...pairs.flatMap(({ does, undoes }) => [does, undoes])];
    expect(named.filter((name) => allCalls[name] === undefined)).toEqual([]);
  });

  it('takes every call that moves money or stock for one, and none that only reads', () => {
    const moving = Object.entries(allCalls).filter(([name, call]) => kindOf(name, call) === 'money');
    expect(moving.map(([name]) => name)).toEqual(
      expect.arrayContaining(['download', 'payInfo', 'vipOpen', 'unlockChapter', 'claimGift', 'signIn', 'closeOrder']),
    );
    expect(moving.filter(([name, { method }]) => method === 'GET' || name in samples)).toEqual([]);
  });

  it('takes back exactly what it does: both calls of a pair have one path', () => {
    for (const { does, undoes } of pairs) {
      expect(allCalls[undoes]).toMatchObject({ method: 'DELETE', path: allCalls[does]?.path });
      expect(kindOf(does, allCalls[does] as never)).toBe('writing');
    }
  });

  it('takes a field from the first row that fits, however deep it lies', () => {
    const seen = new Map<string, unknown>([
      ['postList', { records: [{ id: 1, liked: true }, null, { id: 2, liked: false, author: { id: 7 } }] }],
    ]);
    const from = (path: string, where = {}) => ({ it: { from: 'postList', path, where, list: false } });
    expect(fill(from('records.id', { liked: false }), seen, '')).toEqual({ it: 2 });
    expect(fill(from('records.author.id'), seen, '')).toEqual({ it: 7 });
    expect(fill(from('records.id', { liked: 'never' }), seen, '')).toBeUndefined();
    expect(fill(from('records.nothing.id'), seen, '')).toBeUndefined();
  });
});
