import type { ReactElement, ReactNode } from 'react';
import type { Post } from '@/contract/post';
import { useVisiblePosts } from '@/features/square/unseen/visibleSelectors';
import { useNow } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import type { FeedView } from '@/shell/feeds/useFeed';
import { useFillUp } from '@/shell/feeds/useFillUp';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { squareText } from '@/text/square';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonCards } from '@/ui/skeleton/Skeleton';

interface PostListProps {
  feed: FeedView<Post>;
  /** Whether its tab is the one on screen; others neither load nor refresh. */
  active: boolean;
  /** Above the cards, pulled along with them. */
  head?: ReactNode;
  /** Posts of the feed that the head shows already. */
  without?: ReadonlySet<number>;
  empty: ReactNode;
  /** Among other things of a page: smaller faces. */
  inline?: boolean;
  /** One post; what other features add to its card comes from the page. */
  children: (post: Post, now: number, index: number) => ReactElement;
}

/** A card is forty elements: more of them than a tall screen shows would be paid for with each visit of the tab. */
const AT_ONCE = 8;

/** Of the cards of the demo the middle one is 12.4 rem high (9 to 39). */
const ROW_REM = 12;

/** The posts of one tab with all states of a list (F4, F5), without what the member does not want to see. */
export function PostList({ feed, active, head, without, empty, inline, children }: PostListProps) {
  const now = useNow();
  const wanted = useVisiblePosts(feed.items);
  const posts = without?.size ? wanted.filter(({ id }) => !without.has(id)) : wanted;
  useTopTap(() => {
    if (active) feed.onRefresh();
  });
  useFillUp(feed, posts.length, active);

  const faces = inline ? { inline } : {};
  const nothing = posts.length === 0 && feed.phase === 'finished' && feed.items.length > 0 && !without?.size;
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull} enabled={active}>
      {head}
      <InfiniteList
        phase={nothing ? 'empty' : feed.phase}
        name={feed.name}
        items={posts}
        windowed={posts.length > AT_ONCE}
        rowRem={ROW_REM}
        keyOf={({ id }) => id}
        onNearEnd={feed.onNearEnd}
        onRetry={feed.onRetry}
        disabled={!active}
        skeleton={<SkeletonCards count={4} />}
        empty={nothing ? <EmptyState {...faces} title={squareText.mutedTitle} note={squareText.mutedNote} /> : empty}
        error={<FaultState {...faces} fault={feed.fault} onRetry={feed.onRetry} />}
      >
        {(post, index) => children(post, now, index)}
      </InfiniteList>
    </PullRefresh>
  );
}
