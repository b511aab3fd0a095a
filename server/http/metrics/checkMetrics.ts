import { setTimeout as sleep } from 'node:timers/promises';
import { checkDatabase } from '@server/db/check';
import type { Db } from '@server/db/database';
import { rules } from '@server/db/rules';
import { read, type Series } from './series';

/** How the last run of `db:check` ended. */
interface Found {
  at: number;
  seconds: number;
  broken: ReadonlySet<string>;
}

/** The rules of `npm run db:check`, asked again and again beside the calls. */
export function checkMetrics(db: Db): { series: Series[]; run(): Promise<void> } {
  let last: Found | undefined;
  let failures = 0;
  const ifRun = (samples: (found: Found) => { labels?: Record<string, string>; value: number }[]) => () =>
    last === undefined ? [] : samples(last);
  return {
    series: [
      read(
        'plaza_check_broken',
        '1 for a rule of db:check that is broken (ledger, orders, stocks, counters); must be 0.',
        'gauge',
        ifRun(({ broken }) => rules.map(({ name }) => ({ labels: { rule: name }, value: broken.has(name) ? 1 : 0 }))),
      ),
      read(
        'plaza_check_last_run_timestamp_seconds',
        'When the rules were last asked.',
        'gauge',
        ifRun(({ at }) => [{ value: at }]),
      ),
      read(
        'plaza_check_duration_seconds',
        'How long that took.',
        'gauge',
        ifRun(({ seconds }) => [{ value: seconds }]),
      ),
      read('plaza_check_failures_total', 'Runs that could not be finished.', 'counter', () => [{ value: failures }]),
    ],
    async run() {
      const began = performance.now();
      try {
        const broken = new Set<string>();
        for (const rule of rules) {
          if ((await checkDatabase(db, [rule])).length > 0) broken.add(rule.name);
          // Between two rules others have their turn: the embedded engine has one session.
          await sleep(0);
        }
        last = { at: Math.round(Date.now() / 1000), seconds: (performance.now() - began) / 1000, broken };
      } catch (error) {
        failures += 1;
        throw error;
      }
    },
  };
}
