import type { Database } from '@server/db/database';
import { sql } from 'kysely';
import { more } from './fillMore';
import { people } from './fillPeople';
import { square, squarePlans } from './fillSquare';
import type { Size } from './sizes';

/** A named statement; `into` is the table whose rows it makes and which keep every rule by construction. */
export type Step = readonly [name: string, statement: string, into?: string];

const IDENTITIES = ['users', 'games', 'posts', 'comments'];

/** Drops the indexes of a table that no constraint needs, and makes them again: sorting once is far quicker. */
async function indexesOf({ db }: Database, table: string): Promise<{ drop: string; make: string }> {
  const { rows } = await sql<{ name: string; def: string }>`select indexname as name, indexdef as def from pg_indexes
    where schemaname = 'public' and tablename = ${table}
      and indexname not in (select conname from pg_constraint)`.execute(db);
  return {
    drop: rows.map(({ name }) => `drop index ${name};`).join(' '),
    make: rows.map(({ def }) => `${def};`).join(' '),
  };
}

async function run(database: Database, [, statement, into]: Step): Promise<void> {
  if (into === undefined) return database.exec(statement);
  const { drop, make } = await indexesOf(database, into);
  // Foreign keys are triggers too; the ledger's are never off.
  const trusted = `set session_replication_role = replica; ${statement}; set session_replication_role = origin;`;
  return database.exec(`begin; ${drop} ${trusted} ${make} commit`);
}

/** Whether a database was filled before. */
export async function isFilled({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('load_done') is not null as there`.execute(db);
  return rows[0]?.there === true;
}

/** Fills a database that holds the demo, all in SQL, and goes on where it was stopped; answers the seconds it took. */
export async function fill(database: Database, size: Size, say: (line: string) => void): Promise<number> {
  await database.exec('create table if not exists load_steps (name text primary key, seconds float8)');
  const [words, base, ...others] = people(size);
  const steps = [words, base, ...squarePlans(size), ...others, ...square(size), ...more(size)];
  for (const step of steps) {
    if (step === undefined) continue;
    const { rows } = await sql<{ n: number }>`select count(*) as n from load_steps where name = ${step[0]}`.execute(
      database.db,
    );
    if (rows[0]?.n) continue;
    const start = Date.now();
    await run(database, step);
    const seconds = (Date.now() - start) / 1000;
    if (step[0] !== 'seed') await database.exec(`insert into load_steps values ('${step[0]}', ${seconds})`);
    if (seconds > 1) say(`  ${step[0]}: ${seconds.toFixed(1)} s`);
  }
  for (const table of IDENTITIES) {
    await database.exec(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
  for (const plan of ['posts', 'comments', 'post_likes', 'comment_likes', 'follows']) {
    await database.exec(`drop table if exists load_${plan}`);
  }
  const { rows } = await sql<{ n: number }>`select sum(seconds) as n from load_steps`.execute(database.db);
  await database.exec('create table load_done (at timestamptz default now())');
  return rows[0]?.n ?? 0;
}
