/**
 * `npm run docs` writes the generated pages under docs/; `--check` only says whether they are what it would write, and
 * whether every requirement has its test; `trace` prints which tests those are.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiPage } from './docs/apiPage';
import { machinePages } from './docs/machinePages';
import { root } from './docs/modules';
import { privacyPage } from './docs/privacyPage';
import { reliabilityPage } from './docs/reliabilityPage';
import { replayChecks } from './docs/replayChecksPage';
import { routesPage } from './docs/routesPage';
import { scalePage } from './docs/scalePage';
import { requirementTrace } from './docs/tracePage';

const trace = requirementTrace();
if (process.argv.includes('trace')) {
  process.stdout.write(trace.page);
  process.exit(0);
}
const checks = replayChecks();
const pages = new Map<string, string>([
  ['docs/API.md', await apiPage()],
  ['docs/PRIVACY.md', await privacyPage()],
  ['docs/RELIABILITY.md', reliabilityPage()],
  ['docs/ROUTES.md', await routesPage()],
  ['docs/REPLAY_CHECKS.md', checks.page],
  ['docs/SCALE.md', scalePage()],
  ...(await machinePages()),
]);

const machineFolder = join(root, 'docs/machines');
const orphans = (existsSync(machineFolder) ? readdirSync(machineFolder) : [])
  .map((name) => `docs/machines/${name}`)
  .filter((file) => !pages.has(file));
/** `--only=docs/X.md` leaves the others as they are. */
const only = process.argv.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
const stale = [...pages].filter(([file, text]) => {
  if (only && file !== only) return false;
  const path = join(root, file);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});

if (process.argv.includes('--check')) {
  const wrong = [...stale.map(([file]) => file), ...orphans];
  if (wrong.length > 0) {
    process.stderr.write(`Not as generated: ${wrong.join(', ')}\nRun: npm run docs\n`);
    process.exit(1);
  }
  if (trace.faults.length > 0) {
    process.stderr.write(`${trace.faults.join('\n')}\n`);
    process.exit(1);
  }
  if (checks.bare.length > 0) {
    process.stderr.write(`No test names ${checks.bare.join(', ')} (scripts/docs/replayChecksPage.ts)\n`);
    process.exit(1);
  }
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    process.stdout.write(`wrote ${file}\n`);
  }
  for (const file of only ? [] : orphans) {
    rmSync(join(root, file));
    process.stdout.write(`removed ${file}\n`);
  }
}
