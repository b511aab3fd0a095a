#!/usr/bin/env node
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { PROFILES } from './lib/profiles.mjs';
import { compare, writeResults } from './lib/session.mjs';

const HELP = `npm run bench:compare -- --target name=URL_or_dir [--target ...] [options]
  --target name=URL|dir     repeatable; the first is the base of the ratios
  --scenario name=file.mjs  optional, per target: see bench/README.md
  --runs N                  default 5
  --profiles a,b            of ${Object.keys(PROFILES).join(', ')}; default slow4g,none
  --parts a,b               of repeat,route,scroll (load is always measured); default all
  --json file               raw runs and summary
  --md file                 the printed tables
  --chromium path           default $CHROMIUM_PATH, else the machine's, else Playwright's own
`;

const { values: opt } = parseArgs({
  options: {
    target: { type: 'string', multiple: true },
    scenario: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
    profiles: { type: 'string', default: 'slow4g,none' },
    parts: { type: 'string', default: 'repeat,route,scroll' },
    json: { type: 'string' },
    md: { type: 'string' },
    chromium: { type: 'string' },
    help: { type: 'boolean' },
  },
});
if (opt.help || !opt.target) {
  process.stdout.write(HELP);
  process.exit(opt.help ? 0 : 2);
}

const split = (text) => {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
};
const list = (text) => text.split(',').filter(Boolean);
const scenarios = Object.fromEntries(opt.scenario.map(split));
const profiles = list(opt.profiles);
for (const name of profiles) if (!PROFILES[name]) throw new Error(`unknown profile ${name}`);

const targets = [];
for (const [name, where] of opt.target.map(split)) {
  const file = scenarios[name];
  const scenario = file ? (await import(pathToFileURL(path.resolve(file)).href)).scenario : {};
  targets.push({ name, scenario, ...(/^https?:/.test(where) ? { url: where } : { dir: path.resolve(where) }) });
}

const results = await compare({
  targets,
  runs: Number(opt.runs),
  profiles,
  parts: list(opt.parts),
  chromiumPath: opt.chromium,
  onRound: (sofar) => writeResults(sofar, opt),
});
process.stdout.write(results.text);
process.exit(0);
