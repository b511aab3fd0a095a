/** `npm run build`: the production build in dist/, held to what the oldest browsers read and to the size budget. `--force` builds unchanged sources too. */
import { join } from 'node:path';
import { root } from './lib/bundleEntry.mjs';
import { fail, run } from './lib/run.mjs';
import { webpackBuild } from './lib/webpackBuild.mjs';

if (!(await webpackBuild({ force: process.argv.includes('--force') }))) fail('The build failed.');
const read = await run(process.execPath, [join(root, 'scripts/syntax.mjs')]);
process.exit(read || (await run(process.execPath, [join(root, 'scripts/budget.mjs')])));
