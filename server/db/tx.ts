import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './database';

/**
 * Tries by SQLSTATE: serialization failure and deadlock; and a unique key that somebody wrote between our look and our
 * writing, whom the second look finds; and a plan that a migration made stale.
 */
const TRIES = new Map([
  ['40001', 4],
  ['40P01', 4],
  ['23505', 2],
  ['0A000', 2],
]);

/** The `code` of an error: PostgreSQL's SQLSTATE on either engine, or Node's name such as ENOENT. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** The name of the violated constraint, on either engine. */
export function constraintOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}

/**
 * Runs `fn` in one transaction, again (at most three times) when PostgreSQL gave it up because of what others did at
 * the same moment. `fn` must therefore have no effect outside the transaction.
 */
export async function withTx<T>(db: Db, fn: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(fn);
    } catch (error) {
      if (tries >= (TRIES.get(errorCode(error) ?? '') ?? 1)) throw error;
      await sleep(tries * 10);
    }
  }
}
