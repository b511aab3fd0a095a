import { withTestDatabase } from '@server/testing/testDatabase';
import { sql } from 'kysely';
import { migrate, readMigrations } from './migrate';
import { splitStatements } from './splitStatements';

const test = withTestDatabase();

describe('migrations', () => {
  it('are all applied once and are not applied again', async () => {
    expect(await migrate(test.database)).toEqual([]);
    const rows = await test.db.selectFrom('schemaMigrations').select('name').orderBy('name').execute();
    expect(rows.map(({ name }) => name)).toEqual(readMigrations().map(({ name }) => name));
  });

  it('refuse a file that was edited after it had been applied', async () => {
    const [first, ...rest] = readMigrations();
    if (!first) throw new Error('no migrations');
    await expect(migrate(test.database, [{ ...first, checksum: 'edited' }, ...rest])).rejects.toThrow(
      '0001_users.sql was changed',
    );
  });

  it('leave a database that is newer as it is, unless something was taken from it that this version needs', async () => {
    const [first] = readMigrations();
    if (!first) throw new Error('no migrations');
    expect(await migrate(test.database, [first])).toEqual([]);
    const say = (contracts: boolean) =>
      test.db.updateTable('schemaMigrations').set({ contracts }).where('name', '=', '0002_money.sql').execute();
    await say(true);
    await expect(migrate(test.database, [first])).rejects.toThrow('newer than this server: it has 0002_money.sql');
    await say(false);
  });

  it('make indexes one after the other, and anew where a run was ended in the middle', async () => {
    const text = `-- concurrently
      create index concurrently if not exists users_by_age on users (age);
      -- Another.
      create index concurrently if not exists users_by_sex on users (sex);`;
    const extra = { name: '9998_indexes.sql', text, checksum: 'x' };
    // As an index is left whose making was ended: there, and not valid.
    await test.database.exec(`create index users_by_age on users (age);
      update pg_index set indisvalid = false where indexrelid = 'users_by_age'::regclass`);
    const all = [...readMigrations(), extra];
    const applied = await Promise.all([migrate(test.database, all), migrate(test.database, all)]);
    expect(applied.flat()).toEqual([extra.name]);
    const { rows } = await sql`select indisvalid as valid from pg_index
      where indexrelid in ('users_by_age'::regclass, 'users_by_sex'::regclass)`.execute(test.db);
    expect(rows).toEqual([{ valid: true }, { valid: true }]);
    const left = { ...extra, name: '9999_table.sql', text: '-- concurrently\nalter table users add column oops int' };
    await expect(migrate(test.database, [...all, left])).rejects.toThrow('stands only create index concurrently');
    await test.database.exec('drop index users_by_age; drop index users_by_sex');
    for (const table of ['schema_migrations', 'kysely_migration'])
      await sql`delete from ${sql.table(table)} where name = ${extra.name}`.execute(test.db);
  });

  it('apply nothing when one statement of the last file fails', async () => {
    const broken = { name: '9999_broken.sql', text: 'create table half (id int); create table oops (', checksum: 'x' };
    await expect(migrate(test.database, [...readMigrations(), broken])).rejects.toThrow();
    const rows = await test.db.selectFrom('schemaMigrations').selectAll().where('name', '=', broken.name).execute();
    expect(rows).toEqual([]);
    await expect(test.database.exec('select * from half')).rejects.toThrow('half');
  });

  it('may hold semicolons in quotes, function bodies and comments', () => {
    const script = "select ';'; -- a; b\ncreate function f() as $$ begin; end; $$; select 'it''s;'; -- end\n";
    expect(splitStatements(script)).toHaveLength(3);
  });
});
