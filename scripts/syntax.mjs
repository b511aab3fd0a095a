/** Reads every script that members are given as the oldest supported browser would: packages are written for newer ones. `[dist]` */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'acorn';
import { root } from './lib/bundleEntry.mjs';
import { fail, say } from './lib/run.mjs';

/** What Chromium 87, iOS 14 and Firefox 90 (`browserslist`) read in full. */
const ECMA_VERSION = 2021;

const [dist = join(root, 'dist')] = process.argv.slice(2);
const client = join(dist, 'client');
if (!existsSync(client)) fail('There is no build to read: npm run build');

const files = readdirSync(client, { recursive: true }).filter((file) => file.endsWith('.js'));
const problems = files.flatMap((file) => {
  const text = readFileSync(join(client, file), 'utf8');
  try {
    parse(text, { ecmaVersion: ECMA_VERSION });
    return [];
  } catch (error) {
    return [`${file}: ${error.message} at ${text.slice(Math.max(0, error.pos - 40), error.pos + 40)}`];
  }
});
if (problems.length > 0)
  fail(`Not read by browsers of ES${ECMA_VERSION}:\n${problems.map((line) => `  ${line}`).join('\n')}`);
say(`${files.length} files are read by browsers of ES${ECMA_VERSION}`);
