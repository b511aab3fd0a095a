import { setImmediate as afterAccepting, setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app';
import { type Config, ConfigError, readConfig } from './config';
import type { ServerContext } from './context';
import { createContext } from './createContext';
import { FolderInUse } from './db/lock';
import { bringUpToDate, DatabaseUnreachable, openDatabase, openForCalls } from './db/openDatabase';
import { errorCode } from './db/tx';
import { NoDemo } from './demoPort';
import { greeting } from './greeting';
import { clientDir } from './http/clientDir';
import { keepBuild } from './http/keptBuilds';
import { createMetrics } from './http/metrics/metrics';
import { serveMetrics } from './http/metrics/metricsServer';
import { jobsOf } from './jobs';
import { seed } from './seed/seed';
import { startJobs } from './startJobs';
import type { Tracing } from './tracing/startTracing';
import { serverVersion } from './version';

/** How long calls under way may take to end once nothing new is taken: a wait for a session and a statement, and some more. */
const PATIENCE_MS = 18_000;
/** A stop that takes longer is cut short. */
const STOP_LIMIT_MS = 20_000;

/** Only who sends spans waits for OpenTelemetry. */
async function openTracing({ tracesTo }: Pick<Config, 'tracesTo'>): Promise<Tracing | null> {
  if (tracesTo === null) return null;
  const { startTracing } = await import('./tracing/startTracing');
  return startTracing(tracesTo, serverVersion());
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const tracing = await openTracing(config);
  const work = await openDatabase(config);
  try {
    const own = await createContext(config, work);
    const seeded = await seed(own);
    await work.settle?.();
    const database = await openForCalls(config, work);
    const stopping = { begun: false };
    const metrics =
      config.metricsPort === null
        ? undefined
        : createMetrics({ ...own, database: { ...work, load: database.load, replica: database.replica } });
    const ctx: ServerContext = {
      ...own,
      database,
      sms: (own.sms && metrics?.countSms(own.sms)) ?? own.sms,
    };
    const app = await buildApp(ctx, { stopping, ...(metrics && { metrics }) });
    own.limits?.watch((isUp) =>
      isUp ? app.log.info('Redis answers') : app.log.warn('no Redis: this process counts by itself'),
    );
    // Before a deploy takes them away; without room for them the pages of now are served all the same.
    await keepBuild(clientDir(), ctx.files, ctx.clock.now()).catch((error: unknown) =>
      app.log.error({ err: error }, 'build not kept'),
    );
    // Before members are let in: a port that another program has ends the start.
    const watched = metrics && (await serveMetrics(metrics, config));
    if (watched) app.log.info({ address: watched.address() }, 'metrics');
    await app.listen({ port: config.port, host: config.host });
    const stopJobs = startJobs(jobsOf(own), { database, log: app.log, metrics, pulse: app.pulse });

    const stop = async (): Promise<void> => {
      if (stopping.begun) return;
      stopping.begun = true;
      setTimeout(() => process.exit(1), config.drainMs + STOP_LIMIT_MS).unref();
      await stopJobs();
      await sleep(config.drainMs);
      // Who is connected already is taken in before the door closes.
      await afterAccepting();
      setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
      await app.close();
      watched?.close();
      await own.limits?.close();
      await database.close();
      await work.close();
      await tracing?.end();
      process.exit(0);
    };
    process.on('SIGTERM', () => void stop());
    process.on('SIGINT', () => void stop());

    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    const url = config.publicOrigin ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`;
    process.stdout.write(greeting(ctx, { url, seeded }));
  } catch (error) {
    await work.close();
    throw error;
  }
}

/** Names the port that another program has, and the variable that gives it. */
function portInUse(error: object): string {
  const port = 'port' in error ? String(error.port) : '';
  const variable = port === process.env.METRICS_PORT ? 'METRICS_PORT' : 'PORT';
  return `Port ${port} is in use: stop the other program or set ${variable}.`;
}

/** What went wrong in words where it is the operator's to change, else with its stack. */
function explain(error: unknown): string {
  const isOperators = [ConfigError, FolderInUse, NoDemo, DatabaseUnreachable].some((kind) => error instanceof kind);
  if (isOperators && error instanceof Error) return error.message;
  if (error instanceof Error && errorCode(error) === 'EADDRINUSE') return portInUse(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** `node dist/server/main.js migrate`: what a start does first, alone, as a deployment's own step. */
async function migrateOnly(): Promise<void> {
  const applied = await bringUpToDate(readConfig(process.env));
  process.stdout.write(
    applied.length === 0
      ? 'The database is up to date.\n'
      : `Applied:\n${applied.map((name) => `  ${name}\n`).join('')}`,
  );
}

(process.argv[2] === 'migrate' ? migrateOnly() : start()).catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
