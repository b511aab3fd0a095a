import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator, sql } from 'kysely';
import type { Database, Db, Reader } from './database';
import { serverFile } from './serverFile';
import { errorCode, withTx } from './tx';

/** One numbered SQL file. */
export interface Migration {
  name: string;
  text: string;
  checksum: string;
}

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

/** What a database lacks. Refuses one whose applied migrations are unknown here or were edited since. */
async function pendingOf(reader: Reader, migrations: readonly Migration[]): Promise<Migration[]> {
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
  if (applied.size > 0) {
    throw new Error(`The database is newer than this server: it has ${[...applied.keys()].join(', ')}`);
  }
  return pending;
}

/** The names of the migrations a database lacks, changing nothing; null where no server has ever run on it. */
export async function lackedMigrations({ db }: Pick<Database, 'db'>): Promise<string[] | null> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('schema_migrations') is not null as known`.execute(
    db,
  );
  return rows[0]?.known === true ? (await pendingOf(db, readMigrations())).map(({ name }) => name) : null;
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

/** Kysely's Migrator over the files; each leaves its checksum in the same transaction. */
function migratorOver(db: Db, migrations: readonly Migration[], { lockMs }: Patience): Migrator {
  const up = async (tx: Db, { name, text, checksum }: Migration) => {
    await sql`set local lock_timeout = ${sql.lit(lockMs)}`.execute(tx);
    for (const statement of splitStatements(text)) await sql.raw(statement).execute(tx);
    await tx.insertInto('schemaMigrations').values({ name, checksum }).execute();
  };
  const entries = migrations.map((one) => [one.name, { up: (tx: Db) => up(tx, one) }] as const);
  return new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(entries) },
    // What was applied is told by name alone: Kysely's order goes by clocks, and an operator's may be set back.
    allowUnorderedMigrations: true,
  });
}

/** Makes the table of checksums, and tells Kysely's Migrator what was applied before there was one; answers what is missing. */
async function adopt(db: Db, migrations: readonly Migration[]): Promise<Migration[]> {
  return withTx(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_KEY)})`.execute(tx);
    await sql`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(tx);
    const pending = await pendingOf(tx, migrations);
    await sql`create table if not exists kysely_migration (
      name varchar(255) primary key, timestamp varchar(255) not null)`.execute(tx);
    await sql`insert into kysely_migration select name, applied_at::text from schema_migrations
      on conflict do nothing`.execute(tx);
    return pending;
  });
}

/**
 * Applies what is missing, all in one transaction under an advisory lock; answers the names it applied. A table that somebody
 * holds is waited for shortly and again, so that nobody stands behind the migration for longer.
 */
export async function migrate(
  { db }: Pick<Database, 'db'>,
  migrations = readMigrations(),
  patience = PATIENCE,
): Promise<string[]> {
  const pending = await adopt(db, migrations);
  // Kysely would read the columns of all tables to find out the same, in each start half a second of the embedded engine.
  if (pending.length === 0) return [];
  for (let left = patience.tries; ; left -= 1) {
    const { error, results = [] } = await migratorOver(db, migrations, patience).migrateToLatest();
    if (error === undefined) return results.map(({ migrationName }) => migrationName);
    if (left <= 1 || !IN_THE_WAY.has(errorCode(error) ?? '')) throw error;
    await sleep(patience.pauseMs);
  }
}

/**
 * Cuts a script at the semicolons outside quotes, dollar quotes and line comments: the drivers' extended
 * protocol takes one statement at a time, and the simple one would leave the transaction's session.
 */
export function splitStatements(script: string): string[] {
  const token = /\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|;/g;
  const statements: string[] = [];
  let start = 0;
  for (const match of script.matchAll(token)) {
    if (match[0] !== ';') continue;
    statements.push(script.slice(start, match.index));
    start = match.index + 1;
  }
  statements.push(script.slice(start));
  const isEmpty = (statement: string) => statement.replace(/--[^\n]*/g, '').trim() === '';
  return statements.filter((statement) => !isEmpty(statement)).map((statement) => statement.trim());
}
