import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A build whose files don't pack: `sizes` in bytes by file, all but main lazy chunks of their own. */
function judge(
  sizes: Record<string, number>,
  budget: object,
  files: Record<string, string[]> = Object.fromEntries(Object.keys(sizes).map((name) => [name, [`${name}.js`]])),
): { status: number | null; output: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'plaza-budget-'));
  try {
    mkdirSync(path.join(folder, 'client'));
    for (const [name, size] of Object.entries(sizes)) {
      writeFileSync(path.join(folder, 'client', `${name}.js`), randomBytes(size));
    }
    const { main: _main, ...lazy } = files;
    writeFileSync(path.join(folder, 'chunks.json'), JSON.stringify({ entries: { main: ['main.js'] }, lazy }));
    writeFileSync(path.join(folder, 'budget.json'), JSON.stringify(budget));
    const script = path.join(process.cwd(), 'scripts/budget.mjs');
    const args = [script, folder, path.join(folder, 'budget.json')];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const first = (limit: number) => ({ home: { chunks: ['home'], limit } });

describe('the size budget', () => {
  it('passes what fits', () => {
    const budget = { initial: first(50), lazyDefault: 20, lazy: {} };
    expect(judge({ main: 30_000, home: 10_000 }, budget).status).toBe(0);
  });

  it('counts the first page together with its entry, and names it with its size', () => {
    const budget = { initial: first(35), lazyDefault: 20, lazy: {} };
    const { status, output } = judge({ main: 30_000, home: 10_000 }, budget);
    expect(status).toBe(1);
    expect(output).toMatch(/home: 40\.\d KB, 5\d{3} bytes over its 35 KB/);
  });

  it('holds each lazy chunk to its own limit or the common one', () => {
    const budget = { initial: first(50), lazyDefault: 5, lazy: { home: 12 } };
    const { output } = judge({ main: 30_000, home: 10_000, vip: 6_000 }, budget);
    expect(output).toMatch(/chunk vip: 6\.\d KB, 1\d{3} bytes over its 5 KB/);
    expect(output).not.toContain('chunk home: ');
  });

  it('takes the first rule whose beginning fits', () => {
    const budget = { initial: first(50), lazyDefault: 20, lazy: { 'overlay-big': 9, 'overlay-*': 3 } };
    const { output } = judge({ main: 9_000, home: 1_000, 'overlay-big': 8_000, 'overlay-small': 4_000 }, budget);
    expect(output).toMatch(/chunk overlay-small: 4\.\d KB, 1\d{3} bytes over its 3 KB/);
    expect(output).not.toContain('chunk overlay-big: ');
  });

  it('notices a page that is no longer a chunk of its own', () => {
    const { status, output } = judge({ main: 30_000 }, { initial: first(50), lazyDefault: 20, lazy: { gone: 1 } });
    expect(status).toBe(1);
    expect(output).toContain('no chunk home');
    expect(output).toContain('no longer exists: gone');
  });

  it('holds pages to their own limit, and notices one that is gone', () => {
    const lists = { main: ['main.js'], home: ['home.js'] };
    const sizes = { main: 9_000, home: 1_000, index: 5_000 };
    const budget = (pages: Record<string, number>) => ({ initial: first(50), pages, lazyDefault: 3, lazy: {} });
    expect(judge(sizes, budget({ 'index.js': 6 }), lists).status).toBe(0);
    expect(judge(sizes, budget({ 'index.js': 4 }), lists).output).toMatch(
      /page index\.js: 5\.\d KB, 1\d{3} bytes over its 4 KB/,
    );
    expect(judge(sizes, budget({ 'gone.html': 4 }), lists).output).toContain('no longer exists: gone.html');
  });

  it('judges once, by itself, what many chunks stand on', () => {
    const lists = { main: ['main.js'], home: ['home.js'], kit: ['kit.js'], copy: ['kit.js', 'copy.js'] };
    const sizes = { main: 9_000, home: 1_000, kit: 8_000, copy: 2_000 };
    const budget = { initial: first(50), lazyDefault: 3, lazy: {}, shared: { kit: 9 } };
    expect(judge(sizes, budget, lists).status).toBe(0);
    expect(judge(sizes, { ...budget, shared: { kit: 7 } }, lists).output).toMatch(
      /shared kit: 8\.\d KB, \d+ bytes over its 7 KB/,
    );
    expect(judge(sizes, { ...budget, shared: {} }, lists).output).toMatch(
      /chunk copy: 10\.\d KB, \d+ bytes over its 3 KB/,
    );
    const gone = { ...budget, shared: { kit: 9, gone: 1 } };
    expect(judge(sizes, gone, lists).output).toContain('no longer exists: gone');
  });
});
