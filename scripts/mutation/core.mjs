/** The pure core whose mutants are tried, and the tests that must notice them: those that need no page and no whole store. */
export const core = [
  'src/lib/machine/{machine,walk}.ts',
  'src/lib/time/{businessDay,calendarDay,duration,relativeTime}.ts',
  'src/lib/format/{bytes,counts,groupThousands,money}.ts',
  'src/kernel/{gate,createSlice}.ts',
  'src/api/{encode,fault,readFields}.ts',
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

const folders = [
  ...['lib/machine', 'lib/time', 'lib/format', 'kernel', 'api', 'ui/infinite-list', 'ui/pull-refresh', 'ui/tabs'],
  ...['shell/toasts', 'shell/overlays', 'shell/navigation', 'shell/chunks', 'shell/connection', 'shell/forms'],
  ...['features/session', 'features/download', 'features/checkout', 'features/unlock', 'features/bulletin'],
  ...['features/checkin', 'features/rewards/claims', 'features/square/wishes'],
];

/** Whether a test file beside the core may be asked: what draws, or builds the app's whole store, is too slow for thousands of runs. */
export const isCoreTest = (file, text) =>
  folders.some((folder) => new RegExp(`^src/${folder}/[^/]+\\.test\\.ts$`).test(file)) &&
  !file.endsWith('.types.test.ts') &&
  !/testing\/(testStore|render|fakePorts)|Scene\b|jest\.(mock|useFakeTimers)/.test(text);
