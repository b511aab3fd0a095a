import { type Database, kyselyOver, type Load } from './database';
import { leadOnPostgres } from './leader';
import { listenOnPostgres } from './postgresListener';
import { type SessionLimits, sessionPool } from './postgresPool';

/** Limits of members' calls; those that only read have a shorter time for a statement. */
export interface CallLimits extends SessionLimits {
  readMs: number;
}

/** How to reach PostgreSQL 15 or later. */
export interface PostgresOptions {
  url: string;
  /** Where `listen` works, when it does not at `url`: past a pooler. */
  listenUrl?: string | null | undefined;
  /** Sessions of this process; processes × this stays below the server's max_connections. */
  poolMax?: number;
  /** Statements are prepared unless it says no (DB_PREPARED). */
  prepared?: boolean;
  ssl?: boolean | { ca: string };
  /** None for work that may take as long as it takes. */
  limits?: CallLimits;
}

/** Of ten sessions so many are for public reads alone. */
const READS_IN_TEN = 4;

/** How many of these sessions are for public reads alone; a single one is shared. */
export const readSessionsOf = (poolMax: number): number =>
  poolMax === 1 ? 0 : Math.max(1, Math.floor((poolMax * READS_IN_TEN) / 10));

const UNLIMITED: CallLimits = { statementMs: 0, readMs: 0, lockMs: 0, idleTransactionMs: 0, sessionMs: 5000 };

const together = (one: Load, other: Load): Load => ({
  max: one.max + other.max,
  open: one.open + other.open,
  busy: one.busy + other.busy,
  waiting: one.waiting + other.waiting,
  asked: one.asked + other.asked,
});

/**
 * Opens PostgreSQL and asks it once, so that a wrong address is said at start. Public reads have sessions of their own,
 * so that a lock on which every purchase waits leaves the pages standing.
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, poolMax = 10, ssl = false, prepared = true, limits = UNLIMITED } = options;
  const readMax = readSessionsOf(poolMax);
  const pool = sessionPool({ ...limits, url, ssl, prepared, max: poolMax - readMax });
  const readPool =
    readMax === 0
      ? undefined
      : sessionPool({ ...limits, url, ssl, prepared, max: readMax, statementMs: limits.readMs, readOnly: true });
  const close = async () => {
    await Promise.all([pool.end(), readPool?.end()]);
  };
  try {
    await pool.exec('select 1');
  } catch (error) {
    await close();
    throw error;
  }
  const db = kyselyOver(pool);
  return {
    db,
    reads: readPool ? kyselyOver(readPool) : db,
    engine: 'postgres',
    exec: pool.exec,
    load: () => (readPool ? together(pool.load(), readPool.load()) : pool.load()),
    lead: (onGained) => leadOnPostgres({ url: options.listenUrl ?? url, ssl }, onGained),
    listen: (hearing) => listenOnPostgres({ url: options.listenUrl ?? url, ssl }, hearing),
    close,
  };
}
