import { core } from './scripts/mutation/core.mjs';

/** `npm run mutation`: what the tests of the pure core notice. What belongs to the core, and why: docs/RELIABILITY.md. */
export default {
  testRunner: 'core',
  plugins: ['./scripts/mutation/runner.mjs'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  mutate: core,
  // A text in a union is held by its type: another one does not compile.
  mutator: { excludedMutations: ['StringLiteral'] },
  // Inside the one folder that git, Jest, Biome and knip leave alone already.
  tempDirName: '.cache/stryker',
  ignorePatterns: [
    '/dist',
    '/data',
    '/shots',
    '/test-results',
    '/docs',
    '/.cache',
    '/bench',
    '/e2e',
    '/public',
    '/.ci',
  ],
  reporters: ['json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  // There is nothing to rewrite in ours, and the compiler it would call has no such interface.
  tsconfigFile: 'none',
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  // Judged by scripts/mutation.mjs, which knows what does not compile.
  thresholds: { break: null },
};
