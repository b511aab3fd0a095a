/**
 * `npm run reliability [-- area …]`: the suites that say what they try, at full length, and docs/RELIABILITY.md from
 * their own counts. Areas: network session storage money loading interface security models; none means all.
 * `--browser` adds the browser suites over the build that is there; `--from file` only takes a tally written elsewhere
 * (`RELIABILITY_OUT=file npm run chaos`); `--page` only writes the page anew.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { browserEnv } from './lib/browserEnv.mjs';
import { root } from './lib/bundleEntry.mjs';
import { ensurePostgres } from './lib/machine.mjs';
import { startPostgres } from './lib/postgres.mjs';
import { jest, playwright } from './lib/reports.mjs';
import { fail, run, say } from './lib/run.mjs';
import { runSteps } from './lib/steps.mjs';

const FIGURES = join(root, 'docs/reliability.json');
const { values, positionals: areas } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'boolean' }, from: { type: 'string' }, page: { type: 'boolean' } },
});

/** The test files below a folder that count something for one of the areas. */
const counting = (folder, name) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const text = readFileSync(file, 'utf8');
      const model = text.includes('checkModel(') && (areas.length === 0 || areas.includes('models'));
      return (
        model || (text.includes('counted(') && (areas.length === 0 || areas.some((area) => text.includes(`'${area}'`))))
      );
    })
    .map((file) => relative(root, file));

/** Takes the lines of a tally over: the same area and words replace what an earlier run said of them. */
const takeOver = (file) => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  const sums = new Map();
  for (const { n, lost = 0, ...line } of lines) {
    const key = `${line.area}: ${line.what}`;
    const before = sums.get(key);
    sums.set(key, { ...line, n: n + (before?.n ?? 0), lost: lost + (before?.lost ?? 0) });
  }
  const known = existsSync(FIGURES) ? JSON.parse(readFileSync(FIGURES, 'utf8')) : {};
  const all = { ...known, ...Object.fromEntries(sums) };
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(FIGURES, `${JSON.stringify(sorted, null, 1)}\n`);
  return sums.size;
};

const runSuites = async (out) => {
  const env = { RELIABILITY_OUT: out };
  const server = counting('server', /\.test\.ts$/);
  const app = counting('src', /\.test\.tsx?$/);
  const flows = values.browser ? counting('e2e/flows', /\.spec\.ts$/) : [];
  const onPostgres = async () => {
    const bin = await ensurePostgres();
    if (bin === undefined) return { passed: 0, failed: 1 };
    const cluster = await startPostgres(bin);
    try {
      const args = ['--selectProjects', 'server', '--maxWorkers=1', ...server];
      return await jest(args, { ...env, TEST_DATABASE_URL: cluster.url });
    } finally {
      await cluster.stop();
    }
  };
  const steps = [
    app.length > 0 && { name: 'app', run: () => jest(['--selectProjects', 'app', '--maxWorkers=2', ...app], env) },
    server.length > 0 && { name: 'server, PostgreSQL', run: onPostgres },
    flows.length > 0 && {
      name: 'browser',
      run: async () => playwright(['--project=flows', ...flows], { ...(await browserEnv()), ...env }),
    },
  ];
  return runSteps(steps.filter(Boolean));
};

const folder = mkdtempSync(join(tmpdir(), 'plaza-reliability-'));
let failed = 0;
try {
  if (values.from) say(`${takeOver(values.from)} figures taken over`);
  else if (!values.page) {
    const out = join(folder, 'tally.jsonl');
    writeFileSync(out, '');
    ({ failed } = await runSuites(out));
    say(`${takeOver(out)} figures`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
await run(process.execPath, [join(root, 'scripts/run-ts.mjs'), 'scripts/docs.ts', '--only=docs/RELIABILITY.md']);
if (failed > 0) fail(`${failed} failed; what failed has no new figure.`);
