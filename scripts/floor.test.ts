import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const tsc = (project: string) =>
  spawnSync('node_modules/.bin/tsc', ['--noEmit', '-p', project], { encoding: 'utf8' }).stdout;

describe('the oldest browsers served: Chromium 87, Safari 14', () => {
  it.each([
    ['[1].at(-1);', "'at' does not exist"],
    ["Object.hasOwn({}, 'a');", "'hasOwn' does not exist"],
    ['[1].findLast(Boolean);', "'findLast' does not exist"],
    ["'a'.replaceAll('a', 'b');", ''],
  ])('what they lack does not compile: %s', (code, fault) => {
    const folder = mkdtempSync(join(process.cwd(), 'node_modules/.cache/floor-'));
    try {
      writeFileSync(join(folder, 'planted.ts'), `${code}\nexport {};\n`);
      const project = join(folder, 'tsconfig.json');
      writeFileSync(
        project,
        JSON.stringify({ extends: join(process.cwd(), 'tsconfig.floor.json'), include: ['planted.ts'], exclude: [] }),
      );
      const said = tsc(project);
      if (fault) expect(said).toContain(fault);
      else expect(said).toBe('');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('nor is anything called that the types of the DOM bring along and these browsers lack', () => {
    const newer =
      /\b(?:throwIfAborted|structuredClone|randomUUID|requestIdleCallback|withResolvers|checkVisibility|startViewTransition)\(|AbortSignal\.(?:timeout|abort)\(/;
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.|^(?:desk|testing)\//.test(name),
    );
    expect(files.filter((name) => newer.test(readFileSync(join('src', name), 'utf8')))).toEqual([]);
  });

  it('no pattern looks behind, which Safari before 16.4 cannot read: the whole file would not run', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\./.test(name) && !name.startsWith('desk'),
    );
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((name) => /\(\?<[=!]/.test(readFileSync(join('src', name), 'utf8')))).toEqual([]);
  });
});
