import type { PostgresPool } from 'kysely';
import { type Database, kyselyOver, type Load } from './database';
import { leadOnPostgres } from './leader';
import { listenOnPostgres } from './postgresListener';
import { type SessionLimits, type SessionPool, sessionPool } from './postgresPool';
import { readsPool } from './readsPool';
import { type Replica, watchReplica } from './replica';

/** Limits of members' calls; those that only read have a shorter time for a statement. */
export interface CallLimits extends SessionLimits {
  readMs: number;
}

/** How to reach PostgreSQL 15 or later. */
export interface PostgresOptions {
  url: string;
  /** Where `listen` works, when it does not at `url`: past a pooler. */
  listenUrl?: string | null | undefined;
  /** A replica for what need not be newest; it need not be there. */
  readUrl?: string | null;
  /** Sessions of this process; processes × this stays below the server's max_connections. */
  poolMax?: number;
  /** Statements are prepared unless it says no (DB_PREPARED). */
  prepared?: boolean;
  ssl?: boolean | { ca: string };
  /** None for work that may take as long as it takes. */
  limits?: CallLimits;
}

/** Who waits longer for a session of a replica asks the primary. */
const REPLICA_MS = 1_000;

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

/** The replica's sessions, and who decides between them and the primary's. */
function openReplica(
  { readUrl, ssl = false, prepared = true }: PostgresOptions,
  { primary, limits, max }: { primary: SessionPool; limits: CallLimits; max: number },
): { pool: SessionPool; replica: Replica; reads: PostgresPool } | undefined {
  if (readUrl === undefined || readUrl === null) return undefined;
  const sessionMs = Math.min(limits.sessionMs, REPLICA_MS);
  const own = { ...limits, statementMs: limits.readMs, sessionMs, readOnly: true };
  const pool = sessionPool({ ...own, url: readUrl, ssl, prepared, max });
  const replica = watchReplica(primary, pool);
  return { pool, replica, reads: readsPool(primary, pool, replica) };
}

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
  const far = openReplica(options, { primary: readPool ?? pool, limits, max: readMax || 1 });
  const close = async () => {
    far?.replica.stop();
    await Promise.all([pool.end(), readPool?.end(), far?.pool.end()]);
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
    reads: far ? kyselyOver(far.reads) : readPool ? kyselyOver(readPool) : db,
    replica: far?.replica ?? null,
    engine: 'postgres',
    exec: pool.exec,
    load: () => (readPool ? together(pool.load(), readPool.load()) : pool.load()),
    lead: (onGained) => leadOnPostgres({ url: options.listenUrl ?? url, ssl }, onGained),
    listen: (hearing) => listenOnPostgres({ url: options.listenUrl ?? url, speaksAt: url, ssl }, hearing),
    close,
  };
}
