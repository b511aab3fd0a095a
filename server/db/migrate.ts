import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator, sql } from 'kysely';
import { applyOutside } from './applyOutside';
import type { Database, Db, Reader, Tx } from './database';
import { contracts, isConcurrent, type Migration } from './migration';
import { serverFile } from './serverFile';
import { splitStatements } from './splitStatements';
import { errorCode, withTx } from './tx';

/** What says which migrations a database has: checksums are ours, the others Kysely's. No data of Plaza's is in them. */
export const BOOKKEEPING = ['schema_migrations', 'kysely_migration', 'kysely_migration_lock'];

/** One number for all processes, so that several may start together and one makes the tables. */
const LOCK_KEY = 7_261_944;

/** The migrations that ship with the server, in order. */
export function readMigrations(folder = serverFile('db/migrations')): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

/** A hash over all migrations: the name of a template that has them applied. */
export function migrationsHash(migrations: readonly Migration[]): string {
  const hash = createHash('sha256');
  for (const { name, checksum } of migrations) hash.update(`${name}:${checksum}\n`);
  return hash.digest('hex').slice(0, 16);
}

/** What a database lacks. Refuses one whose applied migrations were edited since, or are unknown here and among `refused`. */
async function pendingOf(
  reader: Reader,
  migrations: readonly Migration[],
  refused: (name: string) => boolean,
): Promise<Migration[]> {
  const applied = new Map(
    (await reader.selectFrom('schemaMigrations').select(['name', 'checksum']).execute()).map((row) => [row.name, row]),
  );
  const pending: Migration[] = [];
  for (const migration of migrations) {
    const before = applied.get(migration.name);
    applied.delete(migration.name);
    if (!before) pending.push(migration);
    else if (before.checksum !== migration.checksum) {
      throw new Error(`Migration ${migration.name} was changed after it had been applied; add a new one instead`);
    }
  }
  const unknown = [...applied.keys()].filter(refused);
  if (unknown.length > 0) throw new Error(`The database is newer than this server: it has ${unknown.join(', ')}`);
  return pending;
}

/** The names of the migrations a database lacks, changing nothing; null where no server has ever run on it. */
export async function lackedMigrations({ db }: Pick<Database, 'db'>): Promise<string[] | null> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('schema_migrations') is not null as known`.execute(
    db,
  );
  return rows[0]?.known === true ? (await pendingOf(db, readMigrations(), () => true)).map(({ name }) => name) : null;
}

/** How long a migration stands in line for a table, and how often it begins anew. */
interface Patience {
  /** Whoever asks for the table meanwhile stands behind it, members too. */
  lockMs: number;
  pauseMs: number;
  tries: number;
}

const PATIENCE: Patience = { lockMs: 2_000, pauseMs: 1_000, tries: 30 };
/** A lock was not to be had in time; or two waited for each other. */
const IN_THE_WAY = new Set(['55P03', '40P01']);
/** Another process went on further meanwhile: Kysely's Migrator found what it was not told of. */
const isOvertaken = (error: unknown) => error instanceof Error && error.message.startsWith('corrupted migrations');

const note = (db: Db, migration: Migration) =>
  db
    .insertInto('schemaMigrations')
    .values({ name: migration.name, checksum: migration.checksum, contracts: contracts(migration) })
    .execute();

/** Kysely's Migrator over what is missing, beside what is `applied`; each leaves its checksum in the same transaction. */
function migratorOver(
  db: Db,
  { missing, applied }: { missing: readonly Migration[]; applied: readonly string[] },
  { lockMs }: Patience,
): Migrator {
  const up = async (tx: Db, migration: Migration) => {
    await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(tx);
    for (const statement of splitStatements(migration.text)) await sql.raw(statement).execute(tx);
    await note(tx, migration);
  };
  const entries = [
    ...applied.map((name) => [name, { up: async () => {} }] as const),
    ...missing.map((one) => [one.name, { up: (tx: Db) => up(tx, one) }] as const),
  ];
  return new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(entries) },
    // What was applied is told by name alone: Kysely's order goes by clocks, and an operator's may be set back.
    allowUnorderedMigrations: true,
  });
}

/** Which of them an older version must not start on. Asked first: to alter it would stand behind a backup under way, and all who read it behind that. */
async function addContracts(tx: Tx): Promise<void> {
  const { rows } = await sql`select from pg_attribute where attrelid = 'schema_migrations'::regclass
    and attname = 'contracts' and not attisdropped`.execute(tx);
  if (rows.length > 0) return;
  await sql`alter table schema_migrations add column contracts boolean not null default false`.execute(tx);
}

/** Makes the table of checksums, and tells Kysely's Migrator what was applied before there was one; answers what is missing. */
async function adopt(db: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  return withTx(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(tx);
    await sql`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(tx);
    await addContracts(tx);
    const strict = await tx.selectFrom('schemaMigrations').select('name').where('contracts', 'is', true).execute();
    const pending = await pendingOf(tx, migrations, (name) => strict.some((one) => one.name === name));
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx);
    await sql`insert into kysely_migration select name, applied_at::text from schema_migrations
      on conflict do nothing`.execute(tx);
    return pending;
  });
}

/** Applies these in one transaction, beginning anew when a table was not to be had. */
async function applyTogether(db: Db, missing: readonly Migration[], patience: Patience): Promise<string[]> {
  for (let left = patience.tries; ; left -= 1) {
    const applied = (await db.selectFrom('schemaMigrations').select('name').execute()).map(({ name }) => name);
    const migrator = migratorOver(
      db,
      { missing: missing.filter(({ name }) => !applied.includes(name)), applied },
      patience,
    );
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error === undefined) return results.map(({ migrationName }) => migrationName);
    if (left <= 1 || !(IN_THE_WAY.has(errorCode(error) ?? '') || isOvertaken(error))) throw error;
    await sleep(patience.pauseMs);
  }
}

/** What is missing, in runs of one kind: those of one transaction, and each that stands outside of one. */
function runsOf(migrations: readonly Migration[]): Migration[][] {
  const runs: Migration[][] = [];
  for (const migration of migrations) {
    const last = runs.at(-1);
    if (last?.[0] && !isConcurrent(last[0]) && !isConcurrent(migration)) last.push(migration);
    else runs.push([migration]);
  }
  return runs;
}

/**
 * Applies what is missing under a lock, all in one transaction but for what may not be in one; answers the names it applied. A table
 * that somebody holds is waited for shortly and again, so that nobody stands behind the migration for longer.
 */
export async function migrate(
  { db }: Pick<Database, 'db'>,
  migrations = readMigrations(),
  patience = PATIENCE,
): Promise<string[]> {
  const pending = await adopt(db, migrations);
  // Kysely would read the columns of all tables to find out the same, in each start half a second of the embedded engine.
  const names: string[] = [];
  for (const run of runsOf(pending)) {
    const [first] = run;
    if (first && isConcurrent(first)) names.push(...(await applyOutside(db, first, note)));
    else names.push(...(await applyTogether(db, run, patience)));
  }
  return names;
}
