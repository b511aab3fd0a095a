import type { Db } from '@server/db/database';
import { countMarks } from '@server/velocity/marks';
import { ruleNames } from '@server/velocity/rules';
import type { Velocity } from '@server/velocity/velocity';
import { Counter, Gauge, type Registry } from 'prom-client';

/** What the rules against abuse of money did, each for itself. */
export function velocityMetrics(registry: Registry, velocity: Velocity, db: Db): { run(): Promise<void> } {
  const registers = [registry];
  new Counter({
    name: 'plaza_velocity_total',
    help: 'How often a velocity rule asked for work, made somebody wait or called a person, in this process.',
    labelNames: ['rule', 'effect'],
    registers,
    collect() {
      this.reset();
      const trips = velocity.trips();
      for (const rule of ruleNames) this.inc({ rule, effect: velocity.rules[rule].effect }, trips[rule] ?? 0);
    },
  });
  const open = new Gauge({
    name: 'plaza_velocity_open',
    help: 'What velocity rules put before a person and nobody has decided about.',
    labelNames: ['rule'],
    registers,
  });
  return {
    async run() {
      for (const [rule, count] of await countMarks(db)) open.set({ rule }, count);
    },
  };
}
