import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'plaza-bundle-'));
const name = basename(folder);
const cache = 'node_modules/.cache/plaza/run';
const entry = join(folder, `${name}.ts`);
const bundles = () =>
  readdirSync(cache)
    .filter((one) => one.startsWith(name) && !one.endsWith('.json'))
    .map((one) => `${one} ${statSync(join(cache, one)).ctimeMs}`);
const word = (said: string) => writeFileSync(join(folder, 'word.ts'), `export const word: string = '${said}';`);
const run = (...first: string[]) =>
  spawnSync(process.execPath, ['scripts/run-ts.mjs', ...first, entry, 'and', 'more'], { encoding: 'utf8' }).stdout;

jest.setTimeout(60_000);

describe('run-ts', () => {
  beforeAll(() =>
    writeFileSync(entry, "import { word } from './word';\nconsole.log([word, ...process.argv.slice(2)].join(' '));"),
  );
  afterAll(() => {
    rmSync(folder, { recursive: true });
    for (const one of readdirSync(cache)) if (one.startsWith(name)) rmSync(join(cache, one), { recursive: true });
  });

  it('bundles once and again when a source says something else, not when it was only touched', () => {
    word('first');
    expect(run()).toBe('first and more\n');
    const before = bundles();
    expect(before).toHaveLength(1);
    word('first');
    expect(run()).toBe('first and more\n');
    expect(bundles()).toEqual(before);
    word('second');
    expect(run()).toBe('second and more\n');
    expect(bundles()).toHaveLength(2);
  });

  it('keeps a bundle with its packages apart from one without', () => {
    word('third');
    expect(run('--whole')).toBe('third and more\n');
    expect(run()).toBe('third and more\n');
    word('fourth');
    expect(run('--whole')).toBe('fourth and more\n');
  });
});
