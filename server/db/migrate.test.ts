import { postgresUrl } from '@server/testing/postgresUrl';
import { withTestDatabase } from '@server/testing/testDatabase';
import { sql } from 'kysely';
import { migrate, readMigrations, splitStatements } from './migrate';

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

  it('refuse a database that is newer than the server', async () => {
    await expect(migrate(test.database, readMigrations().slice(0, 1))).rejects.toThrow('newer than this server');
  });

  it('apply nothing when one statement of the last file fails', async () => {
    const broken = { name: '9999_broken.sql', text: 'create table half (id int); create table oops (', checksum: 'x' };
    await expect(migrate(test.database, [...readMigrations(), broken])).rejects.toThrow();
    const rows = await test.db.selectFrom('schemaMigrations').selectAll().where('name', '=', broken.name).execute();
    expect(rows).toEqual([]);
    await expect(test.database.exec('select * from half')).rejects.toThrow('half');
  });

  (postgresUrl === undefined ? it.skip : it)(
    'wait shortly for a table that somebody holds, let the others through, and come again until it is free',
    async () => {
      const extra = { name: '9998_locks.sql', text: 'lock table games in access exclusive mode', checksum: 'x' };
      const holder = await test.db.startTransaction().execute();
      await sql`lock table games in access share mode`.execute(holder);
      let isDone = false;
      const migrated = migrate(test.database, [...readMigrations(), extra], { lockMs: 50, pauseMs: 20, tries: 500 });
      void migrated.then(() => {
        isDone = true;
      });
      // A member who reads meanwhile stands behind it for a moment at most.
      for (let reads = 0; reads < 20; reads += 1) await test.db.selectFrom('games').select('id').limit(1).execute();
      expect(isDone).toBe(false);
      await holder.rollback().execute();
      expect(await migrated).toEqual([extra.name]);
      for (const table of ['schema_migrations', 'kysely_migration'])
        await sql`delete from ${sql.table(table)} where name = ${extra.name}`.execute(test.db);

      const again = await test.db.startTransaction().execute();
      await sql`lock table games in access share mode`.execute(again);
      const few = { lockMs: 50, pauseMs: 20, tries: 2 };
      await expect(migrate(test.database, [...readMigrations(), extra], few)).rejects.toThrow('lock timeout');
      await again.rollback().execute();
    },
  );

  it('may hold semicolons in quotes, function bodies and comments', () => {
    const script = "select ';'; -- a; b\ncreate function f() as $$ begin; end; $$; select 'it''s;'; -- end\n";
    expect(splitStatements(script)).toHaveLength(3);
  });
});
