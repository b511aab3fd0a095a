import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { Post } from '@/contract/post';
import { useAppSelector } from '@/kernel/hooks';
import { selectUnseen } from './unseenSlice';

interface Said {
  author: { id: number };
  title?: string | null | undefined;
  content: string;
}

/** Whether an author is blocked or a text holds a muted word. */
function isUnwanted(
  { author, title, content }: Said,
  unseen: { blocked: readonly number[]; muted: readonly string[] },
) {
  if (unseen.blocked.includes(author.id)) return true;
  if (unseen.muted.length === 0) return false;
  const text = `${title ?? ''}\n${content}`.toLowerCase();
  return unseen.muted.some((word) => text.includes(word.toLowerCase()));
}

const selectFilter = createSelector([selectUnseen], (unseen) => {
  const hidden = new Set(unseen.hidden);
  return <Row extends Post>(posts: readonly Row[]): readonly Row[] => {
    const kept = posts.filter((post) => !hidden.has(post.id) && !isUnwanted(post, unseen));
    return kept.length === posts.length ? posts : kept;
  };
});

/** Posts as the member wants to see them: without hidden ones, blocked authors and muted words. */
export function useVisiblePosts(posts: readonly Post[]): readonly Post[] {
  const filter = useAppSelector(selectFilter);
  return useMemo(() => filter(posts), [filter, posts]);
}

const selectWanted = createSelector([selectUnseen], (unseen) => (row: Said) => !isUnwanted(row, unseen));

/** Whether a text may be shown: its author is not blocked and it holds no muted word. */
export function useIsWanted(): (row: Said) => boolean {
  return useAppSelector(selectWanted);
}
