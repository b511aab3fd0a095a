/** Everything that more than one machine needs, on this one, from the machine's own packages. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bundleEntry.mjs';
import { ensureNginx, ensurePgbouncer, ensurePostgres, ensureRedis, ensureS3 } from './machine.mjs';
import { startNginx } from './nginx.mjs';
import { createProcess, laySite } from './plazaProcess.mjs';
import { startPooler } from './pooler.mjs';
import { startPair } from './postgresPair.mjs';
import { startRedis } from './redis.mjs';
import { startSwift } from './swift.mjs';

const PROCESSES = 3;

/** The programs, each undefined where the machine has none. */
const findPrograms = async () => ({
  postgres: await ensurePostgres(),
  pgbouncer: await ensurePgbouncer(),
  redis: await ensureRedis(),
  s3: await ensureS3(),
  nginx: await ensureNginx(),
});

const lackOf = (programs) => {
  const missing = Object.keys(programs).filter((name) => !programs[name]);
  return missing.length > 0 ? `Not installed: ${missing.join(', ')} (s3 is Debian's swift).` : '';
};

/** What a cluster needs and this machine has not; '' where it can be started. */
export const lackedByCluster = async () => lackOf(await findPrograms());

const environmentOf = ({ pooler, redis, swift }) => ({
  NODE_ENV: 'production',
  // Members to sign in as, and a cashier that pays; what an operator sets otherwise.
  DEMO_MODE: '1',
  DATABASE_URL: pooler.url('plaza'),
  DATABASE_READ_URL: pooler.url('plaza_read'),
  DB_LISTEN_URL: pooler.url('plaza_session'),
  // PgBouncer keeps prepared statements from 1.21 on; Debian 12 has 1.18.
  DB_PREPARED: 'off',
  REDIS_URL: redis.url,
  S3_ENDPOINT: swift.place.endpoint,
  S3_BUCKET: swift.place.bucket,
  S3_PATH_STYLE: '1',
  S3_ACCESS_KEY_ID: swift.place.credentials.accessKeyId,
  S3_SECRET_ACCESS_KEY: swift.place.credentials.secretAccessKey,
  SECRET_KEY: 'cluster-'.repeat(5),
  HOST: '127.0.0.1',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'fatal',
  NODE_NO_WARNINGS: '1',
});

/**
 * PostgreSQL with a replica, PgBouncer, Redis, an S3 store, three processes of the build in the checkout's `dist`, and nginx.
 * `environment` is put over that of the processes.
 */
export const startCluster = async ({ checkout = root, synchronous = true, environment = {}, say = () => {} } = {}) => {
  if (!existsSync(join(checkout, 'dist/server/main.js'))) throw new Error('There is no build: npm run build.');
  const programs = await findPrograms();
  const lacked = lackOf(programs);
  if (lacked) throw new Error(lacked);
  const folder = mkdtempSync(join(tmpdir(), 'plaza-cluster-'));
  // Its parts run as others than who started it.
  chmodSync(folder, 0o755);
  const stops = [];
  const stop = async () => {
    for (const each of stops.reverse()) await each();
    rmSync(folder, { recursive: true, force: true });
  };
  const started = (part, what) => {
    stops.push(part.stop);
    say(what);
    return part;
  };
  try {
    const databases = started(
      await startPair(programs.postgres, folder, { synchronous }),
      'PostgreSQL and its replica',
    );
    const urls = () => ({ primary: databases.primary().url, replica: databases.replica().url });
    const pooler = started(await startPooler(programs.pgbouncer, urls()), 'PgBouncer');
    const redis = started(await startRedis(programs.redis), 'Redis');
    const swift = started(await startSwift(), 'OpenStack Swift with its S3 layer');
    mkdirSync(join(folder, 'machines'));
    const site = laySite(checkout, join(folder, 'site'));
    const env = { ...environmentOf({ pooler, redis, swift }), ...environment };
    const processes = [];
    for (let n = 1; n <= PROCESSES; n += 1)
      processes.push(await createProcess(join(folder, 'machines', String(n)), env));
    stops.push(() => Promise.all(processes.map((one) => one.stop())));
    // The first one makes the tables and fills them.
    for (const one of processes) await one.up(site);
    say('three processes of Plaza');
    const nginx = started(
      await startNginx({ folder, site: join(site, 'dist/client'), ports: processes.map(({ port }) => port) }),
      'nginx',
    );
    return {
      ...{ folder, site, databases, pooler, redis, swift, processes, nginx, stop },
      origin: `https://127.0.0.1:${nginx.port}`,
      /** The pooler leads to whichever database is the primary now. */
      follow: () => pooler.lead(urls()),
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
