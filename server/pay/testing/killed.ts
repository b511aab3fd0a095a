import type { Db } from '@server/db/database';

/** A process that ends by kill -9 just before its transaction is committed: all was done, and nothing stays. */
export function killedAtCommit(db: Db): Db {
  const dying = () => ({
    execute: (work: (tx: unknown) => Promise<unknown>) =>
      db.transaction().execute(async (tx) => {
        await work(tx);
        throw new Error('killed');
      }),
  });
  return new Proxy(db, { get: (target, name) => (name === 'transaction' ? dying : Reflect.get(target, name, target)) });
}
