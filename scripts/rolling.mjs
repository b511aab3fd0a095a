/**
 * `npm run rolling`: two production processes on PostgreSQL behind nginx, with the very lines of docs/OPERATE.md, get a new
 * build and are restarted in turn under 30 calls a second. Prints how many failed; 0 or the exit code is 1.
 */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './lib/bundleEntry.mjs';
import { ensurePostgres, onPath } from './lib/machine.mjs';
import { startNginx } from './lib/nginx.mjs';
import { freePort } from './lib/ports.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { fail, say } from './lib/run.mjs';

const CALLS = 600;
const PER_SECOND = 30;
const OLD_FILE = 'assets/old.0815.js';

const bin = await ensurePostgres();
if (bin === undefined) fail('PostgreSQL 15 or newer is not installed; PG_BIN says where.');
for (const program of ['nginx', 'openssl']) if (!onPath(program)) fail(`${program} is not installed.`);
if (!existsSync(join(root, 'dist/server/main.js'))) fail('There is no build: npm run build.');

const folder = mkdtempSync(join(tmpdir(), 'plaza-rolling-'));
const stops = [];
const leave = async () => {
  for (const stop of stops.reverse()) await stop();
  rmSync(folder, { recursive: true, force: true });
};

/** The site as it lies on a machine: the build, its packages, and one file that the next build no longer has. */
const site = join(folder, 'site');
cpSync(join(root, 'dist'), join(site, 'dist'), { recursive: true });
cpSync(join(root, 'package.json'), join(site, 'package.json'));
symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'));
writeFileSync(join(site, 'dist/client', OLD_FILE), 'old();\n');

const postgres = await startPostgres(bin);
stops.push(postgres.stop);

const environment = {
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: postgres.url,
  SECRET_KEY: 'rolling-'.repeat(5),
  DATA_DIR: join(folder, 'data'),
  CACHE_DIR: join(folder, 'cache'),
  HOST: '127.0.0.1',
  SMS_MODE: 'off',
  PAY_MODE: 'off',
  TRUST_PROXY: '1',
  RATE_LIMIT_MAX: '100000',
  LOG_LEVEL: 'warn',
};

/** Starts one of the processes and waits until it says that it is ready. */
const start = async (port) => {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: site,
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server on ${port} ended with ${child.exitCode}`);
    await sleep(100);
  }
  return {
    stop: async () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
};

const ports = [await freePort(), await freePort()];
const servers = [await start(ports[0]), await start(ports[1])];
stops.push(() => Promise.all(servers.map(({ stop }) => stop())));

const nginx = await startNginx({ folder, site: join(site, 'dist/client'), ports });
stops.push(nginx.stop);
const https = nginx.port;

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

/** One request through nginx: its status and text, or what broke. */
const ask = (path, { method = 'GET', fields, headers: more = {} } = {}) =>
  new Promise((resolve) => {
    const body = fields && new URLSearchParams(fields).toString();
    const form = body && { 'content-type': 'application/x-www-form-urlencoded', 'content-length': body.length };
    const call = request({ host: '127.0.0.1', port: https, path, method, agent, headers: { ...more, ...form } });
    call.on('response', async (response) => {
      let text = '';
      try {
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode, text });
      } catch (error) {
        resolve({ status: 0, text: String(error) });
      }
    });
    call.on('error', (error) => resolve({ status: 0, text: String(error) }));
    call.end(body);
  });
const post = (path, fields, headers) => ask(`/api/${path}`, { method: 'POST', fields, headers });

try {
  for (let tries = 0; (await ask('/')).status !== 200; tries += 1) {
    if (tries === 100) throw new Error(`nginx does not answer: ${nginx.log()}`);
    await sleep(100);
  }
  const loginName = 'rolling_member';
  const { data: me } = JSON.parse((await post('user/registerWithName', { loginName, password: 'passw0rd' })).text);
  const own = { uid: me.uid, token: me.token };
  /** Reads and writes, of a guest and of a member; each is right with code 0 only. */
  const calls = [
    () => ask('/api/v1/coin/product/list'),
    () => post('user/center/me', { uid: me.uid }, own),
    () => post('v1/message/notices', { kind: 'like', on: String(asked % 8 < 4) }, own),
    () => post('vip/vipconfig', {}),
  ];

  const broken = [];
  let asked = 0;
  let isOver = false;
  const one = async (call) => {
    const { status, text } = await call();
    if (status !== 200 || !text.startsWith('{"code":0')) broken.push(`${status} ${text.slice(0, 120)}`);
  };
  const load = (async () => {
    const open = [];
    const began = performance.now();
    while (asked < CALLS || !isOver) {
      open.push(one(calls[asked % calls.length]));
      asked += 1;
      await sleep(Math.max(0, began + (asked * 1000) / PER_SECOND - performance.now()));
    }
    await Promise.all(open);
  })();

  await sleep(1000);
  const before = await ask(`/${OLD_FILE}`);
  // The deploy: the next build has other files.
  rmSync(join(site, 'dist/client', OLD_FILE));
  for (const [index, port] of ports.entries()) {
    const code = await servers[index].stop();
    if (code !== 0) broken.push(`the server on ${port} ended with ${code}`);
    servers[index] = await start(port);
    say(`restarted ${index + 1} of ${ports.length} after ${asked} calls, ${broken.length} failed`);
  }
  isOver = true;
  await load;
  const after = await ask(`/${OLD_FILE}`);
  const isKept = before.text === 'old();\n' && after.status === 200 && after.text === before.text;
  const absent = await ask('/assets/never.4711.js');
  for (const line of [...new Set(broken)].slice(0, 10)) say(`  ${line}`);
  say(`${broken.length} failed of ${asked} calls, both processes restarted in turn.`);
  say(
    `A file of the build before: ${isKept ? 'still answered' : `lost (${after.status})`}; one of none: ${absent.status}.`,
  );
  process.exitCode = broken.length === 0 && isKept && absent.status === 404 ? 0 : 1;
} finally {
  await leave();
}
process.exit();
