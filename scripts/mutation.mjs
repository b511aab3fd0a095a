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
for (const part of ['src', 'server', 'scripts', 'e2e', 'tsconfig.json'])
  cpSync(join(root, part), join(copy, part), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
// What a file changes is checked where it matters: the compiler keeps what it knows of the rest.
const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', join(copy, 'known.tsbuildinfo'), '-p', copy];
const compiles = async () => (await capture(bin('tsc'), args, { cwd: copy })).code === 0;

const score = { killed: 0, survived: 0, refused: 0 };
const left = [];
if (!(await compiles())) fail('The tree does not compile as it is.');
for (const [file, { source, mutants }] of Object.entries(files)) {
  for (const mutant of mutants.filter(({ status }) => tested(status))) {
    if (mutant.status === 'Killed' || mutant.status === 'Timeout') {
      score.killed += 1;
      continue;
    }
    writeFileSync(join(copy, file), mutated(source, mutant));
    if (await compiles()) {
      score.survived += 1;
      left.push(`${file}:${mutant.location.start.line} ${mutant.mutatorName} → ${mutant.replacement.split('\n')[0]}`);
    } else score.refused += 1;
  }
  writeFileSync(join(copy, file), source);
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
