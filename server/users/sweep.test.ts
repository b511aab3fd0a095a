import { NOON } from '@server/testing/members';
import { withTestServer } from '@server/testing/testServer';
import { registerMember, smsCodeFor } from '@server/testing/visitors';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';
import { deviceHashes } from './hashes';
import { isKnownDevice } from './sessions';
import { sweepUsers } from './sweep';

const server = withTestServer();
const DAY_MS = 86_400_000;

describe('the sweep', () => {
  it('takes only what is over', async () => {
    const { db } = server.ctx.database;
    const me = await registerMember(server);
    await smsCodeFor(server, '13800138000', 'login');
    await server.ask(userCalls.login, { loginName: 'nobody', password: 'wrong123' });
    const left = async () => {
      const counts = [];
      for (const table of ['sessions', 'smsCodes', 'throttles'] as const) {
        const row = await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow();
        counts.push(row.n);
      }
      return counts;
    };
    await sweepUsers(db, NOON + DAY_MS / 2);
    const [sessions, codes, throttles] = await left();
    expect([sessions, codes]).toEqual([1, 1]);
    expect(throttles).toBeGreaterThan(0);
    expect(await server.ask(statusCalls.unread, {}, me)).toMatchObject({ code: 0 });
    await sweepUsers(db, NOON + 10 * DAY_MS);
    expect(await left()).toEqual([1, 0, 0]);
    await sweepUsers(db, NOON + 40 * DAY_MS);
    expect(await left()).toEqual([0, 0, 0]);
  });

  it('leaves of each device the last login for a year, so that its member is not shut out of it', async () => {
    const { db } = server.ctx.database;
    const alice = { loginName: 'Alice_01', password: 'passw0rd', deviceID: 'alices-phone' };
    const { uid } = await server.get(userCalls.registerWithName, alice);
    await server.get(userCalls.login, alice);
    const known = async (days: number) => {
      await sweepUsers(db, NOON + days * DAY_MS);
      const rows = await db.selectFrom('sessions').select('deviceId').execute();
      const { id } = await db.selectFrom('users').select('id').where('uid', '=', uid).executeTakeFirstOrThrow();
      return [rows.length, await isKnownDevice(db, id, deviceHashes(alice.deviceID, server.ctx))];
    };
    // A login ends after thirty days.
    expect(await known(31)).toEqual([2, true]);
    expect(await known(40)).toEqual([1, true]);
    expect(await known(394)).toEqual([1, true]);
    expect(await known(396)).toEqual([0, false]);
  });
});
