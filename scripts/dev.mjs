/** `npm run dev`: webpack-dev-server with Fast Refresh on PORT (8000), the API on the port after it, restarted on change. */
import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './lib/bundleEntry.mjs';
import { isFree } from './lib/ports.mjs';
import { bin, fail, say } from './lib/run.mjs';

const port = Number(process.env.PORT || 8000);
const apiPort = port + 1;
for (const wanted of [port, apiPort]) {
  if (!(await isFree(wanted))) fail(`Port ${wanted} is in use. Choose another pair: PORT=${port + 10} npm run dev`);
}

/** Where the development build of the server goes (scripts/webpack/server.ts). */
const file = join(root, 'node_modules/.cache/plaza/dev/server/main.js');
// One of an earlier run is not what is asked for.
rmSync(file, { force: true });

const start = (command, args, env) =>
  spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
const ended = (child) =>
  child === undefined || child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

const server = start(bin('webpack'), ['--config-name', 'server', '--mode', 'development', '--watch']);
// The API serves the desk, which is loaded anew by hand.
const desk = start(bin('webpack'), ['--config-name', 'desk', '--mode', 'development', '--watch']);
const client = start(bin('webpack'), ['serve', '--mode', 'development'], {
  PORT: String(port),
  API_ORIGIN: `http://127.0.0.1:${apiPort}`,
});
let api;

let stopping = false;
const stop = async () => {
  if (stopping) return;
  stopping = true;
  const children = [client, server, desk, api];
  for (const child of children) child?.kill('SIGTERM');
  await Promise.all(children.map(ended));
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const child of [client, server, desk]) child.on('exit', stop);
say(`Plaza for development: http://localhost:${port} (API on ${apiPort})`);

while (!existsSync(file)) await sleep(200);
// Node begins anew whenever webpack has written, once the one before has closed its database.
if (!stopping)
  api = start(process.execPath, ['--watch', '--watch-preserve-output', '--enable-source-maps', file], {
    PLAZA_ROOT: root,
    // The pages come from the dev server; the API only answers config.json.
    CLIENT_DIR: join(root, 'public'),
    DESK_FILES: join(root, 'node_modules/.cache/plaza/dev/desk'),
    PORT: String(apiPort),
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    DEMO_MODE: process.env.DEMO_MODE ?? '1',
    DRAIN_MS: process.env.DRAIN_MS ?? '0',
  });
