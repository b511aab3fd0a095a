import type { ServerContext } from '@server/context';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

const MINUTE_MS = 60_000;
/** How often the wait for a session is looked at. */
const SAMPLE_MS = 5_000;

/** What a process sees of itself, by the minute, for whoever sits at the desk; Prometheus has more of it. */
export interface Pulse {
  /** Counts the app's answers; before its routes are added. */
  watch(app: FastifyInstance): void;
  jobFailed(): void;
  /** Writes down what was seen since the last time. */
  flush(): Promise<void>;
  /** Writes down the rest and stops. */
  end(): Promise<void>;
}

const nothing = () => ({ answers: 0, faults: 0, jobsFailed: 0, clientFaults: 0 });

/** The pulse of this process. A minute in which nothing can be written down is lost. */
export function createPulse({ database, clock, ids }: Pick<ServerContext, 'database' | 'clock' | 'ids'>): Pulse {
  const process = ids.token(6);
  let seen = nothing();
  let waiting: number | null = null;
  const sample = () => {
    waiting = Math.min(waiting ?? Number.POSITIVE_INFINITY, database.load().waiting);
  };
  const flush = async () => {
    const { answers, faults, jobsFailed, clientFaults } = seen;
    const least = waiting ?? 0;
    [seen, waiting] = [nothing(), null];
    const minute = new Date(Math.floor(clock.now() / MINUTE_MS) * MINUTE_MS);
    await sql`insert into server_minutes (minute, process, answers, faults, waiting, jobs_failed, client_faults)
      values (${minute}, ${process}, ${answers}, ${faults}, ${least}, ${jobsFailed}, ${clientFaults})
      on conflict (minute, process) do update set answers = server_minutes.answers + excluded.answers,
        faults = server_minutes.faults + excluded.faults, waiting = least(server_minutes.waiting, excluded.waiting),
        jobs_failed = server_minutes.jobs_failed + excluded.jobs_failed,
        client_faults = server_minutes.client_faults + excluded.client_faults`
      .execute(database.db)
      .catch(() => {});
  };
  const timers = [setInterval(sample, SAMPLE_MS).unref(), setInterval(() => void flush(), MINUTE_MS).unref()];
  return {
    watch(app) {
      app.addHook('onResponse', async (request, reply) => {
        seen.answers += 1;
        if (reply.statusCode >= 500) seen.faults += 1;
        if (request.clientFault === 'crash' || request.clientFault === 'unreadable') seen.clientFaults += 1;
      });
    },
    jobFailed() {
      seen.jobsFailed += 1;
    },
    flush,
    async end() {
      timers.forEach(clearInterval);
      const { answers, jobsFailed } = seen;
      if (answers + jobsFailed > 0) await flush();
    },
  };
}
