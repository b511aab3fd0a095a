import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { downloadStart, downloadTable } from '@/features/download/downloadMachine';
import { machinePage } from './docs/machinePages';
import { type SchemaNode, typeText } from './docs/schemaText';
import { idsIn, requirementTrace } from './docs/tracePage';

const text = (schema: unknown) => typeText(schema as SchemaNode, new Map());

describe('the trace of requirements', () => {
  it.each([
    ['E3: two quick confirms charge once', ['E3']],
    ['C3, C5: back leads home', ['C3', 'C5']],
    ['the wallet (D6: phone) refuses', ['D6']],
    ['opens A4 paper', []],
    ['G1 is not claimed without its colon', []],
  ])('%s', (title, ids) => {
    expect(idsIn(title)).toEqual(ids);
  });

  it('knows the checks of replay by another letter', () => {
    expect(idsIn('R2, R14: a file', 'R')).toEqual(['R2', 'R14']);
    expect(idsIn('H2, R13: a rule', 'R')).toEqual(['R13']);
    expect([idsIn('R2: a file'), idsIn('H2, R13: a rule')]).toEqual([[], ['H2']]);
  });
});

describe('the trace of requirements, printed', () => {
  const rows = [
    { id: 'A1', text: 'opens' },
    { id: 'A2', text: 'closes' },
  ];
  const proof = { title: 'A1: opens at once', file: 'open.test.ts' };

  it('lists the tests of each row', () => {
    const { page, faults } = requirementTrace(rows.slice(0, 1), [proof]);
    expect(page).toBe('## A1\n\nopens\n\n- A1: opens at once (`open.test.ts`)\n');
    expect(faults).toEqual([]);
  });

  it('finds a row without a test, and a test without its row', () => {
    const { faults } = requirementTrace(rows, [proof, { title: 'B9: flies', file: 'fly.test.ts' }]);
    expect(faults).toEqual([
      'No requirement is called B9: B9: flies (`fly.test.ts`)',
      expect.stringContaining('A2: closes'),
    ]);
  });
});

describe('schemas in words', () => {
  it.each([
    [v.pipe(v.number(), v.integer(), v.minValue(1)), 'integer, ≥ 1'],
    [v.nullish(v.string()), 'string or null'],
    [v.array(v.picklist(['a', 'b'])), 'list of `"a"` \\| `"b"`'],
    [v.object({ id: v.number(), name: v.optional(v.string()) }), '{ id: number; name?: string }'],
    [v.looseObject({ id: v.number() }), '{ id: number; … }'],
  ])('case %#', (schema, words) => {
    expect(text(schema)).toBe(words);
  });
});

describe('the pictures of machines', () => {
  it('R21: are current, and one arm more is another page', () => {
    const file = 'src/features/download/downloadMachine.ts';
    const committed = readFileSync('docs/machines/download.md', 'utf8');
    expect(machinePage(file, 'download', downloadTable, downloadStart)).toBe(committed);
    const planted = { ...downloadTable, confirming: { ...downloadTable.confirming, answered: ['started'] } };
    expect(machinePage(file, 'download', planted, downloadStart)).not.toBe(committed);
  });
});

describe('the documents', () => {
  const pagesOf = (folder: string) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`);

  it.each(['README.md', 'CONTRIBUTING.md', ...pagesOf('docs'), ...pagesOf('docs/decisions')])(
    '%s names only files there are',
    (page) => {
      const paths = [
        ...readFileSync(page, 'utf8').matchAll(/`((?:src|server|scripts|e2e|docs|public)\/[\w./-]+\.\w+)`/g),
      ];
      expect(paths.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
    },
  );
});
