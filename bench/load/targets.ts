import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '@server/db/database';
import { migrate } from '@server/db/migrate';
import { openFolder } from '@server/db/openPglite';
import { openPostgres } from '@server/db/openPostgres';
import pg from 'pg';
import { type Cluster, startCluster } from './cluster';
import { fill, isFilled } from './fill';
import { startServers } from './servers';
import type { Size } from './sizes';

/** A filled database that servers can be started on. */
export interface Target {
  engine: 'postgres' | 'pglite';
  /** What a server needs to use it. */
  env: Record<string, string>;
  /** Opens it beside the servers (PostgreSQL) or after them (embedded). */
  open(): Promise<Database>;
  /** Process ids of the database's own, whose CPU counts as its; empty for the embedded engine. */
  pids(): number[];
  close(): Promise<void>;
  /** Seconds it took to fill; undefined if it was filled before. */
  filledIn?: number;
}

const cacheDir = path.resolve('.cache');
const PORT = 54_371;

async function filled(target: Target, size: Size, say: (line: string) => void): Promise<Target> {
  // A server's first start migrates and seeds the demo.
  for (const server of await startServers(1, target.env)) await server.stop();
  const database = await target.open();
  try {
    await migrate(database);
    if (await isFilled(database)) return target;
    say(`filling ${target.engine} ${size.name}`);
    const filledIn = await fill(database, size, say);
    await database.exec(target.engine === 'postgres' ? 'vacuum analyze' : 'analyze');
    return { ...target, filledIn };
  } finally {
    await database.close();
  }
}

async function ensureDatabase(cluster: Cluster, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (!rowCount) await client.query(`create database ${name}`);
  await client.end();
}

/** PostgreSQL with a database of that size; its programs lie in `bin`. */
export async function postgresTarget(size: Size, folder: string, bin: string, say: (line: string) => void) {
  const cluster = await startCluster(bin, path.join(folder, 'postgres'), PORT);
  const name = `plaza_${size.name}`;
  await ensureDatabase(cluster, name);
  const url = cluster.urlOf(name);
  const dataDir = path.join(folder, 'files');
  mkdirSync(dataDir, { recursive: true });
  return filled(
    {
      engine: 'postgres',
      env: { DATABASE_URL: url, DATA_DIR: dataDir, CACHE_DIR: cacheDir },
      open: () => openPostgres({ url }),
      pids: () => [cluster.pid],
      close: () => cluster.stop(),
    },
    size,
    say,
  );
}

/** The embedded engine in a folder of its own. */
export function pgliteTarget(size: Size, folder: string, say: (line: string) => void): Promise<Target> {
  const dataDir = path.join(folder, `pglite-${size.name}`);
  return filled(
    {
      engine: 'pglite',
      env: { DATABASE_URL: '', DATA_DIR: dataDir, CACHE_DIR: cacheDir },
      open: () => openFolder(dataDir, cacheDir),
      pids: () => [],
      close: async () => {},
    },
    size,
    say,
  );
}
