import type { UnknownAction } from '@reduxjs/toolkit';
import { isFault } from '@/api/fault';
import { FAULTS, STATUSES } from '@/lib/faults/faults';
import { withFaults } from '@/lib/faults/withFaults';
import { createApiStore } from '@/testing/apiStore';
import { status } from '@/testing/fakes/answers';
import { MEMBER } from '@/testing/identities';
import { extensionRows, squareRows, userRows } from './expected';

const rows = [...squareRows, ...userRows, ...extensionRows].filter(({ name }) => !name.includes(','));
const ends = ({ type }: UnknownAction) => /\/(fulfilled|rejected)$/.test(type);

describe.each(FAULTS)('under %s', (fault) => {
  it('every call ends within 30 s, as data or as a plain fault, with nothing uncaught and no timer left', async () => {
    const uncaught: unknown[] = [];
    const hear = (reason: unknown) => uncaught.push(reason);
    process.on('unhandledRejection', hear);
    for (const { ask, method, path, name } of rows) {
      const { dispatch, ports, server, clock, actions } = createApiStore(MEMBER);
      server.reply(`${method} ${decodeURIComponent(path).slice('/api/'.length)}`, null);
      ports.fetch = withFaults(server.fetch, { seed: 7, rate: 1, only: [fault], after: clock.after });
      dispatch(ask() as UnknownAction);
      await clock.advance(30_000);
      const ended = actions.filter(ends) as (UnknownAction & { payload: unknown })[];
      expect({ name, ends: ended.length, timers: clock.timers }).toEqual({ name, ends: 1, timers: 0 });
      if (ended[0]?.type.endsWith('/rejected')) expect(isFault(ended[0].payload)).toBe(true);
      expect(JSON.parse(JSON.stringify(ended[0]?.payload ?? null))).toEqual(ended[0]?.payload ?? null);
    }
    process.off('unhandledRejection', hear);
    expect(uncaught).toEqual([]);
  });
});

describe.each(STATUSES)('HTTP %i', (code) => {
  it('G4: is named with its status and address by every call', async () => {
    for (const { ask, path, name } of rows) {
      const { dispatch, ports, clock, actions } = createApiStore(MEMBER);
      ports.fetch = async () => status(code).toResponse();
      dispatch(ask() as UnknownAction);
      await clock.advance(2_000);
      const ended = actions.find(ends) as (UnknownAction & { payload: { url: string } }) | undefined;
      expect({ name, payload: ended?.payload }).toMatchObject({ name, payload: { kind: 'http', status: code } });
      expect(ended?.payload.url.startsWith(path)).toBe(true);
    }
  });
});
