/**
 * `npm run mutation`: Stryker over the pure core (stryker.config.mjs), its survivors judged once more by the compiler,
 * because a change that does not compile cannot be made, and the score into docs/RELIABILITY.md. Ends with 1 below 85 %.
 * `--judge` judges the report of the last run once more.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/bundleEntry.mjs';
import { bin, capture, fail, run, say } from './lib/run.mjs';

const GOAL = 85;
const cache = join(root, '.cache');
const copy = join(cache, 'mutation-types');

if (!process.argv.includes('--judge') && (await run(bin('stryker'), ['run'])) !== 0) fail('Stryker did not end well.');

const { files } = JSON.parse(readFileSync(join(cache, 'mutation.json'), 'utf8'));
const tested = (status) => ['Killed', 'Timeout', 'Survived', 'NoCoverage'].includes(status);

/** The file with one mutant in place of what it replaces. */
const mutated = (source, { location: { start, end }, replacement }) => {
  const lines = source.split('\n');
  const at = ({ line, column }) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return source.slice(0, at(start)) + replacement + source.slice(at(end));
};

rmSync(copy, { recursive: true, force: true });
mkdirSync(copy, { recursive: true });
for (const part of ['src', 'server', 'demo', 'scripts', 'e2e', 'tsconfig.json'])
  cpSync(join(root, part), join(copy, part), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** The lines the compiler complains of, by file below the copy. */
async function complaints() {
  const { output } = await capture(bin('tsc'), ['--noEmit', '--pretty', 'false', '-p', copy], { cwd: copy });
  const found = new Map();
  for (const [, file, line] of output.matchAll(/^(\S+?)\((\d+),\d+\): error/gm))
    found.set(file, [...(found.get(file) ?? []), Number(line)]);
  return found;
}

const score = { killed: 0, survived: 0, refused: 0 };
const left = [];
const alive = Object.entries(files).map(([file, { source, mutants }]) => {
  const judged = mutants.filter(({ status }) => tested(status));
  const killed = judged.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  score.killed += killed.length;
  return { file, source, mutants: judged.filter((mutant) => !killed.includes(mutant)) };
});
// One mutant of every file at a time; refused is what the compiler complains of at its own lines, and nothing else.
for (let round = 0; alive.some(({ mutants }) => mutants[round]); round += 1) {
  const now = alive.filter(({ mutants }) => mutants[round]);
  for (const { file, source, mutants } of now) writeFileSync(join(copy, file), mutated(source, mutants[round]));
  const wrong = await complaints();
  for (const { file, source, mutants } of now) {
    const { location, mutatorName, replacement } = mutants[round];
    const { start, end } = location;
    const lines = wrong.get(file) ?? [];
    if (lines.some((line) => line >= start.line && line <= end.line)) score.refused += 1;
    else {
      score.survived += 1;
      left.push(`${file}:${start.line} ${mutatorName} → ${replacement.split('\n')[0]}`);
    }
    writeFileSync(join(copy, file), source);
  }
}
rmSync(copy, { recursive: true, force: true });

const percent = (100 * score.killed) / (score.killed + score.survived);
say(left.join('\n'));
say(
  `${percent.toFixed(1)} % of ${score.killed + score.survived} mutants noticed; ${score.refused} more do not compile.`,
);
const line = {
  area: 'models',
  what: 'mutation score of the pure core',
  n: score.killed + score.survived,
  note: `${percent.toFixed(1)} % noticed; ${score.refused} more refused by the compiler; goal ${GOAL} %`,
  at: Date.now(),
};
const tally = join(cache, 'mutation-tally.jsonl');
writeFileSync(tally, `${JSON.stringify(line)}\n`);
await run(process.execPath, [join(root, 'scripts/reliability.mjs'), '--from', tally]);
process.exit(percent < GOAL ? 1 : 0);
