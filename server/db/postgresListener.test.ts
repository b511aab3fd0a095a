import { postgresUrl } from '@server/testing/postgresUrl';
import { withTestDatabase } from '@server/testing/testDatabase';
import { sql } from 'kysely';
import pg from 'pg';
import { CHANGES, type Listening } from './changes';
import type { Reader } from './database';
import { listenOnPostgres } from './postgresListener';
import { withTx } from './tx';

const url = postgresUrl;

/** Ends as soon as it is so. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 1500) throw new Error('It never came to be');
    await new Promise((done) => setTimeout(done, 10));
  }
}

if (url !== undefined) {
  describe('hearing what the database says', () => {
    const admin = new pg.Client({ connectionString: url });
    const heard: string[] = [];
    let missed = 0;
    let listening: Listening | undefined;
    const listen = (at: string, speaksAt?: string) => {
      const hearing = {
        heard: (text: string) => {
          if (!text.startsWith('echo ')) heard.push(text);
        },
        missed: () => {
          missed += 1;
        },
      };
      listening = listenOnPostgres({ url: at, ...(speaksAt && { speaksAt }), ssl: false }, hearing);
      return listening;
    };
    const say = (text: string) => admin.query('select pg_notify($1, $2)', [CHANGES, text]);
    beforeAll(() => admin.connect());
    beforeEach(() => {
      heard.length = 0;
      missed = 0;
    });
    afterEach(() => listening?.stop());
    afterAll(() => admin.end());

    it('goes on after its session was lost, and says that something may have been missed', async () => {
      const { hears } = listen(url);
      await until(hears);
      await say('one');
      await until(() => heard.includes('one'));
      const before = missed;
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and query like 'listen %'`);
      await until(() => !hears());
      await say('between');
      await until(hears);
      // Once when it was lost, and once when it was there again.
      expect(missed).toBe(before + 2);
      await say('two');
      await until(() => heard.includes('two'));
      expect(heard).toEqual(['one', 'two']);
    }, 30_000);

    it('is not believed to hear where it listens in another database than calls speak in', async () => {
      const name = `plaza_elsewhere_${process.pid}`;
      await admin.query(`create database ${name} template template0`);
      try {
        const elsewhere = new URL(url);
        elsewhere.pathname = `/${name}`;
        const { hears, stop } = listen(elsewhere.href, url);
        // The word of calls does not come there, and it begins anew.
        await until(() => missed > 0);
        expect(hears()).toBe(false);
        await stop();
      } finally {
        await admin.query(`drop database ${name} (force)`);
      }
    }, 30_000);
  });
} else {
  const test = withTestDatabase();

  it('the embedded engine hears itself at commit, and nothing of a transaction that is given up', async () => {
    const heard: string[] = [];
    const { hears, stop } = test.database.listen({ heard: (text) => heard.push(text), missed: () => {} });
    await until(hears);
    const say = (reader: Reader, text: string) => sql`select pg_notify(${CHANGES}, ${text})`.execute(reader);
    await withTx(test.db, async (tx) => {
      await say(tx, 'kept');
      expect(heard).toEqual([]);
    });
    await expect(
      withTx(test.db, async (tx) => {
        await say(tx, 'given up');
        throw new Error('given up');
      }),
    ).rejects.toThrow();
    expect(heard).toEqual(['kept']);
    await stop();
    await say(test.db, 'to nobody');
    expect(heard).toEqual(['kept']);
  });
}
