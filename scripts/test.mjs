/**
 * `npm test`: everything .ci/run runs, in this order; `npm test check unit` runs only the parts named.
 * The last line sums up: tests as their runners count them, and one for every check and for the build.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { audit } from './lib/audit.mjs';
import { browserEnv, engineEnv } from './lib/browserEnv.mjs';
import { root } from './lib/bundleEntry.mjs';
import { checkSteps } from './lib/checks.mjs';
import { lackedByCluster } from './lib/cluster.mjs';
import { ensurePostgres } from './lib/machine.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { jest, playwright } from './lib/reports.mjs';
import { fail, say, since } from './lib/run.mjs';
import { lackedServices } from './lib/services.cjs';
import { commandStep, runSteps } from './lib/steps.mjs';

const start = Date.now();
const workers = ['--maxWorkers=2'];

/** What tells a test that asks the database: the others have nothing to say about a second engine. */
const ASKS = /withTest(?:Server|Database)|withDemoServer|withKept|PG_BIN|postgresUrl|startServerProcess|openPostgres/;
/** They ask nothing that engines could answer otherwise (providers, files, counted statements): the embedded one says all. */
const EMBEDDED_SAYS_ALL =
  /^server\/(?:(?:files|redis|sms)\/|pay\/realProviders|users\/hashing|http\/(?:malformed|sessionRule)|db\/statement)/;
/**
 * Where money, rules and migrations stand: asked on both. The rest is asked of PostgreSQL where it is there: browser
 * tests run on the embedded engine with the demo's seed, plans are PostgreSQL's, and only there two walk at once.
 */
const BOTH = /^server\/(?:db|money)\/(?!walk|plans)/;

const testsIn = (...folders) =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => `${folder}/${name}`),
  );
const isAsked = (name) => !EMBEDDED_SAYS_ALL.test(name) && ASKS.test(readFileSync(join(root, name), 'utf8'));
const onServer = (names) => ['--selectProjects', 'server', ...workers, '--runTestsByPath', ...names];
const hasPostgres = async () => Boolean(process.env.TEST_DATABASE_URL) || (await ensurePostgres()) !== undefined;

const onEmbedded = async () => {
  // PostgreSQL has a run of its own, with the pooler before it.
  for (const { name, install } of lackedServices().filter((one) => !['postgres', 'pgbouncer'].includes(one.name)))
    say(`!! Tests that ask ${name} were left out: install ${install}.`);
  const names = testsIn('server', 'demo', 'scripts');
  const wanted = (await hasPostgres()) ? names.filter((name) => BOTH.test(name) || !isAsked(name)) : names;
  return jest(onServer(wanted), { TEST_DATABASE_URL: '' });
};

const onPostgres = async () => {
  const args = onServer(testsIn('server', 'demo').filter(isAsked));
  if (process.env.TEST_DATABASE_URL) return jest(args);
  const bin = await ensurePostgres();
  if (bin === undefined) {
    say(
      '!! PostgreSQL was not found: the server suite ran on the embedded engine only (npm run check says nothing about this).',
    );
    say('!! Install PostgreSQL 15 or newer, or set PG_BIN or TEST_DATABASE_URL.');
    return { passed: 0, failed: process.env.CI ? 1 : 0 };
  }
  const cluster = await startPostgres(bin);
  try {
    // Tests that take a database down have clusters of their own.
    return await jest(args, { TEST_DATABASE_URL: cluster.url, PG_BIN: bin });
  } finally {
    await cluster.stop();
  }
};

/** The core of the main flows in the other two engines; what this machine has none of is named. */
const inOtherEngines = async () => {
  const { env, there, leftOut } = await engineEnv(['firefox', 'webkit']);
  for (const line of leftOut) say(`!! ${line}`);
  if (there.length === 0) return { passed: 0, failed: process.env.CI ? 1 : 0 };
  return playwright([...there.map((engine) => `--project=${engine}`), '--grep=@core'], env);
};

const onCluster = async () => {
  const lacked = await lackedByCluster();
  if (lacked) say(`!! ${lacked} Nobody bought on a cluster.`);
  if (lacked) return { passed: 0, failed: process.env.CI ? 1 : 0 };
  const script = join(root, 'scripts/clusterTest.mjs');
  return commandStep('', process.execPath, [script, '--short', '--seconds', '2']).run();
};

const parts = {
  check: () => [[...checkSteps({ withBudget: false }), { name: 'known weaknesses of dependencies', run: audit }]],
  unit: () => [
    { name: 'unit: app', run: () => jest(['--selectProjects', 'app', ...workers]) },
    { name: 'unit: server and scripts, embedded engine', run: onEmbedded },
    { name: 'unit: server, PostgreSQL', run: onPostgres },
  ],
  smoke: () => [commandStep('Node 22 and 24', process.execPath, [join(root, 'scripts/smoke.mjs')])],
  // What Node 24 has built above is up to date, and only weighed.
  build: () => [commandStep('build and size budget', process.execPath, [join(root, 'scripts/build.mjs')])],
  e2e: () => [
    { name: 'browser', run: async () => playwright(['--project=flows'], await browserEnv()) },
    { name: 'browser: core of the main flows in Firefox and WebKit', run: inOtherEngines },
  ],
  cluster: () => [{ name: 'members buy while parts of a cluster are taken away', run: onCluster }],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => parts[name] === undefined);
if (unknown.length > 0) fail(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.`, 2);

const steps = Object.entries(parts)
  .filter(([name]) => wanted.length === 0 || wanted.includes(name))
  .flatMap(([, make]) => make());
const { passed, failed, broken, retried } = await runSteps(steps);
say(`\nFinished in ${since(start)}.`);
if (broken.length > 0) say('!! Failed:');
for (const name of broken) say(`!!   ${name}`);
if (retried.length > 0) say(`!! ${retried.length} passed only when tried once more; each is a race to be mended:`);
for (const name of retried) say(`!!   ${name}`);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
