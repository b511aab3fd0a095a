/**
 * `npm run chaos [-- --minutes 5 --seed 7]`: a random member in a real browser over a faulty proxy, against a fresh
 * build on PostgreSQL, whose sessions are lost, whose pool runs full and which restarts and crashes meanwhile, while newer
 * builds are published under the worker; without PostgreSQL the database is left in peace. `--built` takes the build that is there. The seed decides the member's wishes and the faults; what meets
 * what also depends on how fast the machine is.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { browserEnv } from './lib/browserEnv.mjs';
import { root } from './lib/bundleEntry.mjs';
import { ensurePostgres } from './lib/machine.mjs';
import { bin, fail, run, say } from './lib/run.mjs';
import { webpackBuild } from './lib/webpackBuild.mjs';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(Math.floor(Date.now() / 1000) % 1_000_000) },
    out: { type: 'string' },
    built: { type: 'boolean', default: false },
  },
});
const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
if (!(minutes > 0) || !Number.isInteger(seed))
  fail('Usage: npm run chaos -- [--minutes 5] [--seed 7] [--out file] [--built]', 2);

const built = values.built && existsSync(join(root, 'dist/server/main.js'));
if (!built && !(await webpackBuild())) fail('The build failed.');
const postgres = await ensurePostgres();
if (postgres === undefined) say('!! PostgreSQL was not found: the database is left in peace.');
say(`Chaos for ${minutes} min, seed ${seed}`);
const code = await run(bin('playwright'), ['test', '--project=chaos', '--workers=1'], {
  env: {
    ...(await browserEnv()),
    CHAOS: '1',
    ...(postgres && { PG_BIN: postgres }),
    CHAOS_MINUTES: String(minutes),
    CHAOS_SEED: String(seed),
    ...(values.out && { CHAOS_OUT: values.out }),
  },
});
say(
  code === 0 ? `Nothing lost, seed ${seed}` : `Something broke: npm run chaos -- --minutes ${minutes} --seed ${seed}`,
);
process.exit(code);
