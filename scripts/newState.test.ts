import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyTree, removeTree } from './walkthroughs/tree';

interface Plant {
  machine: string;
  /** The state, as a line of the union. */
  state: string;
  /** Its row, so that the table itself is whole; it takes part in the events that are steps over many states. */
  row: string;
  /** Where something has to be said of it, tests apart. */
  lists: readonly string[];
}

/** A new state in machines whose states are listed elsewhere, and every place that must not forget it. */
const plants: readonly Plant[] = [
  {
    machine: 'src/features/download/downloadMachine.ts',
    state: "| { at: 'queued'; intent: PlacedIntent; price: number }",
    row: "queued: { asked, dismissed: ['idle'], expired: ['loginNeeded'], ended: ['idle'] },",
    lists: [
      'src/features/download/PurchaseDialog.tsx',
      'src/features/download/askDownload.ts',
      'src/features/download/downloadMachine.ts',
      'src/features/download/downloadSlice.ts',
      'src/features/download/intentJournal.ts',
      'src/features/download/overlayEffects.ts',
    ],
  },
  {
    machine: 'src/features/unlock/unlockMachine.ts',
    state: "| { at: 'queued'; intent: UnlockIntent }",
    row: 'queued: { asked, ...over },',
    lists: [
      'src/features/unlock/UnlockDialog.tsx',
      'src/features/unlock/askUnlock.ts',
      'src/features/unlock/unlockJournal.ts',
      'src/features/unlock/unlockMachine.ts',
      'src/features/unlock/unlockOverlayEffects.ts',
      'src/features/unlock/unlockSlice.ts',
    ],
  },
  {
    machine: 'src/features/checkout/checkoutMachine.ts',
    state: "| { at: 'queued'; intent: PayIntent }",
    row: "queued: { asked: ['placing'], ended: ['idle'] },",
    lists: [
      'src/features/checkout/CheckoutNote.tsx',
      'src/features/checkout/OpenOrder.tsx',
      'src/features/checkout/checkoutJournal.ts',
      'src/features/checkout/checkoutMachine.ts',
      'src/features/checkout/rechargeEffects.ts',
      'src/features/checkout/startPayment.ts',
      'src/pages/profile/useVipSale.ts',
      'src/pages/recharge/Pay.tsx',
      'src/pages/recharge/useRecharge.ts',
    ],
  },
  {
    machine: 'src/features/checkin/checkinMachine.ts',
    state: "| { at: 'queued'; intent: CheckinIntent }",
    row: 'queued: { ...asked, ...over },',
    lists: ['src/features/checkin/checkinMachine.ts'],
  },
  {
    machine: 'src/features/rewards/claims/claimMachine.ts',
    state: "| { at: 'queued'; intent: ClaimIntent }",
    row: "queued: { asked: ['requesting'], expired: ['interrupted'] },",
    lists: ['src/features/rewards/claims/claimMachine.ts', 'src/pages/activity/draw/useDraw.ts'],
  },
  {
    machine: 'src/features/publish/publishMachine.ts',
    state: "| { at: 'queued'; intent: PostIntent }",
    row: "queued: { submitted: ['checking'], ended: ['editing'] },",
    lists: ['src/features/publish/publishMachine.ts', 'src/pages/postpage/PostHeader.tsx'],
  },
  {
    machine: 'src/features/session/credentials/credentialMachine.ts',
    state: "| { at: 'queued'; kind: CredentialKind }",
    row: "queued: { opened: ['phone', 'proof'], ended: ['phone'] },",
    lists: [
      'src/features/session/credentials/CredentialFrame.tsx',
      'src/features/session/credentials/credentialMachine.ts',
    ],
  },
  {
    machine: 'src/features/welfare/filmMachine.ts',
    state: "| { at: 'queued'; film: Film; second: number }",
    row: 'queued: { ...out },',
    lists: ['src/features/welfare/filmMachine.ts'],
  },
  {
    machine: 'src/features/reading/places/placeMachine.ts',
    state: "| { at: 'queued'; place: LocalPlace; version: number }",
    row: "queued: { rested: ['moved'], ...over },",
    lists: ['src/features/reading/places/placesSlice.ts'],
  },
];

function planted(text: string, { state, row }: Plant): string {
  const union = /^(export type \w+State =)$/m;
  const end = /^\} as const;\n(?![\s\S]*^\} as const;)/m;
  expect([union.test(text), end.test(text)]).toEqual([true, true]);
  return text.replace(union, `$1\n  ${state}`).replace(end, `  ${row}\n} as const;\n`);
}

/** All that tsc says of the app, tests apart: a sample of each state is theirs to add as well. */
function complaints(folder: string): string[] {
  const tsc = join(folder, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', '.', '--noEmit', '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
  return stdout.split(/\n(?=\S)/).filter((said) => !/\.test\.tsx?\(/.test(said.slice(0, said.indexOf(':'))));
}

describe('a new state', () => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-state-'));
  let found: string[] = [];
  beforeAll(() => {
    copyTree(process.cwd(), folder, ['src', 'server', 'scripts']);
    const config = join(folder, 'tsconfig.json');
    writeFileSync(config, readFileSync(config, 'utf8').replace(/"include": \[.*\]/, '"include": ["src"]'));
    for (const plant of plants) {
      const file = join(folder, plant.machine);
      writeFileSync(file, planted(readFileSync(file, 'utf8'), plant));
    }
    found = complaints(folder);
  }, 600_000);
  afterAll(() => removeTree(folder));

  it.each(plants)('of $machine is refused wherever its states are listed', ({ lists }) => {
    for (const list of lists) expect(found).toContainEqual(expect.stringMatching(`^${list.replace('.', '\\.')}\\(`));
  });

  it('of the download machine is asked for by each list in a file, not by the first alone', () => {
    const inSlice = found.filter((line) => line.startsWith('src/features/download/downloadSlice.ts('));
    expect(inSlice.map((said) => /Property '(\w+)' is missing/.exec(said)?.[1])).toEqual(['queued', 'queued']);
  });

  it('is refused nowhere else', () => {
    const files = [...new Set(found.map((line) => line.slice(0, line.indexOf('('))))];
    expect(files.toSorted()).toEqual(plants.flatMap(({ lists }) => lists).toSorted());
  });
});
