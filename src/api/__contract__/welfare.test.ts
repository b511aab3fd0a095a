import type { UnknownAction } from '@reduxjs/toolkit';
import { welfareApi } from '@/api/welfareApi';
import { welfareCalls } from '@/contract/calls/welfare';
import { createApiStore } from '@/testing/apiStore';
import { MEMBER } from '@/testing/identities';

const { endpoints } = welfareApi;
const requestId = '00000000-0000-4000-8000-000000000001';

/** Welfare (contract 2), copied by hand so that it can contradict the code: endpoint, question, route, fields. */
const rows: readonly [keyof typeof welfareCalls, () => unknown, string, Record<string, string>][] = [
  [
    'welfareList',
    () => endpoints.welfareList.initiate({ kind: 'album' }),
    'GET /api/v1/welfare/list',
    { kind: 'album', currentPage: '1', pageSize: '20' },
  ],
  ['welfareItem', () => endpoints.welfareItem.initiate({ id: 4 }), 'GET /api/v1/welfare/4', {}],
  [
    'unlockWelfare',
    () => endpoints.unlockWelfare.initiate({ id: 4, expectPrice: 3, requestId }),
    'POST /api/v1/welfare/4/unlock',
    { expectPrice: '3', requestId },
  ],
  [
    'saveWelfareSecond',
    () => endpoints.saveWelfareSecond.initiate({ id: 4, second: 7 }),
    'POST /api/v1/welfare/4/progress',
    { second: '7' },
  ],
  [
    'welfareHistory',
    () => endpoints.welfareHistory.initiate(),
    'GET /api/v1/welfare/history/list',
    { currentPage: '1', pageSize: '20' },
  ],
  ['likeWelfare', () => endpoints.likeWelfare.initiate({ id: 4 }), 'POST /api/v1/welfare/4/like', {}],
  ['unlikeWelfare', () => endpoints.unlikeWelfare.initiate({ id: 4 }), 'DELETE /api/v1/welfare/4/like', {}],
];

describe.each(rows)('%s', (_name, ask, route, fields) => {
  it(`is ${route} with exactly its fields`, async () => {
    const { dispatch, server, clock } = createApiStore(MEMBER);
    dispatch(ask() as UnknownAction);
    await clock.advance();
    const [call, ...more] = server.calls;
    expect(more).toEqual([]);
    expect(`${call?.method} ${call?.url.split('?')[0]}`).toBe(route);
    expect(call?.method === 'POST' ? call.form : call?.query).toEqual({ appID: '2008', ...fields });
  });
});

it('the table has a row for every call of welfare', () => {
  expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(welfareCalls).sort());
});
