import { setTimeout as sleep } from 'node:timers/promises';
import { postgresUrl } from '@server/testing/postgresUrl';
import pg from 'pg';
import { leadOnPostgres } from './leader';

async function until(is: () => boolean): Promise<void> {
  while (!is()) await sleep(10);
}

describe('the lead among processes on PostgreSQL', () => {
  it('is one’s alone, and another’s when its session is lost or it stops', async () => {
    const url = postgresUrl ?? '';
    const gained: string[] = [];
    const join = (name: string) => leadOnPostgres({ url, ssl: false, askMs: 50 }, () => gained.push(name));
    const one = join('one');
    await until(() => one.leads());
    const other = join('other');
    await sleep(200);
    expect([one.leads(), other.leads(), gained]).toEqual([true, false, ['one']]);
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    await admin.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7261948 and granted`,
    );
    await admin.end();
    await until(() => one.leads() !== other.leads() && gained.length > 1);
    const [leader, follower] = one.leads() ? [one, other] : [other, one];
    await leader.stop();
    expect(leader.leads()).toBe(false);
    await until(() => follower.leads());
    await follower.stop();
  });
});
