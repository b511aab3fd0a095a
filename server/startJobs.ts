import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database';
import type { Metrics } from './http/metrics/metrics';
import type { Job } from './jobs';
import type { Pulse } from './pulse/pulse';
import { inSpan } from './tracing/inSpan';

const MINUTE_MS = 60_000;

/** Where jobs are done, and who is told of it. */
export interface Jobbing {
  /** Says which process does them. */
  database: Pick<Database, 'lead'>;
  log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  metrics?: Pick<Metrics, 'jobEnded' | 'leads' | 'read'> | undefined;
  pulse?: Pick<Pulse, 'jobFailed'> | null;
}

/** What each process reads for its own gauges. */
function readingOf({ metrics }: Jobbing): Job[] {
  if (!metrics) return [];
  // A gauge that shows nothing for the first minute would look like one that is broken.
  return [{ name: 'readMetrics', everywhere: true, atOnce: true, every: MINUTE_MS, run: () => metrics.read() }];
}

/** Does the jobs, those for all in the process that leads alone, none beside itself; answers how to stop them. */
export function startJobs(jobs: readonly Job[], jobbing: Jobbing): () => Promise<void> {
  const { database, log, metrics, pulse } = jobbing;
  const running = new Set<string>();
  const attempt = async ({ name, run, noted }: Job): Promise<void> => {
    if (running.has(name)) return;
    running.add(name);
    const begun = performance.now();
    const ended = (outcome: 'done' | 'failed') => metrics?.jobEnded(name, outcome, (performance.now() - begun) / 1000);
    try {
      const did = await inSpan(`job ${name}`, {}, async () => run());
      if (noted && Array.isArray(did) && did.length > 0) log.info({ job: name, did }, 'job did');
      ended('done');
    } catch (error) {
      ended('failed');
      pulse?.jobFailed();
      log.error({ err: error, job: name }, 'job failed');
    } finally {
      running.delete(name);
    }
  };
  const all = [...jobs, ...readingOf(jobbing)];
  for (const job of all) if (job.everywhere && job.atOnce) void attempt(job);
  const leading = database.lead(() => {
    log.info('this process does the recurring jobs');
    for (const job of all) if (!job.everywhere && job.atOnce) void attempt(job);
  });
  metrics?.leads(leading.leads);
  const timers = all.map((job) =>
    setInterval(() => void ((job.everywhere || leading.leads()) && attempt(job)), job.every).unref(),
  );
  return async () => {
    timers.forEach(clearInterval);
    await leading.stop();
  };
}
