import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nameFault, slicesIn } from './new/featurePlan';
import { edited, stepsOf } from './walkthroughs/steps';
import { applyStep, copyTree, removeTree } from './walkthroughs/tree';

const root = process.cwd();
const pages = readdirSync('docs/walkthroughs');
const steps = pages.flatMap((page) =>
  stepsOf(readFileSync(join('docs/walkthroughs', page), 'utf8')).map((step) => ({ ...step, page })),
);
/** What the types of a walk-through can reach. */
const parts = ['src', 'server', 'demo', 'scripts', 'e2e', 'bench', 'docs'];
const scaffold = 'npm run new:feature -- ';

describe('the walk-throughs', () => {
  it('are there, and each ends with the checks that everybody runs', () => {
    expect(pages).toEqual([
      'add-a-column.md',
      'add-a-field.md',
      'add-a-machine.md',
      'add-a-page.md',
      'add-a-payment-provider.md',
      'add-a-real-name-check.md',
      'add-a-state.md',
      'add-an-endpoint.md',
      'rename-a-tab.md',
    ]);
    expect(steps.filter((step) => step.does === 'run' && step.command === 'npm run check')).toHaveLength(pages.length);
  });

  // That the result compiles and passes every check is shown by the command: `npm run walkthroughs`.
  it('fit the tree one after the other, with the feature they scaffold', () => {
    const folder = copyTree(root, mkdtempSync(join(tmpdir(), 'plaza-walk-')), parts);
    try {
      for (const step of steps) {
        if (step.does !== 'run') {
          try {
            applyStep(folder, step);
          } catch (fault) {
            throw new Error(`docs/walkthroughs/${step.page} no longer fits the repository: change the page. ${fault}`);
          }
        } else if (step.command.startsWith(scaffold)) {
          const args = ['scripts/run-ts.mjs', 'scripts/newFeature.ts', step.command.slice(scaffold.length)];
          const env = { ...process.env, PLAZA_ROOT: folder };
          const { status, stdout } = spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
          expect([status, stdout]).toEqual([0, expect.stringContaining('changed  src/app/effects/laterEffects.ts')]);
          expect(existsSync(join(folder, 'docs/machines/ping.md'))).toBe(true);
        }
      }
    } finally {
      removeTree(folder);
    }
  }, 120_000);
});

describe('a change that is written down', () => {
  const text = 'one\ntwo\nthree\n';

  it('is put where its lines stand', () => {
    const [step] = stepsOf('```diff a.ts\n one\n-two\n+2\n@@\n three\n+four\n```\n');
    expect(step?.does === 'edit' && edited('a.ts', text, step.hunks)).toBe('one\n2\nthree\nfour\n');
  });

  it.each([
    ['nowhere', [' one', '-three']],
    ['twice', [' a']],
  ])('that fits %s is refused by name', (where, hunk) => {
    expect(() => edited('a.ts', `${text}a\na\n`, [hunk])).toThrow(`a.ts: ${where}`);
  });

  it('is told from commands, new files and what is only read', () => {
    const page = '```sh\n# a word\nnpm run check\n```\n\n```ts src/a.ts\nx\n```\n\n```json\n{}\n```\n';
    expect(stepsOf(page)).toEqual([
      { does: 'run', command: 'npm run check' },
      { does: 'write', file: 'src/a.ts', text: 'x\n' },
    ]);
  });
});

describe('the name of a new feature', () => {
  const taken = slicesIn(readFileSync('src/app/store/lateSlices.ts', 'utf8'));

  it.each(['GiftBox', 'gift-box', 'g', '9lives', ''])('is not %p', (name) => {
    expect(nameFault(name, taken)).toContain('camelCase');
  });

  it('is not one that is there', () => {
    expect(nameFault('download', taken)).toContain('already');
    expect(nameFault('giftBox', taken)).toBeUndefined();
  });
});
