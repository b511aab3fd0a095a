import type { Database } from '@server/db/database';
import { Counter, Gauge, type Registry } from 'prom-client';

/** The database's sessions, and who waits for one; read when somebody asks. */
export function databaseMetrics(registry: Registry, { load, engine, replica }: Database): void {
  const registers = [registry];
  if (replica)
    new Gauge({
      name: 'plaza_db_replica_up',
      help: '1 while the replica answers and is at most a second behind; 0: everything is read from the primary.',
      registers,
      collect() {
        this.set(replica.isFit() ? 1 : 0);
      },
    });
  new Gauge({
    name: 'plaza_db_sessions',
    help: 'Database sessions of this process by what they do.',
    labelNames: ['engine', 'state'],
    registers,
    collect() {
      const { open, busy } = load();
      this.set({ engine, state: 'busy' }, busy);
      this.set({ engine, state: 'idle' }, open - busy);
    },
  });
  new Gauge({
    name: 'plaza_db_sessions_max',
    help: 'How many sessions this process may open.',
    labelNames: ['engine'],
    registers,
    collect() {
      this.set({ engine }, load().max);
    },
  });
  new Gauge({
    name: 'plaza_db_waiting',
    help: 'Transactions and queries that wait for a session.',
    labelNames: ['engine'],
    registers,
    collect() {
      this.set({ engine }, load().waiting);
    },
  });
  new Counter({
    name: 'plaza_db_statements_total',
    help: 'Statements sent to the database, begin and commit among them.',
    labelNames: ['engine'],
    registers,
    collect() {
      this.reset();
      this.inc({ engine }, load().asked);
    },
  });
}
