import { reviewApi } from '@/api/reviewApi';
import { ReviewSort } from '@/contract/calls/review';
import type { GameDetail } from '@/contract/game';
import { viewAddress } from '@/pages/detail/detailView';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { reviewsText as text } from '@/text/reviews';
import { ChipRow } from '@/ui/chip/ChipRow';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Listed, SortRow, Top } from './lists.styles';
import { RatingsCard } from './RatingsCard';
import { ReviewRow } from './ReviewRow';
import { useShownReviews } from './useShownReviews';

const chips = ReviewSort.options.map((id) => ({ id, label: text.sorts[id] }));

/** Everything members wrote about a game; its order stands in the address. */
export function ReviewList({ game, id, active }: { game: GameDetail; id: string; active: boolean }) {
  const go = useGo();
  const shown = useShownReviews();
  const asked = useQuery().get('sort');
  const sort = ReviewSort.options.find((one) => one === asked) ?? 'helpful';
  const feed = useFeed(reviewApi.endpoints.reviewList, { id: game.id, sort });
  const rows = shown(feed.items);
  // Rows also come and go without the server's list being asked again.
  const ended = feed.phase === 'empty' || feed.phase === 'finished';
  const phase = ended ? (rows.length > 0 ? 'finished' : 'empty') : feed.phase;
  return (
    <>
      <Top>
        <RatingsCard game={game} />
      </Top>
      <SortRow>
        <ChipRow
          label={text.sort}
          chips={chips}
          active={sort}
          onChoose={(chosen) => go(`${viewAddress(id, 'reviews')}&sort=${chosen}`, 'replace')}
        />
      </SortRow>
      <Listed>
        <InfiniteList
          items={rows}
          keyOf={(review) => review.id}
          phase={phase}
          disabled={!active}
          onNearEnd={feed.onNearEnd}
          onRetry={feed.onRetry}
          skeleton={<SkeletonRows lead="avatar" pill={false} />}
          empty={<EmptyState inline title={text.none} note={text.noneNote} />}
          error={<FaultState inline title={text.failed} fault={feed.fault} onRetry={feed.onRetry} />}
        >
          {(review) => <ReviewRow review={review} game={game} />}
        </InfiniteList>
      </Listed>
    </>
  );
}
