import { api } from '@/api/api';
import type { Post } from '@/contract/post';
import type { AppDispatch } from '@/kernel/dispatch';
import type { RootState } from '@/kernel/rootState';
import { isBook, isComment, isPerson, isPost, type Path, rowAt, rowPaths } from './rowPaths';
import type { Target } from './target';

interface Change {
  matches(row: object): boolean;
  /** Changes a draft of the row in place. */
  apply(row: never): void;
}

interface Likeable {
  liked: boolean;
  likeCount: number;
}

const atLeast0 = (count: number) => Math.max(0, count);

/** What a switch does to the rows that show it; `count` is the server's own number of likes. */
function changesOf(target: Target, on: boolean, count: number | undefined): Change[] {
  switch (target.kind) {
    case 'like':
      return [
        {
          matches: target.of === 'post' ? isPost(target.id) : isComment(target.id),
          apply: (row: Likeable) => {
            if (row.liked !== on) row.likeCount = atLeast0(row.likeCount + (on ? 1 : -1));
            row.liked = on;
            if (count !== undefined) row.likeCount = count;
          },
        },
      ];
    case 'follow':
      return [
        {
          matches: isPerson(target.id),
          apply: (row: { followed: boolean; fanCount?: number }) => {
            if (row.followed !== on && row.fanCount !== undefined)
              row.fanCount = atLeast0(row.fanCount + (on ? 1 : -1));
            row.followed = on;
          },
        },
      ];
    case 'block':
      return [
        {
          matches: (row) => isPerson(target.id)(row),
          apply: (row: { blocked?: boolean; followed: boolean }) => {
            if (row.blocked !== undefined) row.blocked = on;
          },
        },
      ];
    case 'delete': {
      if (target.of === 'post' || target.postId === undefined) return [];
      const postCount: Change = {
        matches: isPost(target.postId),
        apply: (row: Post) => {
          row.commentCount = atLeast0(row.commentCount + (on ? -1 : 1));
        },
      };
      return [postCount];
    }
    case 'subscribe':
      return [
        {
          matches: isBook(target.id),
          apply: (row: { subscribed?: boolean; subscribeCount: number }) => {
            if (row.subscribed !== undefined && row.subscribed !== on) {
              row.subscribeCount = atLeast0(row.subscribeCount + (on ? 1 : -1));
              row.subscribed = on;
            }
            if (count !== undefined) row.subscribeCount = count;
          },
        },
      ];
    case 'hide':
      return [];
  }
}

type Patch = Parameters<typeof api.util.updateQueryData>;

/** Shows a switch in every row of it in every answer the cache holds; answers without it keep their identity. */
export const showSwitch =
  (target: Target, on: boolean, count?: number) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const changes = changesOf(target, on, count);
    if (changes.length === 0) return;
    const answers = Object.values(getState().api.queries) as (
      | {
          endpointName?: string;
          originalArgs?: unknown;
          data?: unknown;
        }
      | undefined
    )[];
    for (const answer of answers) {
      if (!answer?.endpointName || answer.data === undefined) continue;
      const found = changes.flatMap((change) =>
        rowPaths(answer.data, change.matches).map((path): [Path, Change] => [path, change]),
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
