/**
 * `npm run cluster`: PostgreSQL with a streaming replica, PgBouncer, Redis, an S3 store, nginx and three processes of the
 * build in `dist`, from the machine's own packages in a temporary folder. Ctrl-C ends it and throws the folder away.
 */
import { startCluster } from './lib/cluster.mjs';
import { fail, say } from './lib/run.mjs';

const wish = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, resolve);
});
const cluster = await startCluster({ say: (what) => say(`✓ ${what}`) }).catch((error) => fail(error.message));
const { databases, pooler, redis, swift, processes, origin, folder } = cluster;
say(`
Members        ${origin}  (its certificate is its own; star_rich / plaza2026)
Processes      ${processes.map(({ port }) => `http://127.0.0.1:${port}`).join(' ')}
Metrics        ${processes.map(({ metrics }) => `http://127.0.0.1:${metrics}/metrics`).join(' ')}
PgBouncer      ${pooler.url('plaza')}  (by transaction; plaza_session by session, plaza_read to the replica)
Primary        ${databases.primary().url}
Replica        ${databases.replica().url}
Redis          ${redis.url}
S3             ${swift.place.endpoint}/${swift.place.bucket}
Folder         ${folder}

Ctrl-C ends all of it.`);
await wish;
await cluster.stop();
process.exit();
