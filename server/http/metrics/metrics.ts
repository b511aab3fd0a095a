import type { ServerContext } from '@server/context';
import type { FastifyInstance } from 'fastify';
import { checkMetrics } from './checkMetrics';
import { httpMetrics } from './httpMetrics';
import { databaseMetrics, processMetrics } from './processMetrics';
import { counter } from './series';

/** What a process can say of itself, in the text format of Prometheus. */
export interface Metrics {
  /** Counts the app's calls; before its routes are added. */
  watch(app: FastifyInstance): void;
  /** A job ended. */
  jobEnded(job: string, outcome: 'done' | 'failed'): void;
  /** Asks every rule of `db:check`, for the gauges. */
  check(): Promise<void>;
  text(): string;
  stop(): void;
}

/** Everything that is measured in this process. */
export function createMetrics({ database, version }: Pick<ServerContext, 'database' | 'version'>): Metrics {
  const http = httpMetrics();
  const own = processMetrics(version);
  const check = checkMetrics(database.db);
  const jobs = counter('plaza_jobs_total', 'Runs of recurring jobs by how they ended.');
  const series = [...http.series, ...databaseMetrics(database), ...check.series, jobs, ...own.series];
  return {
    watch: http.watch,
    jobEnded: (job, outcome) => jobs.add({ job, outcome }),
    check: check.run,
    text: () => series.map((one) => one.text()).join(''),
    stop: own.stop,
  };
}
