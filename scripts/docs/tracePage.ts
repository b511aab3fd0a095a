import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NodePath, parseSync, traverse, type types } from '@babel/core';
import { filesBelow, generatedFrom, root } from './modules';

interface Row {
  id: string;
  text: string;
}

/** The rows of docs/requirements.md, `| A1 | … |`. */
function requirementRows(): Row[] {
  const text = readFileSync(join(root, 'docs/requirements.md'), 'utf8');
  return [...text.matchAll(/^\| ([A-H]\d+) \| (.*) \|$/gm)].map((match) => ({
    id: match[1] ?? '',
    text: match[2] ?? '',
  }));
}

/** The row ids a test claims to prove: `E3: …`, `C3, C5: …`, `… (D6: …`; `letters` says of which lists. */
export function idsIn(title: string, letters = 'A-H'): string[] {
  const claims = title.match(/\b[A-Z]\d{1,2}(?:\s*(?:,|\/|·|&|and|–)\s*[A-Z]\d{1,2})*(?=:)/g) ?? [];
  const wanted = new RegExp(`^[${letters}]`);
  return claims.flatMap((claim) => claim.match(/[A-Z]\d{1,2}/g) ?? []).filter((id) => wanted.test(id));
}

const runners = new Set(['it', 'test', 'describe']);

/** The runner behind `it(…)`, `it.each(rows)(…)`, `test.describe(…)`, and the template form of each. */
function runnerOf(callee: types.Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return runnerOf(callee.object);
  if (callee.type === 'CallExpression') return runnerOf(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return runnerOf(callee.tag);
  return undefined;
}

const titleOf = (node: types.Node | undefined): string | undefined => {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type === 'TemplateLiteral') return node.quasis.map((part) => part.value.cooked ?? '').join('…');
  return undefined;
};

function titlesIn(file: string): string[] {
  const tree = parseSync(readFileSync(join(root, file), 'utf8'), {
    filename: file,
    babelrc: false,
    configFile: false,
    sourceType: 'module',
    parserOpts: { plugins: ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] },
  });
  if (tree === null) throw new Error(`${file} can't be read`);
  const titles: string[] = [];
  traverse(tree, {
    CallExpression({ node }: NodePath<types.CallExpression>) {
      const runner = runnerOf(node.callee);
      const title = titleOf(node.arguments[0]);
      if (runner !== undefined && runners.has(runner) && title !== undefined) titles.push(title);
    },
  });
  return titles;
}

interface NamedTest {
  title: string;
  file: string;
}

/** Every test of the repository, by the name it runs under. */
export const allTests = (): NamedTest[] =>
  ['src', 'server', 'e2e', 'scripts']
    .flatMap((folder) => filesBelow(folder, /\.(test|spec)\.tsx?$/))
    .flatMap((file) => titlesIn(file).map((title) => ({ title, file })));

/** A test as pages name it. */
export const testLine = ({ title, file }: NamedTest): string => `${title.replaceAll('|', '\\|')} (\`${file}\`)`;

/** `docs/TRACE.md`: which tests prove which requirement, and which requirements no test names yet. */
export function tracePage(): string {
  const rows = requirementRows();
  const proofs = new Map<string, string[]>();
  const unknown: string[] = [];
  const known = new Set(rows.map(({ id }) => id));
  for (const test of allTests()) {
    for (const id of idsIn(test.title)) {
      if (known.has(id)) proofs.set(id, [...(proofs.get(id) ?? []), testLine(test)]);
      else unknown.push(`- ${id}: ${testLine(test)}`);
    }
  }
  const bare = rows.filter(({ id }) => !proofs.has(id));
  const sections = rows.map(({ id, text }) => {
    const lines = (proofs.get(id) ?? []).map((line) => `- ${line}`);
    return `### ${id}\n\n${text}\n\n${lines.length > 0 ? lines.join('\n') : '**No test names this row.**'}\n`;
  });
  return [
    generatedFrom('`docs/requirements.md` and the names of the tests'),
    '# Requirements and the tests that prove them\n\n',
    `${rows.length - bare.length} of ${rows.length} rows have a test that names them.\n\n`,
    bare.length > 0 ? `Without one: ${bare.map(({ id }) => `[${id}](#${id.toLowerCase()})`).join(', ')}.\n\n` : '',
    unknown.length > 0 ? `## Tests that name a row that does not exist\n\n${unknown.join('\n')}\n\n` : '',
    sections.join('\n'),
  ].join('');
}
