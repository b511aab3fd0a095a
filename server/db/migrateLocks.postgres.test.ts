import { withTestDatabase } from '@server/testing/testDatabase';
import { sql } from 'kysely';
import { migrate, readMigrations } from './migrate';

const test = withTestDatabase();

describe('migrations', () => {
  it('wait shortly for a table that somebody holds, let the others through, and come again until it is free', async () => {
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
  });
});
