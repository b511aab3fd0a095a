import type { Config } from '@server/config';
import type { ServerContext } from '@server/context';
import type { SmsSender } from '@server/sms/port';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { checkMetrics } from './checkMetrics';
import { databaseMetrics } from './databaseMetrics';
import { httpMetrics } from './httpMetrics';
import { jobMetrics } from './jobMetrics';
import { moneyMetrics } from './moneyMetrics';
import { redisMetrics } from './redisMetrics';
import { sharedMetrics } from './sharedMetrics';
import { smsMetrics } from './smsMetrics';
import { velocityMetrics } from './velocityMetrics';

/** What a process can say of itself, in the text format of Prometheus. */
export interface Metrics {
  /** Counts the app's calls; before its routes are added. */
  watch(app: FastifyInstance): void;
  /** The same sender, with what it sends counted. */
  countSms<S extends SmsSender>(sender: S): S;
  /** A job ended, after so many seconds. */
  jobEnded(job: string, outcome: 'done' | 'failed', seconds: number): void;
  /** Who says whether this process does the jobs of all. */
  leads(asked: () => boolean): void;
  /** Reads what stands in the database for the gauges: money that waits for a person, what the rules of `db:check` last said. */
  read(): Promise<void>;
  text(): Promise<string>;
  /** What {@link text} is. */
  contentType: string;
}

type Measured = Pick<ServerContext, 'database' | 'limits' | 'velocity' | 'version'> & {
  config: Pick<Config, 'smsBudget'>;
};

/** Everything that is measured in this process, in a registry of its own: several servers may run in one. */
export function createMetrics({ database, limits, velocity, version, config }: Measured): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const watchers = [httpMetrics(registry), sharedMetrics(registry)];
  databaseMetrics(registry, database);
  redisMetrics(registry, limits);
  const { count: countSms } = smsMetrics(registry, config);
  const counters = [
    moneyMetrics(registry, database.db),
    velocityMetrics(registry, velocity, database.db),
    checkMetrics(registry, database.db),
  ];
  const build = new Gauge({
    name: 'plaza_build_info',
    help: 'Always 1; which build answers.',
    labelNames: ['version', 'node'],
    registers,
  });
  build.set({ version, node: process.version }, 1);
  collectDefaultMetrics({ register: registry });
  return {
    watch(app) {
      for (const { watch } of watchers) watch(app);
    },
    countSms,
    ...jobMetrics(registry),
    async read() {
      for (const { run } of counters) await run();
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
