import { AcquireTimeout, pglitePool } from './pglitePool';
import type { PgliteWorker } from './pgliteWorker';

/** A session that only writes down what it is asked. */
function recorder(): { worker: PgliteWorker; asked: string[] } {
  const asked: string[] = [];
  const worker: PgliteWorker = {
    query: async (sql) => {
      asked.push(sql);
      return { rows: [], fields: [], rowCount: 0 };
    },
    exec: async () => {},
    onSaid: () => () => {},
    settle: async () => {},
    dump: async () => {},
    close: async () => {},
  };
  return { worker, asked };
}

describe('the pool over one session', () => {
  it('hands the session out first in, first out, so that transactions never mix', async () => {
    const { worker, asked } = recorder();
    const pool = pglitePool(worker);
    const transaction = async (name: string) => {
      const client = await pool.connect();
      for (const part of ['begin', 'work', 'commit']) await client.query(`${part} ${name}`, []);
      client.release();
    };
    await Promise.all(['a', 'b', 'c'].map(transaction));
    const expected = ['a', 'b', 'c'].flatMap((name) => [`begin ${name}`, `work ${name}`, `commit ${name}`]);
    expect(asked).toEqual(expected);
  });

  it('gives up waiting with a message that names the usual mistake, and serves the next one all the same', async () => {
    const pool = pglitePool(recorder().worker, 20);
    const held = await pool.connect();
    await expect(pool.connect()).rejects.toThrow(AcquireTimeout);
    await expect(pool.connect()).rejects.toThrow('inside withTx use the Tx');
    held.release();
    (await pool.connect()).release();
  });

  it('belongs to one holder at a time, even after it went from hand to hand or was given back twice', async () => {
    const pool = pglitePool(recorder().worker, 20);
    const first = await pool.connect();
    const waiting = pool.connect();
    first.release();
    const second = await waiting;
    await expect(pool.connect()).rejects.toThrow(AcquireTimeout);
    first.release();
    await expect(pool.connect()).rejects.toThrow(AcquireTimeout);
    second.release();
    (await pool.connect()).release();
  });
});
