import type { Files } from '@server/files/files';
import { type ContentKind, type Item, placeSchema } from '@server/import/kinds/contentKind';
import { openOwn } from '@server/import/ownMedia';
import type { ContentError } from '@server/import/problems';
import { contentText as text } from '@server/text/content';
import * as v from 'valibot';
import type { ContentProblem } from '@/contract/desk/content';

/** An item that keeps to its format, or everything that is wrong with it. */
export type Checked = { item: Item; problems: [] } | { item: null; problems: ContentProblem[] };

const OWN = '/media/own/';

function pathOf(issue: v.BaseIssue<unknown>): string {
  return (issue.path ?? [])
    .map(({ key }, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`))
    .join('');
}

function wordsOf({ type, message, received, kind, ...issue }: v.BaseIssue<unknown>): string {
  const known = text.byMessage[message];
  if (known !== undefined) return known;
  const requirement = Number((issue as { requirement?: unknown }).requirement);
  if (kind === 'schema' && received === 'undefined') return text.missing;
  if (type === 'strict_object') return issue.expected === 'never' ? text.noField : text.missing;
  if (type === 'min_value') return text.atLeast(requirement);
  if (type === 'max_value') return text.atMost(requirement);
  if (type === 'max_length')
    return text.longest(requirement, received.startsWith('"') || typeof issue.input === 'string');
  if (type === 'picklist' || type === 'variant') return text.choose;
  return text.wrong;
}

/** Every picture of an item, where it stands. */
function picturesIn(value: unknown, at: string): [path: string, picture: unknown][] {
  if (typeof value === 'string') return value.startsWith(OWN) ? [[at, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  if ('as' in value) return [[at, null]];
  return Object.entries(value).flatMap(([name, inner]) =>
    picturesIn(inner, Array.isArray(value) ? `${at}[${name}]` : at === '' ? name : `${at}.${name}`),
  );
}

/** A picture that only a folder could have brought, or that is there no more. */
async function pictureProblems(item: Item, files: Files): Promise<ContentProblem[]> {
  const problems: ContentProblem[] = [];
  for (const [path, picture] of picturesIn(item, '')) {
    const name = typeof picture === 'string' ? picture.slice(OWN.length) : '';
    if ((await openOwn(files, 'picture', name, '')) === null) problems.push({ path, text: text.pictureGone });
  }
  return problems;
}

/** Holds an item against the format that an import is held against; names everything at once. */
export async function checkItem(kind: ContentKind, given: Item, files: Files): Promise<Checked> {
  const place = Object.fromEntries(kind.place.map((name) => [name, placeSchema[name]]));
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => !Object.hasOwn(place, name)));
  const body = v.safeParse(kind.schema, { key: 'at-the-desk', ...own });
  const seat = v.safeParse(v.object(place), given);
  const issues = [...(body.issues ?? []), ...(seat.issues ?? [])];
  const written = issues.map((issue) => ({ path: pathOf(issue), text: wordsOf(issue) }));
  if (!body.success || !seat.success) return { item: null, problems: written };
  const left = new Set(['key', ...(kind.hidden ?? [])]);
  const fields = Object.entries(body.output as Item).filter(([name]) => !left.has(name));
  const item = { ...Object.fromEntries(fields), ...seat.output };
  const problems = await pictureProblems(item, files);
  return problems.length > 0 ? { item: null, problems } : { item, problems: [] };
}

/** What an import's refusal means at the desk. */
export function problemsOf(error: ContentError): ContentProblem[] {
  return error.problems.map(({ path, text: said }) => {
    const field = path.replace(/^(?:\w*\[\d+\])?\.?/, '');
    if (said.startsWith('nothing of kind')) return { path: field, text: text.noSuchThing };
    if (said.endsWith('is no type of types')) return { path: field, text: text.noSuchType };
    if (said === 'is the type of another tab') return { path: field, text: text.typeTaken };
    if (said === 'must stay: games name it') return { path: field, text: text.typeKept };
    if (said === 'is there already as another word') return { path: field, text: text.wordTaken };
    if (said.startsWith('the code')) return { path: 'codes', text: text.codeElsewhere };
    if (said.includes('what members claimed')) return { path: field, text: text.taskKept };
    return { path: field, text: said.includes('key makes another activity') ? text.promised : text.refused };
  });
}
