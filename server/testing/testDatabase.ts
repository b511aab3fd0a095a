import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Database, Db } from '@server/db/database';
import { migrate, migrationsHash, readMigrations } from '@server/db/migrate';
import { openMemory } from '@server/db/openPglite';
import { openPostgres } from '@server/db/openPostgres';
import { clusterTemplate, migratedTemplateFile, publish } from '@server/db/template';
import pg from 'pg';

const cacheDir = path.resolve('.cache');

/** The tarball every embedded test database begins from: all migrations applied; made once per set of migrations. */
async function migratedTemplate(): Promise<string> {
  const migrations = readMigrations();
  const file = migratedTemplateFile(cacheDir, migrationsHash(migrations));
  if (existsSync(file)) return file;
  const database = await openMemory(await clusterTemplate(cacheDir));
  try {
    await migrate(database, migrations);
    return await publish(file, async (draft) => {
      await database.dump?.(draft);
    });
  } finally {
    await database.close();
  }
}

async function withAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A database of its own on the PostgreSQL of TEST_DATABASE_URL, dropped when closed. */
async function openOwnPostgres(adminUrl: string): Promise<Database> {
  const name = `plaza_test_${process.env.JEST_WORKER_ID ?? '0'}_${process.pid}_${Date.now().toString(36)}`;
  await withAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = await openPostgres({ url: url.href });
  await migrate(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      await withAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

/** A fresh, migrated database: PostgreSQL when TEST_DATABASE_URL is set, else the embedded engine in memory. */
async function openTestDatabase(): Promise<Database> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  return adminUrl ? openOwnPostgres(adminUrl) : openMemory(await migratedTemplate());
}

/** Keeps what the migrations and the file's own seed left, table by table. */
const keepBaseline = `
  create schema baseline;
  do $$ declare t text; begin
    for t in select tablename from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' loop
      execute format('create table baseline.%1$I as table public.%1$I', t);
    end loop;
  end $$;`;

/**
 * Brings every table that holds rows back to the baseline. Deleting from the few filled tables is faster than
 * truncating all; triggers and foreign keys are off meanwhile, because the ledger refuses to be emptied.
 */
const reset = `
  begin;
  set local session_replication_role = replica;
  do $$ declare t text; id_column text; filled boolean; begin
    for t in select tablename from pg_tables where schemaname = 'baseline' loop
      execute format('select exists (select from public.%1$I) or exists (select from baseline.%1$I)', t) into filled;
      continue when not filled;
      execute format('delete from public.%1$I', t);
      execute format('insert into public.%1$I overriding system value select * from baseline.%1$I', t);
      select attname into id_column from pg_attribute
        where attrelid = format('public.%I', t)::regclass and attidentity <> '';
      if id_column is not null then
        execute format('select setval(pg_get_serial_sequence(%1$L, %2$L), (select coalesce(max(%2$I), 0) + 1 from baseline.%3$I), false)',
                       format('public.%I', t), id_column, t);
      end if;
    end loop;
  end $$;
  commit;`;

/** The test database of a file, as its tests see it. */
export interface TestDatabase {
  /** Filled before the first test. */
  readonly database: Database;
  readonly db: Db;
}

/**
 * One database per test file, brought back to its first state before every test.
 * `seed` runs once and belongs to that first state.
 */
export function withTestDatabase(seed?: (database: Database) => Promise<void>): TestDatabase {
  // Many queries on one busy machine: a slow test is not a wrong one.
  jest.setTimeout(60_000);
  let open: Database | undefined;
  const database = () => {
    if (!open) throw new Error('The test database opens in beforeAll');
    return open;
  };
  beforeAll(async () => {
    open = await openTestDatabase();
    await seed?.(open);
    await open.exec(keepBaseline);
  }, 120_000);
  beforeEach(() => database().exec(reset));
  afterAll(() => open?.close());
  return {
    get database() {
      return database();
    },
    get db() {
      return database().db;
    },
  };
}
