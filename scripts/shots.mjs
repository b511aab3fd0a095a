/** `npm run shots [-- <words>]`: photographs the routes (those whose name has a word) into shots/, with a contact sheet. */
import { browserEnv } from './lib/browserEnv.mjs';
import { bin, fail, run } from './lib/run.mjs';
import { webpackBuild } from './lib/webpackBuild.mjs';

if (!(await webpackBuild())) fail('The build failed.');
const words = process.argv.slice(2);
const filter = words.length > 0 ? ['--grep', words.join('|')] : [];
process.exit(
  await run(bin('playwright'), ['test', '--project=shots', ...filter], {
    env: { ...(await browserEnv()), SHOTS: '1' },
  }),
);
