/** Runs a TypeScript entry: `node scripts/run-ts.mjs [--whole] <entry.ts> [arguments]`; `--whole` bundles its packages too. */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { bundleEntry, root } from './lib/bundleEntry.mjs';

const given = process.argv.slice(2);
const whole = given[0] === '--whole';
const [entry, ...args] = whole ? given.slice(1) : given;
if (entry === undefined) {
  process.stderr.write('Usage: node scripts/run-ts.mjs [--whole] <entry.ts> [arguments]\n');
  process.exit(2);
}

const file = await bundleEntry(entry, { whole });
const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
  stdio: 'inherit',
  env: { ...process.env, PLAZA_ROOT: root },
});
// The terminal already sends Ctrl-C to the whole group; a supervisor signals only this process.
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
process.on('SIGINT', () => {});
child.on('exit', (code, signal) => {
  process.exit(code ?? 128 + (constants.signals[signal] ?? 0));
});
