import type { UnknownAction } from '@reduxjs/toolkit';
import { counted } from '@scripts/reliability/tally';
import { api } from '@/api/api';
import { isFault } from '@/api/fault';
import { FAULTS, STATUSES } from '@/lib/faults/faults';
import { withFaults } from '@/lib/faults/withFaults';
import { createApiStore } from '@/testing/apiStore';
import { status } from '@/testing/fakes/answers';
import { MEMBER } from '@/testing/identities';
import { everyCall } from './everyCall';

const SEED = 7;
const ends = ({ type }: UnknownAction) => /\/(fulfilled|rejected)$/.test(type);

it('every endpoint there is stands in the tables', () => {
  const covered = new Set(everyCall.map(({ name }) => name));
  expect(Object.keys(api.endpoints).filter((name) => !covered.has(name))).toEqual([]);
});

describe.each(FAULTS)('under %s', (fault) => {
  it('every call ends within 30 s, as data or as a plain fault, with nothing uncaught and no timer left', async () => {
    const uncaught: unknown[] = [];
    const hear = (reason: unknown) => uncaught.push(reason);
    process.on('unhandledRejection', hear);
    for (const { ask, route, name } of everyCall) {
      const { dispatch, ports, server, clock, actions } = createApiStore(MEMBER);
      server.reply(route, null);
      ports.fetch = withFaults(server.fetch, { seed: SEED, rate: 1, only: [fault], after: clock.after });
      dispatch(ask());
      await clock.advance(30_000);
      const ended = actions.filter(ends) as (UnknownAction & { payload: unknown })[];
      expect({ name, ends: ended.length, timers: clock.timers }).toEqual({ name, ends: 1, timers: 0 });
      if (ended[0]?.type.endsWith('/rejected')) expect(isFault(ended[0].payload)).toBe(true);
      expect(JSON.parse(JSON.stringify(ended[0]?.payload ?? null))).toEqual(ended[0]?.payload ?? null);
    }
    process.off('unhandledRejection', hear);
    expect(uncaught).toEqual([]);
    counted('network', 'faults × endpoints: the call ends as data or a plain fault', everyCall.length, {
      kind: 'faults',
      seed: SEED,
    });
  });
});

describe.each(STATUSES)('HTTP %i', (code) => {
  it('G4: is named with its status and address by every call', async () => {
    for (const { ask, path, name } of everyCall) {
      const { dispatch, ports, clock, actions } = createApiStore(MEMBER);
      ports.fetch = async () => status(code).toResponse();
      dispatch(ask());
      await clock.advance(2_000);
      const ended = actions.find(ends) as (UnknownAction & { payload: { url: string } }) | undefined;
      expect({ name, payload: ended?.payload }).toMatchObject({ name, payload: { kind: 'http', status: code } });
      expect(ended?.payload.url.startsWith(path)).toBe(true);
    }
    counted('network', 'HTTP statuses × endpoints: named with status and address', everyCall.length, {
      kind: 'faults',
    });
  });
});

it('G2: every call waits 29,999 ms for a silent server, fails at 30,000 and lets go of the connection', async () => {
  for (const { ask, route, name } of everyCall) {
    const { dispatch, server, clock, actions } = createApiStore(MEMBER);
    const held = server.defer(route);
    dispatch(ask());
    await clock.advance(29_999);
    expect({ name, ended: actions.filter(ends) }).toEqual({ name, ended: [] });
    await clock.advance(1);
    const [ended] = actions.filter(ends) as (UnknownAction & { payload: unknown })[];
    expect({ name, payload: ended?.payload }).toEqual({ name, payload: { kind: 'timeout' } });
    expect([held.waiting[0]?.signal?.aborted, clock.timers]).toEqual([true, 0]);
  }
  counted('network', 'silence × endpoints: pending at 29,999 ms, over at 30,000', everyCall.length, { kind: 'faults' });
});
