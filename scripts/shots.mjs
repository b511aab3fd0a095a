/**
 * `npm run shots`: every route as guest, member and VIP, on phone and desktop, light and dark, into shots/ with one sheet
 * of all (`shots/all-routes.png`). `-- <words>` photographs the screens and faces whose name has a word, `-- --every` all
 * of those (about an hour). `-- --app` takes the pictures of the app that the demo shows where it is downloaded (demo/art/appScreens.json),
 * `-- --manifest` those in the web manifest (public/screenshots), `-- --desk` those of docs/DESK.md and every room of the desk, wide and narrow.
 */
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
const env = { ...(await browserEnv()), SHOTS: '1' };

let chosen = ['shots.spec', '--grep', words.join('|')];
if (words.length === 0) chosen = ['routes.spec'];
if (words[0] === '--every') chosen = ['shots.spec', 'routes.spec'];
if (words[0] === '--manifest') chosen = ['manifest.spec'];
if (words[0] === '--desk') chosen = ['shots/desk.spec'];
if (words[0] === '--app') chosen = ['appScreens.spec'];
if (words.length === 0) rmSync(join(folder, 'routes'), { recursive: true, force: true });
if (words[0] === '--every') rmSync(folder, { recursive: true, force: true });

const code = await run(bin('playwright'), ['test', '--project=shots', ...chosen], { env });
if (existsSync(folder)) say(`${await contactSheets(folder, env.CHROMIUM_PATH)} sheets in shots/`);
process.exit(code);
