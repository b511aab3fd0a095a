/** `npm run shots [-- <words>]`: photographs the routes (those whose name has a word) into shots/, with a sheet for each. */
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserEnv } from './lib/browserEnv.mjs';
import { root } from './lib/bundleEntry.mjs';
import { contactSheets } from './lib/contactSheet.mjs';
import { bin, fail, run, say } from './lib/run.mjs';
import { webpackBuild } from './lib/webpackBuild.mjs';

if (!(await webpackBuild())) fail('The build failed.');
const words = process.argv.slice(2);
const folder = join(root, 'shots');
if (words.length === 0) rmSync(folder, { recursive: true, force: true });
const env = { ...(await browserEnv()), SHOTS: '1' };
const filter = words.length > 0 ? ['--grep', words.join('|')] : [];
const code = await run(bin('playwright'), ['test', '--project=shots', ...filter], { env });
if (existsSync(folder)) say(`${await contactSheets(folder, env.CHROMIUM_PATH)} sheets in shots/`);
process.exit(code);
