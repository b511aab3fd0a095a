import * as v from 'valibot';
import { Account } from './account';
import { fillPath } from './call';
import { allCalls } from './calls/all';
import { hasMore, listOf } from './page';

describe('contract', () => {
  it('fills path holes and leaves the other fields', () => {
    expect(
      fillPath('v1/square/post/{postId}/comment/{commentId}/list', { postId: 1, commentId: 2, currentPage: 3 }),
    ).toEqual({
      path: 'v1/square/post/1/comment/2/list',
      rest: { currentPage: 3 },
    });
  });

  it('never lets a value break out of its path segment', () => {
    expect(fillPath('v1/order/{id}/close', { id: '../../admin?x=1' }).path).toBe(
      'v1/order/..%2F..%2Fadmin%3Fx%3D1/close',
    );
  });

  it('names every hole of every path as an input field', () => {
    for (const [name, { path, input }] of Object.entries(allCalls)) {
      const holes = [...path.matchAll(/\{(\w+)\}/g)].map((hole) => hole[1]);
      const fields = Object.keys((input as unknown as { entries: object }).entries);
      expect({ name, missing: holes.filter((hole) => !fields.includes(hole ?? '')) }).toEqual({ name, missing: [] });
    }
  });

  it('reads leniently: unknown fields are ignored, missing optional ones have defaults', () => {
    expect(v.parse(Account, { uid: '7', token: 't', extra: true })).toEqual({
      accountType: 0,
      age: 0,
      loginName: '',
      name: '',
      needBind: false,
      needRealName: false,
      newAccount: false,
      sex: 0,
      token: 't',
      uid: '7',
    });
    expect(v.safeParse(Account, { uid: '7' }).success).toBe(false);
  });

  it('judges the next page by hasMore, else by the total', () => {
    const page = v.parse(listOf(v.number()), { records: [1], total: 30 });
    expect(hasMore(page)).toBe(true);
    expect(hasMore({ ...page, hasMore: false })).toBe(false);
    expect(hasMore({ ...page, total: 20 })).toBe(false);
  });
});
