import { squareApi } from '@/api/squareApi';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { useFreshFeed } from '@/shell/feeds/useFreshFeed';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { commentHistoryText as text } from '@/text/commentHistory';
import { LinkButton } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { OwnCommentRow } from './OwnCommentRow';

const { ownComments } = squareApi.endpoints;

/** 我的评论, each with the post it stands under. */
export function OwnComments({ active }: { active: boolean }) {
  const feed = useFeed(ownComments, undefined);
  const square = useRoutes().find('square')?.path;
  useFreshFeed(ownComments, feed, undefined);
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull} enabled={active}>
      <InfiniteList
        name={feed.name}
        items={feed.items}
        phase={feed.phase}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        keyOf={({ id }) => id}
        disabled={!active}
        skeleton={<SkeletonRows lead="avatar" pill={false} />}
        empty={
          <EmptyState
            {...text.empty.comments}
            action={
              square && (
                <LinkButton tone="tint" as={Link} to={square}>
                  {text.toSquare}
                </LinkButton>
              )
            }
          />
        }
        error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(comment) => <OwnCommentRow comment={comment} />}
      </InfiniteList>
    </PullRefresh>
  );
}
