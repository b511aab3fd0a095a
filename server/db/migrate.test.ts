import { withTestDatabase } from '@server/testing/testDatabase';
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

  it('may hold semicolons in quotes, function bodies and comments', () => {
    const script = "select ';'; -- a; b\ncreate function f() as $$ begin; end; $$; select 'it''s;'; -- end\n";
    expect(splitStatements(script)).toHaveLength(3);
  });
});
