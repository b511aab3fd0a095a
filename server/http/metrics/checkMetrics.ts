import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabase } from '@server/db/check';
import type { Db } from '@server/db/database';
import { rules } from '@server/db/rules';
import { Counter, Gauge, type Registry } from 'prom-client';

/** The rules of `npm run db:check`, asked again and again beside the calls. */
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
  const duration = new Gauge({ name: 'plaza_check_duration_seconds', help: 'How long that took.', registers });
  const failures = new Counter({
    name: 'plaza_check_failures_total',
    help: 'Runs that could not be finished.',
    registers,
  });
  // Before the first run there is no time to tell; 0 would be 1970.
  lastRun.remove();
  duration.remove();
  return {
    async run() {
      const began = performance.now();
      try {
        const found = new Map<string, number>();
        for (const rule of rules) {
          found.set(rule.name, (await checkDatabase(db, [rule])).length > 0 ? 1 : 0);
          // Between two rules others have their turn: the embedded engine has one session.
          await sleep(0);
        }
        for (const [rule, isBroken] of found) broken.set({ rule }, isBroken);
        duration.set((performance.now() - began) / 1000);
        lastRun.set(Math.round(Date.now() / 1000));
      } catch (error) {
        failures.inc();
        throw error;
      }
    },
  };
}
