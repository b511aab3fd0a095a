#!/usr/bin/env node
/**
 * A change of the price of so many games by `content:import`, into a PostgreSQL of its own that holds them already.
 * `npm run bench:import -- [--games 1000]`; ends with 1 where it takes longer than 10 s, the start of the command with it.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePostgres } from '../scripts/lib/machine.mjs';
import { startPostgres } from '../scripts/lib/postgres.mjs';
import { say } from '../scripts/lib/run.mjs';
import { startApp } from './lib/app.mjs';

const { values } = parseArgs({ options: { games: { type: 'string', default: '1000' } } });
const GAMES = Number(values.games);
const MOST_MS = 10_000;

const cluster = await startPostgres(await ensurePostgres());
const scratch = mkdtempSync(join(tmpdir(), 'plaza-bench-'));
const folder = join(scratch, 'content');
const environment = {
  DATABASE_URL: cluster.url,
  SECRET_KEY: 'x'.repeat(32),
  DATA_DIR: join(scratch, 'data'),
  LOG_LEVEL: 'fatal',
};

/** Puts the games into the folder at a price, and takes it over; answers how long that took. */
function take(price) {
  const file = join(folder, 'games.json');
  const { games, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
  const [first] = games;
  const others = games.filter(({ key }) => !key.startsWith('many-'));
  const many = Array.from({ length: GAMES }, (_one, n) => ({ ...first, packages: {}, key: `many-${n}`, price }));
  writeFileSync(file, JSON.stringify({ ...rest, games: [...others, ...many] }));
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'content:import', '--', folder], {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  const [line = ''] = stdout.split('\n').filter((one) => one.includes(' game:'));
  return { ms: performance.now() - began, line: line.trim() };
}

let worst = 0;
try {
  // Started once, so that there is a database with everything it begins with.
  await (await startApp(scratch, environment)).stop();
  cpSync('docs/content-example', folder, { recursive: true });
  for (const [what, price] of [
    ['New', 5],
    ['Another price', 6],
    ['Another again', 7],
  ]) {
    const { ms, line } = take(price);
    if (price > 5) worst = Math.max(worst, ms);
    say(`${what}: ${(ms / 1000).toFixed(1)} s (${line})`);
  }
} finally {
  await cluster.stop();
  rmSync(scratch, { recursive: true, force: true });
}
process.exit(worst > MOST_MS ? 1 : 0);
