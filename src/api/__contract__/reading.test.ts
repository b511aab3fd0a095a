import type { UnknownAction } from '@reduxjs/toolkit';
import { bookApi } from '@/api/bookApi';
import { readingCalls } from '@/contract/calls/reading';
import { createApiStore } from '@/testing/apiStore';
import { MEMBER } from '@/testing/identities';
import { readingRows } from './expectedReading';

describe.each(readingRows)('$name', ({ ask, route, fields }) => {
  it(`is ${route} with exactly its fields`, async () => {
    const { dispatch, server, clock } = createApiStore(MEMBER);
    dispatch(ask() as UnknownAction);
    await clock.advance();
    const [call, ...more] = server.calls;
    expect(more).toEqual([]);
    expect(`${call?.method} ${call?.url.split('?')[0]}`).toBe(route);
    const sent = call?.method === 'POST' ? (call.json ?? call.form) : call?.query;
    expect(sent).toEqual({ appID: '2008', ...fields });
  });
});

it('the table has a row for every call of reading', () => {
  const covered = new Set(readingRows.map(({ name }) => name.split(',')[0]));
  expect(Object.keys(readingCalls).filter((name) => !covered.has(name))).toEqual([]);
  expect(Object.keys(readingCalls).filter((name) => !(name in bookApi.endpoints))).toEqual([]);
});
