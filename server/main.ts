import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app';
import { systemClock } from './clock';
import { ConfigError, readConfig } from './config';
import type { ServerContext } from './context';
import { FolderInUse } from './db/lock';
import { openDatabase } from './db/openDatabase';
import { errorCode } from './db/tx';
import { greeting } from './greeting';
import { createMetrics } from './http/metrics/metrics';
import { serveMetrics } from './http/metrics/metricsServer';
import { systemIds } from './ids';
import { startJobs } from './jobs';
import { readSecret } from './secret';
import { seed } from './seed/seed';
import { HASH_COST } from './users/password';
import { smsSandbox } from './users/smsSender';
import { serverVersion } from './version';

/** A stop that takes longer is cut short. */
const STOP_LIMIT_MS = 10_000;
/** How long calls under way may take to end. */
const PATIENCE_MS = 5000;
/** Long enough for a balancer and for keep-alive clients to hear the 503. */
const LAST_CALLS_MS = 300;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  const ctx: ServerContext = {
    config,
    database,
    clock: systemClock(),
    ids: systemIds,
    secret: readSecret(config),
    hashCost: HASH_COST,
    sms: smsSandbox(),
    version: serverVersion(),
  };
  try {
    const seeded = await seed(ctx);
    const stopping = { begun: false };
    const metrics = config.metricsPort === null ? undefined : createMetrics(ctx);
    const app = await buildApp(ctx, { stopping, ...(metrics && { metrics }) });
    await app.listen({ port: config.port, host: config.host });
    const watched = metrics && (await serveMetrics(metrics, config));
    if (watched) app.log.info({ address: watched.address() }, 'metrics');
    const stopJobs = startJobs(ctx, app.log, metrics);

    const stop = async (): Promise<void> => {
      if (stopping.begun) return;
      stopping.begun = true;
      setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
      stopJobs();
      await sleep(LAST_CALLS_MS);
      setTimeout(() => app.server.closeAllConnections(), PATIENCE_MS).unref();
      await app.close();
      watched?.close();
      await database.close();
      process.exit(0);
    };
    process.on('SIGTERM', () => void stop());
    process.on('SIGINT', () => void stop());

    const address = app.server.address();
    const port = typeof address === 'object' && address !== null ? address.port : config.port;
    const url = config.publicOrigin ?? `http://${config.host === '127.0.0.1' ? 'localhost' : config.host}:${port}`;
    process.stdout.write(greeting(ctx, { url, seeded }));
  } catch (error) {
    await database.close();
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
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  if (error instanceof Error && errorCode(error) === 'EADDRINUSE') return portInUse(error);
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
});
