import { checkedRules } from '@server/db/checkedRules';
import type { Db } from '@server/db/database';
import { Gauge, type Registry } from 'prom-client';

/** What the rules of `npm run db:check` last said; one process asks them for all. */
export function checkMetrics(registry: Registry, db: Db): { run(): Promise<void> } {
  const registers = [registry];
  const broken = new Gauge({
    name: 'plaza_check_broken',
    help: '1 for a rule of db:check that is broken (ledger, orders, stocks, counters); must be 0.',
    labelNames: ['rule'],
    registers,
  });
  const lastRun = new Gauge({
    name: 'plaza_check_last_run_timestamp_seconds',
    help: 'When the rules were last asked.',
    registers,
  });
  // Before the first run there is no time to tell; 0 would be 1970.
  lastRun.remove();
  return {
    async run() {
      const rules = await checkedRules(db);
      broken.reset();
      for (const { rule, checkedAt, brokenSince } of rules) {
        broken.set({ rule }, brokenSince === null ? 0 : 1);
        lastRun.set(Math.round(checkedAt.getTime() / 1000));
      }
    },
  };
}
