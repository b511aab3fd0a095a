import type { Db } from '@server/db/database';
import type { CaseReason } from '@server/db/schema/money';
import { caseReasons, countCases } from '@server/money/heldMoney';
import { countRefused } from '@server/money/noteRefund';
import { Gauge, type Registry } from 'prom-client';

/** Money that a person has to look at. Counted by a job, so that who asks for the metrics never waits for the database. */
export function moneyMetrics(registry: Registry, db: Db): { run(): Promise<void> } {
  const cases = new Gauge({
    name: 'plaza_money_cases',
    help: 'Payments that were not credited at once, by why and by what became of them; open ones wait for a person.',
    labelNames: ['reason', 'state'],
    registers: [registry],
  });
  const refused = new Gauge({
    name: 'plaza_refunds_refused',
    help: 'Refunds that a provider refused and nobody has decided about.',
    registers: [registry],
  });
  return {
    async run() {
      refused.set(await countRefused(db));
      const counted = await countCases(db);
      cases.reset();
      // A reason without a case is a nought and no gap: an alert can tell it from a server that is away.
      for (const reason of Object.keys(caseReasons) as CaseReason[]) cases.set({ reason, state: 'open' }, 0);
      for (const { reason, state, count } of counted) cases.set({ reason, state }, count);
    },
  };
}
