import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** How often a replica is asked how far it is; one that is further behind than this is not asked for anything. */
const TICK_MS = 1_000;

/** The log's position in bytes: of what is written so far, and of what the replica shows; null from what is no replica (any more). */
const WRITTEN = `select (pg_current_wal_insert_lsn() - '0/0')::bigint as at`;
const SHOWN = `select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0')::bigint end as at`;

/** A replica, and how far it is. */
export interface Replica {
  /** Whether it is there, and at most a second behind. */
  isFit(): boolean;
  /** Whether it shows what the log holds up to this point; asks it if need be. */
  shows(point: number): Promise<boolean>;
  /** The point that the primary's log has reached: all that was committed before lies below it. */
  point(): Promise<number>;
  stop(): void;
}

async function ask(pool: PostgresPool, statement: string): Promise<number | null> {
  const client: PostgresPoolClient = await pool.connect();
  try {
    const { rows } = await client.query<{ at: number | null }>(statement, []);
    return rows[0]?.at ?? null;
  } finally {
    client.release();
  }
}

/** Watches a replica: what the primary had written a tick ago it must show now. Without a primary it is fit as long as it answers. */
export function watchReplica(primary: PostgresPool, replica: PostgresPool, tickMs = TICK_MS): Replica {
  let isFit = false;
  let shown = 0;
  let before: number | null = null;
  let looking: Promise<number | null> | undefined;

  const look = (): Promise<number | null> => {
    looking ??= ask(replica, SHOWN)
      .catch(() => null)
      .then((at) => {
        shown = at ?? 0;
        return at;
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  };
  const point = async (): Promise<number> => (await ask(primary, WRITTEN)) ?? 0;
  async function tick(): Promise<void> {
    const [at, written] = await Promise.all([look(), point().catch(() => null)]);
    isFit = at !== null && (before === null ? isFit : at >= before);
    before = written;
  }

  let ticking: Promise<void> = tick();
  const timer = setInterval(() => {
    ticking = ticking.then(tick);
  }, tickMs).unref();
  return {
    isFit: () => isFit,
    shows: async (since) => shown >= since || ((await look()) ?? 0) >= since,
    point,
    stop: () => clearInterval(timer),
  };
}
