/** `npm run mutation`: what the tests of the pure core notice. What belongs to the core, and why: docs/RELIABILITY.md. */
export const core = [
  'src/lib/machine/{machine,walk}.ts',
  'src/lib/time/*.ts',
  'src/lib/format/*.ts',
  'src/kernel/gate.ts',
  'src/api/{encode,fault,readTimes}.ts',
  'src/shell/{toasts/toasts,overlays/overlays,navigation/pageCache,chunks/chunks,connection/connection,forms/forms}Slice.ts',
  'src/shell/navigation/{guard,place}.ts',
  'src/shell/forms/rules.ts',
  'src/features/session/{session,account,smsCode}Slice.ts',
  'src/features/session/signInFaults.ts',
  'src/features/download/{downloadSlice,price,intentJournal}.ts',
  'src/features/checkout/{checkoutSlice,checkoutJournal}.ts',
  'src/features/unlock/{unlockSlice,unlockDue,unlockJournal}.ts',
  'src/features/bulletin/{bulletinSlice,bulletinStamp}.ts',
  'src/features/checkin/{checkinSlice,days}.ts',
  'src/features/rewards/claims/claimsSlice.ts',
  'src/features/square/wishes/wishesSlice.ts',
  'src/ui/{infinite-list/list,pull-refresh/pullRefresh,tabs/tabs}Machine.ts',
];

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'jest.mutation.config.ts', enableFindRelatedTests: true },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  mutate: core,
  // What is made once when a file is read (tables, recording rules) would take every test each; walks and types hold it.
  ignoreStatic: true,
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
  incremental: true,
  incrementalFile: '.cache/mutation-known.json',
  reporters: ['json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  // There is nothing to rewrite in ours, and the compiler it would call has no such interface.
  tsconfigFile: 'none',
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  // Judged by scripts/mutation.mjs, which knows what does not compile.
  thresholds: { break: null },
};
