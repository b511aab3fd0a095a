/** `npm run e2e [-- <Playwright arguments>]`: the browser tests against a fresh build. */
import { browserEnv } from './lib/browserEnv.mjs';
import { bin, fail, run } from './lib/run.mjs';
import { webpackBuild } from './lib/webpackBuild.mjs';

if (!(await webpackBuild())) fail('The build failed.');
process.exit(
  await run(bin('playwright'), ['test', '--project=flows', ...process.argv.slice(2)], { env: await browserEnv() }),
);
