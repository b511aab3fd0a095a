import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NodePath, parseSync, traverse, type types } from '@babel/core';
import { filesBelow, root } from './modules';

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
  ['src', 'server', 'demo', 'e2e', 'scripts']
    .flatMap((folder) => filesBelow(folder, /\.(test|spec)\.tsx?$/))
    .flatMap((file) => titlesIn(file).map((title) => ({ title, file })));

/** A test as pages name it. */
export const testLine = ({ title, file }: NamedTest): string => `${title.replaceAll('|', '\\|')} (\`${file}\`)`;

/** Which tests prove which requirement, as a page, and what is wrong: a row without a test, a test without its row. */
export function requirementTrace(rows = requirementRows(), tests = allTests()): { page: string; faults: string[] } {
  const proofs = new Map(rows.map(({ id }) => [id, [] as string[]]));
  const faults: string[] = [];
  for (const test of tests) {
    for (const id of idsIn(test.title)) {
      const lines = proofs.get(id);
      if (lines) lines.push(testLine(test));
      else faults.push(`No requirement is called ${id}: ${testLine(test)}`);
    }
  }
  const sections = rows.map(({ id, text }) => {
    const lines = proofs.get(id) ?? [];
    if (lines.length === 0) faults.push(`No test names requirement ${id}: ${text}`);
    return `## ${id}\n\n${text}\n\n${lines.map((line) => `- ${line}\n`).join('')}`;
  });
  return { page: sections.join('\n'), faults };
}
