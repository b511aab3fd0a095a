import { setTimeout as sleep } from 'node:timers/promises';
import { type Pooler, startPooler } from '@scripts/lib/pooler.mjs';
import { postgresUrl } from '@server/testing/postgresUrl';
import { sql } from 'kysely';
import { CHANGES } from './changes';
import type { Database } from './database';
import { openPostgres } from './openPostgres';
import { withTx } from './tx';

const limits = { statementMs: 1_000, readMs: 500, lockMs: 500, idleTransactionMs: 1_000, sessionMs: 5_000 };

let pooler: Pooler;
let opened: Database[] = [];
beforeAll(async () => {
  const url = postgresUrl ?? '';
  pooler = await startPooler('pgbouncer', { primary: url, replica: url });
});
afterEach(async () => {
  for (const database of opened) await database.close();
  opened = [];
});
afterAll(() => pooler.stop());

async function open(prepared: boolean): Promise<Database> {
  const listenUrl = pooler.url('plaza_session');
  const database = await openPostgres({ url: pooler.url('plaza'), listenUrl, poolMax: 1, prepared, limits });
  opened.push(database);
  return database;
}

const until = async (is: () => boolean) => {
  while (!is()) await sleep(10);
};

describe('behind PgBouncer, which gives each transaction another session', () => {
  /** Two processes that ask the same in turn, each more often than it takes to prepare it. */
  async function askInTurn(prepared: boolean): Promise<number[]> {
    const processes = [await open(prepared), await open(prepared)];
    const sums: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      for (const { db } of processes) {
        const { rows } = await withTx(db, (tx) => sql<{ sum: number }>`select 1 + ${n}::int as sum`.execute(tx));
        sums.push(rows[0]?.sum ?? 0);
      }
    }
    return sums;
  }

  it('statements are sent as they are with DB_PREPARED=off, and would meet each other with it on', async () => {
    expect(await askInTurn(false)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
    await expect(askInTurn(true)).rejects.toMatchObject({ code: '42P05' });
  });

  it('the limits of calls and UTC are those of its own sessions', async () => {
    const { db } = await open(false);
    const { rows } = await sql`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('TimeZone') as zone`.execute(db);
    expect(rows).toEqual([{ statement: '10s', lock: '3s', zone: 'UTC' }]);
  });

  it('changes are heard and the lead is held through a session of one’s own, and a listen by transaction is not believed', async () => {
    const database = await open(false);
    const heard: string[] = [];
    const listening = database.listen({ heard: (text) => heard.push(text), missed: () => {} });
    const leading = database.lead(() => {});
    await until(() => listening.hears() && leading.leads());
    await sql`select pg_notify(${CHANGES}, 'games')`.execute(database.db);
    await until(() => heard.includes('games'));
    await listening.stop();
    await leading.stop();

    const deaf = await openPostgres({ url: pooler.url('plaza'), poolMax: 1, prepared: false, limits });
    opened.push(deaf);
    let missed = 0;
    const believing = deaf.listen({ heard: () => {}, missed: () => (missed += 1) });
    let believed = false;
    await until(() => {
      believed ||= believing.hears();
      return missed > 0;
    });
    expect(believed).toBe(false);
    await believing.stop();
  }, 30_000);
});
