import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from './database';
import type { Migration } from './migration';
import { splitStatements } from './splitStatements';

/** One number for all processes: one of them makes the indexes. */
const LOCK_KEY = 7_261_949;
const ASK_MS = 200;

/** What a run that was ended in the middle left of an index: it is kept up to date and never used. */
async function dropHalfMade(session: Db, statement: string): Promise<void> {
  const name = /^create (?:unique )?index concurrently if not exists (\w+) /i.exec(statement)?.[1];
  if (name === undefined)
    throw new Error(`Outside a transaction stands only create index concurrently if not exists: ${statement}`);
  const { rows } = await sql<{ broken: boolean }>`select not indisvalid as broken from pg_index
    where indexrelid = to_regclass(${name})`.execute(session);
  if (rows[0]?.broken) await sql`drop index concurrently ${sql.ref(name)}`.execute(session);
}

/**
 * Makes the indexes of a file one after the other while members write, and notes it; answers its name, or nothing where another process
 * was before. Whoever waits asks for the lock again and again: one that stood in line would be waited for by the index.
 */
export async function applyOutside(
  db: Db,
  migration: Migration,
  note: (session: Db, migration: Migration) => Promise<unknown>,
): Promise<string[]> {
  return db.connection().execute(async (session) => {
    const take = async () => {
      const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_lock(${sql.lit(LOCK_KEY)}) as mine`.execute(
        session,
      );
      return rows[0]?.mine === true;
    };
    while (!(await take())) await sleep(ASK_MS);
    try {
      const { name } = migration;
      const done = await session
        .selectFrom('schemaMigrations')
        .select('name')
        .where('name', '=', name)
        .executeTakeFirst();
      if (done) return [];
      for (const statement of splitStatements(migration.text)) {
        const bare = statement.replace(/^(?:--[^\n]*\n\s*)+/, '');
        await dropHalfMade(session, bare);
        await sql.raw(bare).execute(session);
      }
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})
        on conflict do nothing`.execute(session);
      await note(session, migration);
      return [name];
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK_KEY)})`.execute(session);
    }
  });
}
