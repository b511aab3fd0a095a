/**
 * `npm run recordings [-- <words>]`: makes the kept recordings anew (`src/app/replay/logs`): the browser goes through each case of
 * `e2e/recordings` on a fresh build and exports it as a member does; each file is cut at the end of its case and replayed.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserEnv } from './lib/browserEnv.mjs';
import { root } from './lib/bundleEntry.mjs';
import { bin, fail, run } from './lib/run.mjs';
import { webpackBuild } from './lib/webpackBuild.mjs';

if (!(await webpackBuild())) fail('The build failed.');
const raw = join(root, '.cache/recordings');
const logs = join(root, 'src/app/replay/logs');
rmSync(raw, { recursive: true, force: true });
mkdirSync(raw, { recursive: true });
const words = process.argv.slice(2);
const chosen = words.length > 0 ? ['--grep', words.join('|')] : [];
const env = { ...(await browserEnv()), RECORDINGS: raw };
const code = await run(bin('playwright'), ['test', '--project=recordings', ...chosen], { env });
if (code !== 0) process.exit(code);

const replay = (...args) =>
  run(process.execPath, [join(root, 'scripts/run-ts.mjs'), '--whole', 'scripts/replay.ts', ...args]);
const names = readdirSync(raw).filter((name) => name.endsWith('.until'));
for (const name of names.map((one) => one.replace('.until', ''))) {
  const until = readFileSync(join(raw, `${name}.until`), 'utf8');
  const made = await replay('--until', until, '--write', join(logs, `${name}.session.json`), join(raw, `${name}.json`));
  if (made !== 0) process.exit(made);
}
process.exit(await replay(...names.map((name) => join(logs, name.replace('.until', '.session.json')))));
