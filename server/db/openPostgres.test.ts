import { setTimeout as sleep } from 'node:timers/promises';
import { postgresUrl } from '@server/testing/postgresUrl';
import { sql } from 'kysely';
import type { Database } from './database';
import { openPostgres } from './openPostgres';
import { errorCode } from './tx';
import { isUnavailable } from './unavailable';

const url = postgresUrl;
const limits = { statementMs: 2000, readMs: 150, lockMs: 150, idleTransactionMs: 30_000, sessionMs: 1000 };

if (url) {
  let database: Database;
  beforeAll(async () => {
    database = await openPostgres({ url, poolMax: 2, limits });
  });
  afterAll(() => database.close());

  const failure = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  describe('the sessions of members’ calls', () => {
    it('give a public read less time than a call, and let it write nothing', async () => {
      const nap = sql`select pg_sleep(0.3)`;
      expect(await failure(nap.execute(database.db))).toBeUndefined();
      const cancelled = await failure(nap.execute(database.reads));
      expect(errorCode(cancelled)).toBe('57014');
      expect(isUnavailable(cancelled)).toBe(true);
      const written = await failure(sql`create table reads_write (id int)`.execute(database.reads));
      expect(errorCode(written)).toBe('25006');
      expect(isUnavailable(written)).toBe(false);
    });

    it('give up a lock and a wait for a session', async () => {
      await database.db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(1, 1)`.execute(tx);
        const other = await openPostgres({ url, poolMax: 1, limits });
        const locked = await failure(sql`select pg_advisory_lock(1, 1)`.execute(other.db));
        await other.close();
        expect(errorCode(locked)).toBe('55P03');
        expect(isUnavailable(locked)).toBe(true);
        // The only session of calls is this transaction's.
        expect(isUnavailable(await failure(sql`select 1`.execute(database.db)))).toBe(true);
      });
    });

    it('are taken from a transaction in which nothing happens', async () => {
      const hasty = await openPostgres({ url, poolMax: 1, limits: { ...limits, idleTransactionMs: 100 } });
      const stood = await failure(
        hasty.db.transaction().execute(async (tx) => {
          await sql`select 1`.execute(tx);
          await sleep(600);
          await sql`select 1`.execute(tx);
        }),
      );
      expect(isUnavailable(stood)).toBe(true);
      expect(await failure(sql`select 1`.execute(hasty.db))).toBeUndefined();
      await hasty.close();
    });

    it('keep what was wrong with a statement apart from what was wrong with the database', async () => {
      expect(isUnavailable(await failure(sql`select nothing`.execute(database.db)))).toBe(false);
    });

    it('say so when nobody answers at the address', async () => {
      await expect(openPostgres({ url: 'postgres://plaza@127.0.0.1:1/plaza' })).rejects.toMatchObject({
        code: 'ECONNREFUSED',
      });
    });
  });
} else {
  it('the embedded engine has one session for all', () => {
    expect(url).toBeFalsy();
  });
}
