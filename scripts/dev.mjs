/** `npm run dev`: webpack-dev-server with Fast Refresh on PORT (8000), the API on the port after it, restarted on change. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { context } from 'esbuild';
import { bundleOptions, root } from './lib/bundleEntry.mjs';
import { isFree } from './lib/ports.mjs';
import { bin, fail, say } from './lib/run.mjs';

const port = Number(process.env.PORT || 8000);
const apiPort = port + 1;
for (const wanted of [port, apiPort]) {
  if (!(await isFree(wanted))) fail(`Port ${wanted} is in use. Choose another pair: PORT=${port + 10} npm run dev`);
}

let api;
let stopping = false;
const ended = (child) =>
  child === undefined || child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

const startApi = async (file) => {
  api?.kill('SIGTERM');
  // The data folder belongs to one process at a time.
  await ended(api);
  if (stopping) return;
  api = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PLAZA_ROOT: root,
      SERVER_FILES: join(root, 'server'),
      // The pages come from the dev server; the API only answers config.json.
      CLIENT_DIR: join(root, 'public'),
      PORT: String(apiPort),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      DEMO_MODE: process.env.DEMO_MODE ?? '1',
    },
  });
};

const file = join(root, 'node_modules/.cache/plaza/dev/server.mjs');
const restart = {
  name: 'restart',
  setup(build) {
    build.onEnd(async ({ errors }) => {
      if (errors.length === 0) await startApi(file);
    });
  },
};
const server = await context({ ...bundleOptions(join(root, 'server/main.ts'), file), plugins: [restart] });
await server.watch();

const client = spawn(bin('webpack'), ['serve', '--mode', 'development'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(port), API_ORIGIN: `http://127.0.0.1:${apiPort}` },
});

const stop = async () => {
  if (stopping) return;
  stopping = true;
  client.kill('SIGTERM');
  api?.kill('SIGTERM');
  await Promise.all([ended(client), ended(api), server.dispose()]);
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
client.on('exit', stop);
say(`Plaza for development: http://localhost:${port} (API on ${apiPort})`);
