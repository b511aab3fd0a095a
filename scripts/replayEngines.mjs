/**
 * `npm run replay:engines -- [runs]`: every committed log, replayed that often (default 20) in Node and in each browser of
 * this machine (Chromium, Firefox, WebKit's cog), each in another time zone and language. Exit code 1: one is not equal.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { build } from 'esbuild';
import { root } from './lib/bundleEntry.mjs';
import { runInBrowsers } from './lib/engines.mjs';
import { say } from './lib/run.mjs';

const runs = Number(process.argv[2] ?? 20);
const folders = ['src/app/replay/logs', 'src/app/replay/fixtures'];
const logs = folders.flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.session.json'))
    .map((name) => ({ name, text: readFileSync(join(root, folder, name), 'utf8') })),
);

/** What every engine runs: each log from its text to the hash of its last state. */
const ENTRY = `
import { stateHash } from '@/app/replay/hash';
import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
globalThis.replayLogs = async (logs, runs) => {
  const told = [];
  for (const { name, text } of logs) {
    const ends = new Set();
    let odd;
    for (let run = 0; run < runs; run += 1) {
      const read = readSessionFile(text);
      if (!read.ok) throw new Error(read.text);
      const { states, divergence } = await replayFile(read.file);
      odd ??= divergence && name + ' #' + divergence.s + ' ' + divergence.path;
      ends.add(states.length - 1 + ' actions end in ' + stateHash(states.at(-1), read.file.header.slices));
    }
    told.push(name + ': ' + (odd ?? [...ends].join(' or ')));
  }
  return told;
};`;

const { outputFiles } = await build({
  stdin: { contents: ENTRY, resolveDir: root, loader: 'ts' },
  bundle: true,
  format: 'iife',
  target: 'es2022',
  platform: 'browser',
  write: false,
  alias: { '@': join(root, 'src') },
  define: { 'process.env.NODE_ENV': '"production"' },
  loader: { '.svg': 'text' },
  jsx: 'automatic',
  logLevel: 'error',
});
const code = outputFiles[0].text;

const inNode = async () => {
  runInThisContext(code);
  return { engine: `Node ${process.version}`, told: await globalThis.replayLogs(logs, runs) };
};

const results = [await inNode(), ...(await runInBrowsers(code, logs, runs))];
const [{ told: wanted }] = results;
let equal = wanted.every((line) => / end in [0-9a-f]{16}$/.test(line));
for (const { engine, told } of results) {
  const same = told.join() === wanted.join();
  equal &&= same;
  say(`${same ? '✓' : '✗'} ${engine}`);
  if (!same) for (const line of told) say(`    ${line}`);
}
for (const line of wanted) say(`  ${line}, ${runs} times`);
process.exit(equal ? 0 : 1);
