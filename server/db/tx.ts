import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './database';

const RETRYABLE = new Set(['40001', '40P01']);
const MAX_TRIES = 4;

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
 * Runs `fn` in one transaction, again (at most three times) when PostgreSQL gave it up for a deadlock or a
 * serialization failure. `fn` must therefore have no effect outside the transaction.
 */
export async function withTx<T>(db: Db, fn: (tx: Tx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(fn);
    } catch (error) {
      if (tries >= MAX_TRIES || !RETRYABLE.has(errorCode(error) ?? '')) throw error;
      await sleep(tries * 10);
    }
  }
}
