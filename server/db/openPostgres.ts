import pg from 'pg';
import { columnTypes } from './codec';
import { type Database, kyselyOver } from './database';

/** How to reach PostgreSQL 15 or later. */
export interface PostgresOptions {
  url: string;
  /** Sessions of this process; processes × this stays below the server's max_connections. */
  poolMax?: number;
  ssl?: boolean;
}

/** Opens a pool on PostgreSQL and asks it once, so that a wrong address is said at start. */
export async function openPostgres({ url, poolMax = 10, ssl = false }: PostgresOptions): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolMax,
    ssl,
    types: columnTypes,
    connectionTimeoutMillis: 5000,
    options: '-c TimeZone=UTC',
  });
  // An idle session that breaks (server restart) is replaced by the pool; unheard it would end the process.
  pool.on('error', () => {});
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw error;
  }
  const db = kyselyOver(pool);
  return {
    db,
    engine: 'postgres',
    exec: async (script) => {
      await pool.query(script);
    },
    load: () => {
      const { totalCount, idleCount, waitingCount } = pool;
      return { max: poolMax, open: totalCount, busy: totalCount - idleCount, waiting: waitingCount };
    },
    close: () => pool.end(),
  };
}
