import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { type Content, contentFiles } from './format/content';
import { ContentError, type Problem } from './problems';

const isNamed = (name: string): name is keyof typeof contentFiles => Object.hasOwn(contentFiles, name);

/** `games[3].price`, as one would write it in the file's own language. */
function pathText(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? [])
    .map(({ key }, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

function wordsOf(issue: v.BaseIssue<unknown>): string {
  const { message, expected, received, kind, type } = issue;
  if (!message.startsWith('Invalid ')) return message;
  if (type === 'strict_object' && expected === 'never') return 'is no field of this format';
  if (kind === 'schema' && received === 'undefined') return 'is missing';
  return `must be ${expected ?? 'otherwise'}, is ${received}`;
}

/** Keys have to be told apart within their list. */
function twice(file: string, value: object): Problem[] {
  return Object.entries(value).flatMap(([list, items]) => {
    if (!Array.isArray(items)) return [];
    const keys = items.map((item: { key?: string; type?: string }) => (list === 'types' ? item.type : item.key));
    return keys.flatMap((one, at) =>
      one !== undefined && keys.indexOf(one) < at
        ? [{ file, path: `${list}[${at}].key`, text: `“${one}” is there twice` }]
        : [],
    );
  });
}

function parseJson(text: string): { value?: unknown; fault?: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: `is no JSON: ${error instanceof Error ? error.message : error}` };
  }
}

/** Reads a folder and checks it against the format; throws {@link ContentError} with everything that is wrong. */
export function readContent(folder: string): Content {
  const problems: Problem[] = [];
  const content: Record<string, unknown> = {};
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    throw new ContentError([{ file: folder, path: '', text: 'is no folder that can be read' }]);
  }
  if (!names.includes('content.json')) {
    problems.push({ file: 'content.json', path: '', text: 'is missing: { "format": "plaza-content", "v": 1 }' });
  }
  for (const file of names) {
    if (!isNamed(file)) {
      const known = Object.keys(contentFiles).join(', ');
      problems.push({ file, path: '', text: `is no file of this format; there are ${known}` });
      continue;
    }
    const { value, fault } = parseJson(readFileSync(path.join(folder, file), 'utf8').replace(/^\uFEFF/, ''));
    if (fault !== undefined) {
      problems.push({ file, path: '', text: fault });
      continue;
    }
    const parsed = v.safeParse(contentFiles[file], value);
    if (parsed.success) {
      content[file] = parsed.output;
      problems.push(...twice(file, parsed.output));
    } else {
      problems.push(...parsed.issues.map((issue) => ({ file, path: pathText(issue), text: wordsOf(issue) })));
    }
  }
  if (problems.length > 0) throw new ContentError(problems);
  return content as Content;
}
