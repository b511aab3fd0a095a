import { postgresUrl } from '@server/testing/postgresUrl';
import { withTestDatabase } from '@server/testing/testDatabase';
import { CompiledQuery, sql } from 'kysely';
import type { Database, Reader } from './database';
import { openPostgres } from './openPostgres';
import { withTx } from './tx';

const test = withTestDatabase();
const adminUrl = postgresUrl;
const times = async (n: number, task: () => Promise<unknown>) => {
  for (let time = 0; time < n; time += 1) await task();
};
const columnsOf = async (reader: Reader) =>
  Object.keys((await sql<object>`select * from changing`.execute(reader)).rows[0] ?? {});

/** One session, so that it can be asked for what it has prepared. */
async function withSession(task: (database: Database) => Promise<void>): Promise<void> {
  if (adminUrl === undefined) {
    await task(test.database);
    return;
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(test.db);
  const url = new URL(adminUrl);
  url.pathname = `/${rows[0]?.name}`;
  const database = await openPostgres({ url: url.href, poolMax: 1 });
  try {
    await task(database);
  } finally {
    await database.close();
  }
}

const preparedIn = async ({ db }: Database, like: string) =>
  (
    await sql<{ statement: string }>`select statement from pg_prepared_statements where statement like ${like}`.execute(
      db,
    )
  ).rows.map(({ statement }) => statement);

describe('statements that come again', () => {
  it('are parsed once a session, and one that comes once takes no room', async () => {
    await withSession(async (database) => {
      const ask = (text: string, value: string) => database.db.executeQuery(CompiledQuery.raw(text, [value]));
      await ask('select $1::text as said_once', 'a');
      const said: unknown[] = [];
      for (const value of ['a', 'b', "c'"]) said.push(...(await ask('select $1::text as said_often', value)).rows);
      expect(said).toEqual([{ saidOften: 'a' }, { saidOften: 'b' }, { saidOften: "c'" }]);
      expect(await preparedIn(database, '%said_%')).toEqual(['select $1::text as said_often']);
    });
  });

  it('have no more names than a session can bear; further ones are answered all the same', async () => {
    await withSession(async (database) => {
      for (let n = 0; n < 520; n += 1) {
        const text = `select ${n} as n_of_many`;
        await times(2, () => database.db.executeQuery(CompiledQuery.raw(text)));
        const { rows } = await database.db.executeQuery(CompiledQuery.raw(text));
        expect(rows).toEqual([{ nOfMany: n }]);
      }
      const held = await preparedIn(database, '%n_of_many');
      expect(held.length).toBeGreaterThan(400);
      expect(held.length).toBeLessThanOrEqual(500);
    });
  });

  it('give an error its SQLSTATE and leave the next one alone', async () => {
    await withSession(async ({ db }) => {
      const half = (n: number) => sql`select 1 / ${n}::int as half`.execute(db);
      const twice = (n: number) => sql`select 2 / ${n}::int as twice`.execute(db);
      await times(3, () => half(1));
      await expect(half(0)).rejects.toMatchObject({ code: '22012' });
      expect((await half(1)).rows).toEqual([{ half: 1 }]);
      // Parsed under its name by the call that failed.
      await times(3, () => expect(twice(0)).rejects.toMatchObject({ code: '22012' }));
      expect((await twice(1)).rows).toEqual([{ twice: 2 }]);
    });
  });

  it('are planned anew when a migration changes what they answer, in a transaction too', async () => {
    await withSession(async ({ db, exec }) => {
      await exec('create table changing (a int); insert into changing values (1)');
      try {
        await times(3, () => columnsOf(db));
        await exec('alter table changing add b int');
        expect(await columnsOf(db)).toEqual(['a', 'b']);
        await times(3, () => columnsOf(db));
        await exec('alter table changing add c int');
        expect(await withTx(db, columnsOf)).toEqual(['a', 'b', 'c']);
        await times(3, () => withTx(db, columnsOf));
        await exec('alter table changing drop b');
        expect(await withTx(db, columnsOf)).toEqual(['a', 'c']);
      } finally {
        await exec('drop table changing');
      }
    });
  });
});

describe('a list of values', () => {
  const words = ['a', 'b,c', '"', "'", '\\', '{}', 'NULL', '多'];
  beforeEach(async () => {
    await test.db
      .insertInto('sensitiveWords')
      .values(words.map((word, n) => ({ id: n + 1, word, level: 1 as const })))
      .execute();
  });
  const found = (list: readonly string[]) =>
    test.db.selectFrom('sensitiveWords').select('word').where('word', 'in', list).orderBy('id');

  it('is one parameter, so that its length does not show in the text', async () => {
    const texts = [[], ['a'], words].map((list) => found(list).compile().sql);
    expect(new Set(texts).size).toBe(1);
    expect(texts[0]).toContain('= any($1)');
  });

  it('finds what is in it, whatever signs that has, or all but that', async () => {
    const wordsOf = async (list: readonly string[]) => (await found(list).execute()).map(({ word }) => word);
    for (const list of [words, ['"', '{}'], ['多'], [], ['missing']])
      expect(await wordsOf(list)).toEqual(words.filter((word) => list.includes(word)));
    const rest = test.db.selectFrom('sensitiveWords').select('id').where('id', 'not in', [1, 3]).orderBy('id');
    expect((await rest.execute()).map(({ id }) => id)).toEqual([2, 4, 5, 6, 7, 8]);
  });

  it('may be asked for beside a subquery, which stays one', async () => {
    const inner = test.db.selectFrom('sensitiveWords').select('id').where('word', 'in', ['a', '多']);
    const rows = await test.db.selectFrom('sensitiveWords').select('word').where('id', 'in', inner).execute();
    expect(rows.map(({ word }) => word).sort()).toEqual(['a', '多']);
  });
});
