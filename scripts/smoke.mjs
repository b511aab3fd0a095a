/**
 * `npm run smoke [-- 24 22]`: builds Plaza with the first of these versions of Node, and with each of them starts it, signs in, buys a
 * game, fetches its file, stops it, and replays every kept log. Exit code 1: a version does not bear Plaza.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from './lib/bundleEntry.mjs';
import { ensureNode } from './lib/nodes.mjs';
import { freePort } from './lib/ports.mjs';
import { capture, say, since } from './lib/run.mjs';

const PERSONA = { loginName: 'star_rich', password: 'plaza2026' };
/** How long a slow machine may take to make a database and fill it. */
const PATIENCE_MS = 180_000;

const logs = ['src/app/replay/logs', 'src/app/replay/fixtures'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.session.json'))
    .map((name) => join(folder, name)),
);

const must = (holds, what) => {
  if (!holds) throw new Error(what);
};

const mustEnd = ({ code, output }, what) => must(code === 0, `${what} ended with ${code}\n${output}`);

/** What a member does first, past the browser. */
const mainFlow = async (origin) => {
  const page = await fetch(origin);
  must(page.ok && (await page.text()).includes('<div id="root"'), 'the page is not served');
  const ask = async (path, fields, who = { uid: '', token: '' }) => {
    const body = new URLSearchParams({ appID: '2008', ...fields });
    const answer = await fetch(`${origin}/api/${path}`, { method: 'POST', headers: who, body });
    const { code, msg, data } = await answer.json();
    must(code === 0, `${path} answered ${answer.status} with code ${code} ${msg}`);
    return data;
  };
  const { uid, token } = await ask('user/login', PERSONA);
  const who = { uid, token };
  const { records } = await ask('web/game/list', { currentPage: 1, pageSize: 50 }, who);
  const game = records.find(({ owned, buyAmount, status }) => !owned && buyAmount > 0 && status === 'online');
  must(game !== undefined, 'no game is for sale');
  const before = await ask('user/center/me', { uid }, who);
  const wish = { requestId: crypto.randomUUID(), platformType: game.platforms[0], expectPrice: game.buyAmount };
  const bought = await ask(`user/game/download/${game.id}`, wish, who);
  const again = await ask(`user/game/download/${game.id}`, wish, who);
  const after = await ask('user/center/me', { uid }, who);
  must(bought.charged === game.buyAmount && again.repeated, 'one wish was charged twice or not at all');
  must(after.coinNum === before.coinNum - game.buyAmount, `${before.coinNum} diamonds became ${after.coinNum}`);
  const file = await fetch(new URL(bought.url, origin));
  must(file.ok && (await file.arrayBuffer()).byteLength > 0, 'the file of the game does not come');
};

/** Starts it as its users do, and stops it as a supervisor does. */
const startAndUse = async (env) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-smoke-'));
  const port = await freePort();
  const settings = { ...env, PORT: String(port), DATA_DIR: dataDir };
  const server = spawn('node', ['scripts/start.mjs'], { cwd: root, env: settings, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise((resolve) => server.on('exit', resolve));
  try {
    const origin = `http://127.0.0.1:${port}`;
    const until = Date.now() + PATIENCE_MS;
    const isReady = () =>
      fetch(`${origin}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false);
    while (!(await isReady())) {
      must(Date.now() < until && server.exitCode === null, `it does not start:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await mainFlow(origin);
    server.kill('SIGTERM');
    const code = await ended;
    must(code === 0, `it ended with ${code}:\n${output}`);
  } finally {
    server.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
};

/** All of it on one version of Node; throws with what does not work. */
const smoke = async (env) => {
  const replay = capture('node', ['scripts/run-ts.mjs', 'scripts/replay.ts', ...logs], { env });
  await Promise.all([startAndUse(env), replay.then((ended) => mustEnd(ended, 'the replay'))]);
};

const wanted = process.argv.slice(2);
const versions = wanted.length > 0 ? wanted : ['24', '22'];
let failed = 0;
const attempt = async (what, work) => {
  const start = Date.now();
  try {
    await work();
    say(`✓ ${what} (${since(start)})`);
  } catch (fault) {
    failed += 1;
    say(`✗ ${what}: ${fault.message}`);
  }
};
const envOf = async (major) => {
  const folder = await ensureNode(major);
  must(folder !== undefined, `Node ${major} could not be fetched`);
  return { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` };
};

const [first] = versions;
await attempt(`built by Node ${first}`, async () =>
  mustEnd(await capture('node', ['scripts/build.mjs', '--force'], { env: await envOf(first) }), 'the build'),
);
if (failed === 0)
  await Promise.all(
    versions.map((major) =>
      attempt(`Node ${major}: started, bought, stopped, ${logs.length} logs replayed`, async () =>
        smoke(await envOf(major)),
      ),
    ),
  );
process.exit(failed === 0 ? 0 : 1);
