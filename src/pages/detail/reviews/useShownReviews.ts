import { useCallback } from 'react';
import type { Review } from '@/contract/review';
import { selectDeleted } from '@/features/square/unseen/unseenSlice';
import { useIsWanted } from '@/features/square/unseen/visibleSelectors';
import { useAppSelector } from '@/kernel/hooks';

/** Keeps of some reviews what the member wants to see and has not deleted. */
export function useShownReviews(): (reviews: readonly Review[]) => readonly Review[] {
  const wanted = useIsWanted();
  const deleted = useAppSelector((state) => selectDeleted(state, 'review'));
  return useCallback(
    (reviews) => reviews.filter((review) => wanted(review) && !deleted.includes(review.id)),
    [wanted, deleted],
  );
}
