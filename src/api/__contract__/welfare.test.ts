import type { UnknownAction } from '@reduxjs/toolkit';
import { welfareCalls } from '@/contract/calls/welfare';
import { createApiStore } from '@/testing/apiStore';
import { MEMBER } from '@/testing/identities';
import { welfareRows as rows } from './expectedWelfare';

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
