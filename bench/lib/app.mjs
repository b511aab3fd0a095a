import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const START_MS = 60_000;
/** The build that is measured; another folder than `dist` by `BENCH_DIST`. */
export const dist = process.env.BENCH_DIST ?? fileURLToPath(new URL('../../dist', import.meta.url));
const server = join(dist, 'server/main.js');

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/** The built app with demo data on a free port; limits that no measurement meets. `more` is set in its environment as well. */
export async function startApp(dataDir, more = {}) {
  const port = await freePort();
  const env = {
    NODE_ENV: 'production',
    DEMO_MODE: '1',
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT_MAX: '1000000',
    LOG_LEVEL: 'warn',
    DRAIN_MS: '0',
    ...more,
  };
  const child = spawn(process.execPath, [server], { env: { ...process.env, ...env }, stdio: 'inherit' });
  // A bench that fails leaves no server behind.
  process.once('exit', () => child.kill());
  const origin = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const deadline = Date.now() + START_MS; !(await isReady()); ) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('The server did not start: npm run build');
    await sleep(100);
  }
  return {
    origin,
    stop: async () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await gone;
    },
  };
}
