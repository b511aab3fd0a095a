import { withTestDatabase } from '@server/testing/testDatabase';
import { sql } from 'kysely';
import { lackedMigrations, migrate, readMigrations } from './migrate';
import { splitStatements } from './splitStatements';

const test = withTestDatabase();

/** Makes the database anew as servers before Kysely's Migrator left it, one version back. */
async function makeAsBefore(): Promise<void> {
  const { exec, db } = test.database;
  await exec('drop schema public cascade; create schema public');
  await exec(`create table schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  for (const { name, text, checksum } of readMigrations().slice(0, -1)) {
    // What makes an index beside whoever writes stands in no transaction, and several statements are one.
    for (const statement of splitStatements(text)) await exec(statement);
    await db.insertInto('schemaMigrations').values({ name, checksum }).execute();
  }
}

// One test: what it makes is another database than the one that is brought back between tests.
it('a database of a server without the Migrator starts on, gets what it lacks once, and keeps what it holds', async () => {
  const names = readMigrations().map(({ name }) => name);
  const newest = names.slice(-1);
  const { db } = test.database;
  await makeAsBefore();
  await sql`insert into users (uid, name, invite_code, created_at) values ('1', 'kept', 'STAR41', now())`.execute(db);
  expect(await lackedMigrations(test.database)).toEqual(newest);

  // Several processes may start on it at once.
  const applied = await Promise.all([migrate(test.database), migrate(test.database)]);
  expect(applied.flat()).toEqual(newest);
  expect(await migrate(test.database)).toEqual([]);
  expect(await lackedMigrations(test.database)).toEqual([]);
  const ours = await db.selectFrom('schemaMigrations').select('name').orderBy('name').execute();
  const { rows: kyselys } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  expect([ours, kyselys].map((rows) => rows.map(({ name }) => name))).toEqual([names, names]);

  expect(await db.selectFrom('users').select('name').execute()).toEqual([{ name: 'kept' }]);

  const [first, ...rest] = readMigrations();
  if (!first) throw new Error('no migrations');
  await expect(migrate(test.database, [{ ...first, checksum: 'edited' }, ...rest])).rejects.toThrow('was changed');
});
