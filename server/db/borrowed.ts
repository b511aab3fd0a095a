import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type Database, kyselyOver, type Tx } from './database';
import { leadAlone } from './leader';

/** A transaction that is lent to whatever runs within it. */
export interface Borrowed {
  database: Database;
  /** Everything that `work` asks of the database is asked within `tx`; its own transactions are savepoints there. */
  within<T>(tx: Tx, work: () => Promise<T>): Promise<T>;
}

interface Loan {
  tx: Tx;
  /** The work before: one transaction has one line of statements. */
  last: Promise<void>;
}

const SAVEPOINT = 'borrowed';
/** What a transaction of its own would say, within one that is not its own. */
const within = (statement: string): string => {
  if (/^(?:begin|start transaction)/.test(statement)) return `savepoint ${SAVEPOINT}`;
  if (statement === 'commit') return `release savepoint ${SAVEPOINT}`;
  return statement === 'rollback' ? `rollback to savepoint ${SAVEPOINT}` : statement;
};

/** A database that has no session of its own: it works within the transaction that it is lent, and without one not at all. */
export function borrowedDatabase({ engine }: Pick<Database, 'engine'>): Borrowed {
  const loans = new AsyncLocalStorage<Loan>();

  async function connect(): Promise<PostgresPoolClient> {
    const loan = loans.getStore();
    if (loan === undefined)
      throw new Error('Nothing was lent: this database works only within a transaction of another');
    const before = loan.last;
    let release = () => {};
    loan.last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    const bare = loan.tx.withoutPlugins();
    const query = async (statement: string, parameters: readonly unknown[]) => {
      const { rows, numAffectedRows } = await bare.executeQuery(CompiledQuery.raw(within(statement), [...parameters]));
      const command = numAffectedRows === undefined ? 'SELECT' : 'UPDATE';
      return { command, rowCount: Number(numAffectedRows ?? rows.length), rows };
    };
    return { query: query as PostgresPoolClient['query'], release };
  }

  const pool: PostgresPool = { connect, end: async () => {} };
  const db = kyselyOver(pool);
  return {
    within: (tx, work) => loans.run({ tx, last: Promise.resolve() }, work),
    database: {
      db,
      reads: db,
      replica: null,
      engine,
      exec: () => Promise.reject(new Error('A borrowed transaction runs no scripts')),
      load: () => ({ max: 1, open: 1, busy: 0, waiting: 0, asked: 0 }),
      listen: () => ({ hears: () => false, stop: async () => {} }),
      lead: leadAlone,
      close: () => db.destroy(),
    },
  };
}
