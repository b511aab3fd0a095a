import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { api } from './api';

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

/** Which rows change, and how. */
export interface RowChange {
  matches(row: object): boolean;
  /** Changes a draft of the row in place. */
  apply(row: never): void;
}

interface Answer {
  endpointName?: string;
  originalArgs?: unknown;
  data?: unknown;
}

/** Every answer the cache holds. */
export const answersOf = (state: RootState) => Object.values(state.api.queries) as (Answer | undefined)[];

type Patch = Parameters<typeof api.util.updateQueryData>;

/** Changes rows in every answer the cache holds; answers without such rows keep their identity. */
export const patchRows =
  (changes: readonly RowChange[]) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    if (changes.length === 0) return;
    for (const answer of answersOf(getState())) {
      if (!answer?.endpointName || answer.data === undefined) continue;
      const found = changes.flatMap((change) =>
        rowPaths(answer.data, change.matches).map((path): [Path, RowChange] => [path, change]),
      );
      if (found.length === 0) continue;
      const recipe = (draft: unknown) => {
        for (const [path, { apply }] of found) {
          const row = rowAt(draft, path);
          if (row) apply(row as never);
        }
      };
      dispatch(
        api.util.updateQueryData(answer.endpointName as Patch[0], answer.originalArgs as Patch[1], recipe as Patch[2]),
      );
    }
  };

/** The first such row of any answer the cache holds. */
export function findRow(state: RootState, matches: (row: object) => boolean): unknown {
  for (const answer of answersOf(state)) {
    const [path] = rowPaths(answer?.data, matches);
    if (path) return rowAt(answer?.data, path);
  }
  return undefined;
}
