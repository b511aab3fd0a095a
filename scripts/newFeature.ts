/** `npm run new:feature -- name`: a feature's machine, slice, selectors, effects, words and test, known where it must be. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { featureFiles, nameFault, registrations, slicesIn } from './new/featurePlan';

const root = process.env.PLAZA_ROOT ?? process.cwd();
const say = (line: string) => process.stdout.write(`${line}\n`);
const fail = (line: string) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const [name = ''] = process.argv.slice(2);
const fault = nameFault(name, slicesIn(readFileSync(join(root, 'src/app/store/lateSlices.ts'), 'utf8')));
if (fault !== undefined) fail(fault);

const files = featureFiles(root, name);
for (const path of files.keys())
  if (existsSync(join(root, path))) fail(`${path} is there already; nothing was written.`);

const lists = new Map(
  [...registrations(name)].map(([path, change]) => [path, change(readFileSync(join(root, path), 'utf8'))]),
);
for (const [path, text] of [...files, ...lists]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  say(`${files.has(path) ? 'new' : 'changed'}  ${path}`);
}

// Imports find their place and lines their length; then the picture of the machine is drawn.
const node = (args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
const tidy = node([
  join(root, 'node_modules/@biomejs/biome/bin/biome'),
  'check',
  '--write',
  ...files.keys(),
  ...lists.keys(),
]);
const drawn = node(['scripts/run-ts.mjs', 'scripts/docs.ts', `--only=docs/machines/${name}.md`]);
if (tidy.status !== 0 || drawn.status !== 0) fail('Written, but not tidied: run npm run check.');

const test = [...files.keys()].find((path) => path.endsWith('.test.ts'));
say(
  `new  docs/machines/${name}.md\n\nNow: npm run unit -- ${test}, and make the states your own (docs/walkthroughs/add-a-machine.md).`,
);
