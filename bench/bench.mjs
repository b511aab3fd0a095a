#!/usr/bin/env node
/**
 * `npm run bench`: Plaza beside its floors, Redux in Node, long lists, growth; writes docs/PERFORMANCE.md.
 * `--quick` (one run, short lists), `--runs N` (default 5), `--parts load,causes,redux,feed,reader,cycles`, `--out FILE`, `--json FILE`,
 * `--from FILE`: what an earlier run wrote with `--json`; parts that are not run now are taken from it, and the document says so.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildFloors } from './floors/build.mjs';
import { blank, scenario as floor } from './floors/scenario.mjs';
import { dist, startApp } from './lib/app.mjs';
import { performanceDocument } from './lib/document.mjs';
import { GOALS, judge, sharesOf } from './lib/goals.mjs';
import { loadInNode } from './lib/inNode.mjs';
import { compare } from './lib/session.mjs';
import { clientSizes } from './lib/sizes.mjs';
import { plaza, still } from './plaza.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const { values: opt } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    parts: { type: 'string', default: 'load,causes,redux,feed,reader,cycles' },
    out: { type: 'string', default: here('../docs/PERFORMANCE.md') },
    json: { type: 'string' },
    from: { type: 'string' },
  },
});
const { quick } = opt;
const parts = opt.parts.split(',').filter(Boolean);
const runs = Number(opt.runs ?? (quick ? 1 : 5));
const say = (text) => process.stderr.write(`${text}\n`);
/** Runs of earlier days that the goals are held against. */
const RUNS_KEPT = 6;
const scratch = fs.mkdtempSync(join(tmpdir(), 'plaza-bench-'));

/** Floors are built once for the versions that are installed. */
async function floorsFolder() {
  const folder = here('../.cache/bench/floors');
  const stamp = join(folder, 'stamp');
  const wanted =
    fs.readFileSync(here('../package-lock.json'), 'utf8').length + fs.readFileSync(here('./floors/build.mjs'), 'utf8');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === wanted) return folder;
  say('Building the floors …');
  await buildFloors(folder, ['stack', 'stack-best', 'stack-snapshot']);
  fs.writeFileSync(stamp, wanted);
  return folder;
}

async function load() {
  const folder = await floorsFolder();
  const app = await startApp(join(scratch, 'data'));
  const built = (name, variant = name, scenario = floor) => ({ name, dir: join(folder, variant), scenario });
  try {
    return await compare({
      targets: [
        built('blank', 'blank', blank),
        built('stack'),
        built('best', 'stack-best'),
        built('snapshot', 'stack-snapshot'),
        { name: 'plaza', app: app.origin, scenario: plaza(app.origin) },
        { name: 'still', app: app.origin, scenario: await still(app.origin) },
      ],
      runs,
      profiles: ['slow4g', 'slow4gSlower'],
      parts: ['repeat', 'route', 'scroll', 'purchase'],
    });
  } finally {
    await app.stop();
  }
}

/** Runs one of the other benches and answers what it wrote. */
function other(script, args) {
  const file = join(scratch, `${script}-${args.join('')}.json`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [here(script), ...args, '--json', file], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.on('exit', (code) =>
      code === 0 ? resolve(JSON.parse(fs.readFileSync(file, 'utf8'))) : reject(new Error(`${script} failed`)),
    );
  });
}

/** The feed at several lengths, so that what grows is seen to grow. */
async function feeds() {
  const lengths = quick ? [1_000, 10_000] : [1_000, 5_000, 10_000];
  const growth = [];
  let feed;
  for (const posts of lengths) {
    feed = await other('longFeed.mjs', ['--posts', String(posts), '--flings', quick ? '12' : '60']);
    growth.push({
      posts,
      'DOM elements': feed['DOM elements, all loaded'],
      'most while flinging': feed['DOM elements, most ever'],
      'heap for all, KB': feed['heap for all posts, KB'],
      'KB a post': (feed['heap for all posts, KB'] / posts).toFixed(2),
    });
  }
  return { feed, growth };
}

const work = {
  load,
  redux: async () => ({ redux: await (await loadInNode('bench/redux.ts')).measureRedux(quick ? 3 : 9) }),
  feed: feeds,
  reader: async () => ({ reader: await other('reader.mjs', quick ? ['--read', '5', '--flings', '12'] : []) }),
  causes: async () => ({ causes: await other('causes.mjs', quick ? ['--times', '5'] : []) }),
  cycles: async () => ({ cycles: await other('cycles.mjs', ['--cycles', quick ? '30' : '200']) }),
};

const earlier = opt.from ? JSON.parse(fs.readFileSync(opt.from, 'utf8')) : undefined;
const run = { targets: {}, runs, text: 'Not run.', ...earlier, sizes: clientSizes(dist) };
if (earlier && parts.length > 0)
  run.earlier = {
    parts: Object.keys(work).filter((part) => !parts.includes(part) && earlier[part === 'load' ? 'summary' : part]),
    on: earlier.environment.startedAt.slice(0, 10),
  };
for (const part of parts) {
  say(`— ${part}`);
  const result = await work[part]();
  Object.assign(
    run,
    result,
    part === 'load'
      ? { targets: result.summary.slow4g, slower: result.summary.slow4gSlower, runs, sizes: run.sizes }
      : {},
  );
  // A part that fails, or a browser that stops drawing, takes no earlier part along: `--from` goes on from here.
  if (opt.json) fs.writeFileSync(opt.json, JSON.stringify(run, null, 1));
}
run.environment ??= {
  startedAt: new Date().toISOString(),
  chromium: '(not started)',
  node: process.version,
  cpus: 0,
  loadBefore: 0,
};
const notes = JSON.parse(fs.readFileSync(here('notes.json'), 'utf8'));
const history = JSON.parse(fs.readFileSync(here('runs.json'), 'utf8'));
const { startedAt, machine } = run.environment;
const now = { on: startedAt.slice(0, 10), machine, shares: sharesOf(run) };
const others = history.filter(({ on, machine: other }) => on !== now.on || other !== now.machine);
run.before = others.at(-1);
fs.writeFileSync(
  opt.out,
  performanceDocument(run, notes, JSON.parse(fs.readFileSync(here('causesBefore.json'), 'utf8'))),
);
// Of a day and machine the last run stays; quick ones are too short to be held against later ones.
if (!quick && !opt.from)
  fs.writeFileSync(here('runs.json'), `${JSON.stringify([...others, now].slice(-RUNS_KEPT), null, 2)}\n`);
for (const goal of GOALS) {
  const { label, plaza: figure, digits, goal: wanted, met } = judge(goal, run);
  if (figure !== undefined) say(`${met ? 'met   ' : 'MISSED'} ${label}: ${figure.toFixed(digits)} (${wanted})`);
}
fs.rmSync(scratch, { recursive: true, force: true });
process.exit(0);
