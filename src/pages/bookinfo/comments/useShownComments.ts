import { useCallback } from 'react';
import type { Comment } from '@/contract/comment';
import { selectDeleted } from '@/features/square/unseen/unseenSlice';
import { useIsWanted } from '@/features/square/unseen/visibleSelectors';
import { useAppSelector } from '@/kernel/hooks';

/** Keeps of some comments on books what the member wants to see and has not deleted. */
export function useShownComments(): (comments: readonly Comment[]) => readonly Comment[] {
  const wanted = useIsWanted();
  const deleted = useAppSelector((state) => selectDeleted(state, 'bookComment'));
  return useCallback(
    (comments) => comments.filter((comment) => wanted(comment) && !deleted.includes(comment.id)),
    [wanted, deleted],
  );
}
