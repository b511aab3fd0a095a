import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = process.cwd();
const log = 'src/app/replay/logs/purchase.session.json';
// Packages are found from here.
const folder = join(root, `node_modules/.cache/plaza/changed-${process.pid}`);

/** `npm run replay -- --effects` of a build in which one line of one file is another. */
async function replayWith(file: string, line: string, other: string) {
  const path = join(root, file);
  const text = readFileSync(path, 'utf8');
  expect(text.split(line)).toHaveLength(2);
  const outfile = join(folder, 'replay.mjs');
  await build({
    entryPoints: ['scripts/replay.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    jsx: 'automatic',
    alias: { '@': join(root, 'src') },
    loader: { '.svg': 'text' },
    logLevel: 'error',
    plugins: [
      {
        name: 'one line',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\.ts$/ }, ({ path: loaded }) =>
            loaded === path ? { contents: text.replace(line, other), loader: 'ts' } : undefined,
          ),
      },
    ],
  });
  return spawnSync(process.execPath, [outfile, '--effects', log], { encoding: 'utf8' });
}

describe('one changed line of the product', () => {
  beforeAll(() => mkdirSync(folder, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    [
      'of a reducer (which games cost nothing)',
      'src/features/download/downloadSlice.ts',
      'intent.game.onlineType === 0',
      'intent.game.buyAmount < 10',
      /DIVERGED at action #\d+ download\/platformChosen, path \/download\/at of slice download, expected "loginNeeded", actual "requesting"/,
    ],
    [
      'of the price comparison, which a listener asks',
      'src/features/download/price.ts',
      'balance >= due',
      'balance >= 10 * due',
      /DIVERGED at action #\d+ download\/passed, path \/type, expected "download\/passed", actual nothing/,
    ],
    [
      'of a listener (the balance is asked of nobody)',
      'src/features/download/requestEffects.ts',
      "if (verdict === 'enough') api",
      "if (verdict !== 'enough') api",
      /DIVERGED at action #\d+ download\/passed, /,
    ],
    [
      'of a listener (the dialog after a purchase)',
      'src/features/download/overlayEffects.ts',
      '  started: start,',
      '  started: null,',
      /DIVERGED at action #\d+ overlays\/withdrawn, .*actual nothing/,
    ],
  ])(
    'R10: %s is named, and the command ends with 1',
    async (_what, file, line, other, says) => {
      const { status, stdout } = await replayWith(file, line, other);
      expect([status, stdout]).toEqual([1, expect.stringMatching(says)]);
    },
    60_000,
  );
});
