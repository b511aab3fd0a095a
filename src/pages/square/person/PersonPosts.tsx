import { useMemo } from 'react';
import { squareApi } from '@/api/squareApi';
import type { UserProfile } from '@/contract/person';
import type { Post } from '@/contract/post';
import { useVisiblePosts } from '@/features/square/unseen/visibleSelectors';
import { useNow } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { freshened } from '@/shell/feeds/freshened';
import { useFeed } from '@/shell/feeds/useFeed';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { personText as text } from '@/text/person';
import { LinkButton } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonCards } from '@/ui/skeleton/Skeleton';
import { inColumns } from './columns';
import { heightOf, MiniPost } from './MiniPost';
import { Columns } from './mini-post.styles';

/** What is older is shown, and asked anew behind it. */
const FRESH_SECONDS = 60;
const theirPosts = freshened(squareApi.endpoints.postList, FRESH_SECONDS);

interface PersonPostsProps {
  person: UserProfile;
  mine: boolean;
  active: boolean;
}

/** What somebody wrote, the newest first, in two columns. */
export function PersonPosts({ person, mine, active }: PersonPostsProps) {
  const now = useNow();
  const writes = useRoutes().find('postpage') !== undefined;
  const feed = useFeed(theirPosts, { userId: person.id, sort: 2 });
  const posts = useVisiblePosts(feed.items);
  useTopTap(() => {
    if (active) feed.onRefresh();
  });
  const none = mine ? text.none.ownPosts : text.none.posts;
  return (
    <InfiniteList
      phase={posts.length === 0 && feed.phase === 'finished' ? 'empty' : feed.phase}
      items={posts}
      keyOf={({ id }) => id}
      onNearEnd={feed.onNearEnd}
      onRetry={feed.onRetry}
      disabled={!active}
      skeleton={<SkeletonCards count={2} />}
      empty={
        <EmptyState
          {...none}
          inline
          action={
            mine &&
            writes && (
              <LinkButton as={Link} to={href.postpage()} tone="tint">
                {text.write}
              </LinkButton>
            )
          }
        />
      }
      error={<FaultState inline fault={feed.fault} onRetry={feed.onRetry} />}
      layout={(shown) => <TwoColumns posts={shown} now={now} />}
    />
  );
}

function TwoColumns({ posts, now }: { posts: readonly Post[]; now: number }) {
  const columns = useMemo(() => inColumns(posts, heightOf), [posts]);
  return (
    <Columns>
      {columns.map((column, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: left and right
        <div key={at}>
          {column.map((post) => (
            <MiniPost key={post.id} post={post} now={now} />
          ))}
        </div>
      ))}
    </Columns>
  );
}
