/** What `npm run check` holds: types, lint and borders, dead code, generated docs, and the size of a build if there is one. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundleEntry.mjs';
import { bin } from './run.mjs';
import { commandStep } from './steps.mjs';

const script = (name) => join(root, 'scripts', name);

export const checkSteps = ({ withBudget = true } = {}) => [
  commandStep('types', bin('tsc'), ['--noEmit']),
  commandStep('what the oldest browser has', bin('tsc'), ['--noEmit', '-p', 'tsconfig.floor.json']),
  commandStep('lint, format, layers and cycles', bin('biome'), [
    'check',
    '--error-on-warnings',
    '--max-diagnostics=50',
    '--colors=force',
  ]),
  commandStep('house rules', process.execPath, [script('purity.mjs')]),
  commandStep('dead code', bin('knip'), ['--no-progress']),
  commandStep('generated docs', process.execPath, [script('run-ts.mjs'), script('docs.ts'), '--check']),
  ...(withBudget && existsSync(join(root, 'dist/chunks.json'))
    ? [
        commandStep('what the oldest browser reads', process.execPath, [script('syntax.mjs')]),
        commandStep('size budget', process.execPath, [script('budget.mjs')]),
      ]
    : []),
];
