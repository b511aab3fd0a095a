import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { readValue, writeValue } from './codec';
import type { Load } from './database';
import type { PgliteWorker, WireResult } from './pgliteWorker';
import { sendNamed, statementNames } from './statementNames';
import { DatabaseUnavailable } from './unavailable';

/** The session was busy for too long; nearly always a query on the handle inside a transaction. */
export class AcquireTimeout extends DatabaseUnavailable {
  constructor(ms: number) {
    super(
      `No database session within ${ms} ms. The embedded engine has one session: inside withTx use the Tx you were given, never the database handle.`,
    );
    this.name = 'AcquireTimeout';
  }
}

function rowsOf({ rows, fields }: WireResult): Record<string, unknown>[] {
  return rows.map((row) =>
    Object.fromEntries(fields.map((field, index) => [field.name, readValue(row[index] ?? null, field.dataTypeID)])),
  );
}

/**
 * The shape of `pg.Pool` over the one session of the embedded engine: `connect()` hands it out first in,
 * first out, so that a transaction is never interleaved with another caller's queries.
 */
export function pglitePool(worker: PgliteWorker, acquireTimeoutMs = 5000): PostgresPool & { load(): Load } {
  const queue: (() => void)[] = [];
  let busy = false;
  let asked = 0;
  const names = statementNames();

  const query = async (sql: string, params: readonly unknown[]) => {
    asked += 1;
    const values = params.map(writeValue);
    const result = await sendNamed(names, sql, (name) => worker.query(sql, values, name));
    return { command: result.command, rowCount: result.rowCount, rows: rowsOf(result) };
  };

  const lease = (): PostgresPoolClient => {
    let held = true;
    return {
      query: query as PostgresPoolClient['query'] as never,
      release() {
        if (!held) return;
        held = false;
        const next = queue.shift();
        if (next) next();
        else busy = false;
      },
    };
  };

  return {
    connect() {
      if (!busy) {
        busy = true;
        return Promise.resolve(lease());
      }
      return new Promise((resolve, reject) => {
        const grant = () => {
          clearTimeout(timer);
          resolve(lease());
        };
        const timer = setTimeout(() => {
          queue.splice(queue.indexOf(grant), 1);
          reject(new AcquireTimeout(acquireTimeoutMs));
        }, acquireTimeoutMs);
        queue.push(grant);
      });
    },
    load: () => ({ max: 1, open: 1, busy: busy ? 1 : 0, waiting: queue.length, asked }),
    end: () => worker.close(),
  };
}
