import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { asking } from './asking';
import { columnTypes } from './codec';
import type { Load } from './database';
import { noNames, sendNamed, statementNames } from './statementNames';
import { errorCode } from './tx';
import { DatabaseUnavailable } from './unavailable';

/** What the sessions of a pool may do, in milliseconds; 0: no limit. */
export interface SessionLimits {
  /** A statement that takes longer is cancelled. */
  statementMs: number;
  /** Who waits longer for a lock gives up. */
  lockMs: number;
  /** A transaction in which nothing happens for longer loses its session. */
  idleTransactionMs: number;
  /** Who waits longer for a session, or for a new one to be opened, gives up. */
  sessionMs: number;
}

export interface PoolOptions extends SessionLimits {
  url: string;
  max: number;
  ssl: boolean | { ca: string };
  /** Statements are prepared; not behind a pooler that gives each transaction another session. */
  prepared?: boolean;
  /** Refuses to write. */
  readOnly?: boolean;
}

/** A pool for Kysely whose failures can be told apart: what is lost is `DatabaseUnavailable`, what was wrong keeps its SQLSTATE. */
export interface SessionPool extends PostgresPool {
  load(): Load;
  exec(script: string): Promise<void>;
}

/** PostgreSQL says goodbye in a statement's own answer, before it hangs up. */
const GOODBYE = /^(?:57P\d{2}|25P03|08\w{3})$/;
/** What was the primary has become a replica: the primary is elsewhere, where a new session finds it. */
const NO_PRIMARY = '25006';
const WRITES = /^\s*(?:insert|update|delete|with|merge)\b/i;

function settingsOf({ statementMs, lockMs, idleTransactionMs, readOnly = false }: PoolOptions): string {
  const settings = {
    TimeZone: 'UTC',
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    ...(readOnly && { default_transaction_read_only: 'on' }),
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** Opens no session yet. */
export function sessionPool(options: PoolOptions): SessionPool {
  const { url, max, ssl, sessionMs } = options;
  const pool = new pg.Pool({
    connectionString: url,
    max,
    ssl,
    types: columnTypes,
    connectionTimeoutMillis: sessionMs,
    keepAlive: true,
    options: settingsOf(options),
  });
  const lost = new WeakSet<pg.PoolClient>();
  let asked = 0;
  const names = options.prepared === false ? noNames : statementNames();
  // Whoever holds a session hears of its loss from the statement that fails; an event nobody listens to ends the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => lost.add(client)));

  const lease = (client: pg.PoolClient): PostgresPoolClient => {
    let leaving = false;
    const failed = (error: unknown): never => {
      const movedOn = !options.readOnly && errorCode(error) === NO_PRIMARY;
      leaving ||= movedOn || GOODBYE.test(errorCode(error) ?? '');
      throw lost.has(client) || movedOn ? new DatabaseUnavailable('The session was lost', { cause: error }) : error;
    };
    function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
    function query<R>(statement: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
    function query(statement: PostgresCursor<unknown> | string, parameters: readonly unknown[] = []): unknown {
      if (typeof statement !== 'string') throw new TypeError('Rows are not streamed here');
      asked += 1;
      const call = asking.getStore();
      if (call && WRITES.test(statement)) call.wrote = true;
      const values = [...parameters];
      return sendNamed(names, statement, (name) =>
        client.query({ text: statement, values, ...(name !== undefined && { name }) }),
      ).catch(failed);
    }
    return { query, release: () => client.release(leaving || lost.has(client)) };
  };

  const connect = async (): Promise<PostgresPoolClient> => {
    try {
      return lease(await pool.connect());
    } catch (error) {
      throw new DatabaseUnavailable('No session could be had', { cause: error });
    }
  };

  return {
    connect,
    exec: async (script) => {
      await pool.query(script);
    },
    load: () => {
      const { totalCount, idleCount, waitingCount } = pool;
      return { max, open: totalCount, busy: totalCount - idleCount, waiting: waitingCount, asked };
    },
    end: () => pool.end(),
  };
}
