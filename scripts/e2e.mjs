/**
 * `npm run e2e [-- <Playwright arguments>]`: the browser tests against a fresh build; `-- --engine chromium|firefox|webkit` runs the
 * main flows in that engine.
 */
import { browserEnv, engineEnv } from './lib/browserEnv.mjs';
import { bin, fail, run } from './lib/run.mjs';
import { webpackBuild } from './lib/webpackBuild.mjs';

const given = process.argv.slice(2);
const at = given.indexOf('--engine');
const [, engine] = at < 0 ? [] : given.splice(at, 2);
if (at >= 0 && !['chromium', 'firefox', 'webkit'].includes(engine)) {
  fail('--engine is one of chromium, firefox, webkit.', 2);
}

/** Where the tests run: the browser of all flows, or the engine asked for. */
const place = async () => {
  if (engine === undefined) return { project: 'flows', env: await browserEnv() };
  const { env, leftOut } = await engineEnv([engine]);
  if (leftOut.length > 0) fail(leftOut.join('\n'));
  return { project: engine, env };
};

if (!(await webpackBuild())) fail('The build failed.');
const { project, env } = await place();
process.exit(await run(bin('playwright'), ['test', `--project=${project}`, ...given], { env }));
