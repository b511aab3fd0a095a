import { ChevronRight } from 'lucide-react';
import { reviewApi, useRatingsQuery } from '@/api/reviewApi';
import type { GameDetail } from '@/contract/game';
import { groupThousands } from '@/lib/format/groupThousands';
import { FaultState } from '@/shell/faults/FaultState';
import { reviewsText as text } from '@/text/reviews';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { All, Gap } from './lists.styles';
import { RatingsCard } from './RatingsCard';
import { RatingsHead } from './RatingsHead';
import { ReviewRow } from './ReviewRow';
import { Panel } from './ratings.styles';
import { useShownReviews } from './useShownReviews';

const SHOWN = 3;

/** The stars of a game, and of its reviews the three that most found helpful. */
export function ReviewsPreview({ game, onAll }: { game: GameDetail; onAll: () => void }) {
  const shown = useShownReviews();
  const { currentData: ratings } = useRatingsQuery({ id: game.id });
  const { currentData, error, refetch } = reviewApi.endpoints.reviewList.useInfiniteQuery({
    id: game.id,
    sort: 'helpful',
  });
  const rows = shown(currentData?.pages[0]?.records ?? []).slice(0, SHOWN);
  const written = ratings?.written ?? 0;
  return (
    <>
      <RatingsHead />
      <RatingsCard game={game} />
      {!currentData && !error && <SkeletonRows count={2} lead="avatar" pill={false} />}
      {!currentData && error !== undefined && (
        <FaultState inline title={text.failed} fault={error} onRetry={() => void refetch()} />
      )}
      {rows.length > 0 && (
        <Gap>
          <Panel>
            {rows.map((review) => (
              <ReviewRow key={review.id} review={review} game={game} />
            ))}
            {written > rows.length && (
              <All type="button" onClick={onAll}>
                {text.all(groupThousands(written))}
                <ChevronRight aria-hidden="true" />
              </All>
            )}
          </Panel>
        </Gap>
      )}
    </>
  );
}
