import path from 'node:path';
import type { Config } from '@server/config';
import type { Database } from './database';
import { lackedMigrations, migrate } from './migrate';
import { hasFolder, openFolder } from './openPglite';
import { openPostgres } from './openPostgres';

/** The part of the configuration that says where the data lives. */
export type DatabaseConfig = Pick<
  Config,
  'databaseUrl' | 'dbListenUrl' | 'dbPoolMax' | 'dbPrepared' | 'dbSsl' | 'dataDir' | 'cacheDir'
>;

/** Sessions of the server's own work: its migrations at start, its recurring jobs, its checks. */
const WORK_SESSIONS = 2;

/** PostgreSQL is not there, or lets nobody in, at the address that the environment gives; the message names the variable. */
export class DatabaseUnreachable extends Error {
  constructor(cause: unknown, variable: 'DATABASE_URL' | 'DB_LISTEN_URL') {
    // Where a name has several addresses, each failed by itself.
    const [first = cause] = cause instanceof AggregateError ? cause.errors : [];
    const reason = first instanceof Error ? first.message : String(first);
    super(`${variable} leads to no database that can be used: ${reason}`, { cause });
    this.name = 'DatabaseUnreachable';
  }
}

/** Opens the database the configuration names, PostgreSQL or the embedded one, once `prepare` has nothing against it. */
async function open(
  config: DatabaseConfig,
  prepare: (database: Database) => Promise<unknown>,
  { isFilled = false } = {},
): Promise<Database> {
  const { dbPoolMax: poolMax, dbPrepared: prepared, dbSsl: ssl } = config;
  // What may take long is nothing for a pooler in transaction mode, whose sessions have the limits of calls.
  const url = config.databaseUrl && (config.dbListenUrl ?? config.databaseUrl);
  const database =
    url === null
      ? await openFolder(config.dataDir, config.cacheDir, { isFilled: true })
      : await openPostgres({ url, poolMax, prepared, ssl }).catch((error: unknown) => {
          throw new DatabaseUnreachable(error, config.dbListenUrl === null ? 'DATABASE_URL' : 'DB_LISTEN_URL');
        });
  try {
    await prepare(database);
    if (!isFilled) await database.settle?.();
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

function refuseOlder(lacked: readonly string[]): void {
  if (lacked.length === 0) return;
  throw new Error(
    `The database is older than this version of Plaza, it lacks ${lacked.join(', ')}. ` +
      'Ask the version that runs it, or start this one, which brings it up to date (make a backup before).',
  );
}

/**
 * Opens the database for the server's own work, which may take as long as it takes, and brings it up to date: for the
 * server alone, since there is no way back. Whoever has filled it calls `settle`, before members are let in.
 */
export function openDatabase(config: DatabaseConfig): Promise<Database> {
  return open({ ...config, dbPoolMax: WORK_SESSIONS }, migrate, { isFilled: true });
}

/** Brings the database up to date, as a server does at start, and leaves it; answers the names of what it lacked. */
export async function bringUpToDate(config: DatabaseConfig): Promise<string[]> {
  let applied: string[] = [];
  const prepare = async (database: Database) => {
    applied = await migrate(database);
  };
  await (await open({ ...config, dbPoolMax: WORK_SESSIONS }, prepare)).close();
  return applied;
}

/** Opens members' sessions, with their limits of time, beside those of the server's work; the embedded engine has one for all. */
export async function openForCalls(
  {
    databaseUrl,
    dbListenUrl,
    dbReadUrl,
    dbPoolMax,
    dbPrepared,
    dbSsl,
    dbLimits,
  }: Pick<Config, 'databaseUrl' | 'dbListenUrl' | 'dbReadUrl' | 'dbPoolMax' | 'dbPrepared' | 'dbSsl' | 'dbLimits'>,
  work: Database,
): Promise<Database> {
  if (databaseUrl === null) return { ...work, close: async () => {} };
  return openPostgres({
    url: databaseUrl,
    listenUrl: dbListenUrl,
    readUrl: dbReadUrl,
    poolMax: dbPoolMax,
    prepared: dbPrepared,
    ssl: dbSsl,
    limits: dbLimits,
  });
}

/** Opens a database that a server has run on, as it is; an `older` one only for who can read it. */
export async function openExisting(config: DatabaseConfig, { older = false } = {}): Promise<Database> {
  if (config.databaseUrl === null && !hasFolder(config.dataDir)) {
    const folder = path.resolve(config.dataDir);
    throw new Error(`There is no database in ${folder}. Set DATA_DIR or DATABASE_URL, or start a server first.`);
  }
  return open(config, async (database) => {
    const lacked = await lackedMigrations(database);
    if (lacked === null) throw new Error('The database is empty. Set DATABASE_URL, or start a server first.');
    if (!older) refuseOlder(lacked);
  });
}

/** Opens a database to be filled: makes a new one, and leaves an older one as it is. */
export function openForImport(config: DatabaseConfig): Promise<Database> {
  return open(config, async (database) => {
    refuseOlder((await lackedMigrations(database)) ?? []);
    await migrate(database);
  });
}
