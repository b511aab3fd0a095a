/**
 * `npm run walkthroughs [-- <words>]`: does what each page under docs/walkthroughs says, in a copy of the repository, and
 * fails when a file, a change or a command of it does not work any more.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stepsOf } from './walkthroughs/steps';
import { applyStep, copyTree, removeTree } from './walkthroughs/tree';

const root = process.env.PLAZA_ROOT ?? process.cwd();
const words = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

/** The first thing that did not work; undefined when all did. */
function walk(page: string): string | undefined {
  // The same place each time, so that what Jest has compiled once is found again.
  const folder = copyTree(root, join(tmpdir(), 'plaza-walkthroughs', page));
  try {
    for (const step of stepsOf(readFileSync(join(root, 'docs/walkthroughs', page), 'utf8'))) {
      say(`  ${step.does} ${step.does === 'run' ? step.command : step.file}`);
      if (step.does !== 'run') {
        applyStep(folder, step);
        continue;
      }
      const env = { ...process.env, PLAZA_ROOT: folder, CI: '' };
      const { status, stdout, stderr } = spawnSync(step.command, { shell: true, cwd: folder, env, encoding: 'utf8' });
      if (status !== 0) return `${step.command} ended with ${status}\n${stdout}${stderr}`;
    }
    return undefined;
  } catch (fault) {
    return String(fault);
  } finally {
    removeTree(folder);
  }
}

const pages = readdirSync(join(root, 'docs/walkthroughs')).filter((page) => words.every((word) => page.includes(word)));
let failed = 0;
for (const page of pages) {
  const start = Date.now();
  say(page);
  const fault = walk(page);
  if (fault !== undefined) failed += 1;
  say(fault === undefined ? `  works (${Math.round((Date.now() - start) / 1000)} s)` : `  FAILED: ${fault}`);
}
say(`${pages.length - failed} of ${pages.length} pages work`);
process.exit(failed === 0 && pages.length > 0 ? 0 : 1);
