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
import { OwnPostRow } from './OwnPostRow';

const { ownPosts } = squareApi.endpoints;

/** 我的帖子, newest first, with what moderation says of each. */
export function OwnPosts({ active }: { active: boolean }) {
  const feed = useFeed(ownPosts, undefined);
  const publish = useRoutes().find('postpage')?.path;
  useFreshFeed(ownPosts, feed, undefined);
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
        skeleton={<SkeletonRows pill={false} />}
        empty={
          <EmptyState
            {...text.empty.posts}
            action={
              publish && (
                <LinkButton tone="tint" as={Link} to={publish}>
                  {text.publish}
                </LinkButton>
              )
            }
          />
        }
        error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(post) => <OwnPostRow post={post} />}
      </InfiniteList>
    </PullRefresh>
  );
}
