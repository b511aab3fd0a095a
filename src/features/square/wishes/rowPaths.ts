/** Where a row stands in an answer: the keys down to it. */
export type Path = readonly (string | number)[];

/**
 * Finds the rows of an answer that `matches` accepts, wherever it carries them: pages of a feed, replies under a
 * comment, rails of the home page. On plain data, because a walk over drafts would copy a long feed.
 */
export function rowPaths(answer: unknown, matches: (row: object) => boolean): Path[] {
  const found: Path[] = [];
  const walk = (value: unknown, path: Path) => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && matches(value)) found.push(path);
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object' && inner !== null) walk(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    }
  };
  walk(answer, []);
  return found;
}

/** The row at a path of a draft; undefined when it is no longer there. */
export function rowAt(draft: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], draft);
}

interface Row {
  id?: unknown;
}

const has = (row: object, ...fields: string[]) => fields.every((field) => field in row);

/** A post, in whatever answer. */
export const isPost = (id: number) => (row: object) =>
  (row as Row).id === id && has(row, 'author', 'commentCount') && !has(row, 'postId');

/** A comment or reply. */
export const isComment = (id: number) => (row: object) => (row as Row).id === id && has(row, 'author', 'postId');

/** A book on any shelf. */
export const isBook = (id: number) => (row: object) =>
  (row as Row).id === id && has(row, 'chapterCount', 'subscribeCount');

/** A person, as an author or in a list of people. */
export const isPerson = (id: number) => (row: object) => (row as Row).id === id && has(row, 'uid', 'followed');
