import { squareApi } from '@/api/squareApi';
import { PostList } from '@/features/square/list/PostList';
import { SuggestedRail } from '@/features/square/people/SuggestedRail';
import { useVisiblePosts } from '@/features/square/unseen/visibleSelectors';
import { postListArg, RECOMMENDED, type SquareFilter } from '@/features/square/view/squareAddress';
import { selectHasNews } from '@/features/square/view/squareViewSlice';
import { useAppSelector } from '@/kernel/hooks';
import { feedKey, useFeed } from '@/shell/feeds/useFeed';
import { squareText } from '@/text/square';
import { Button } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { PinnedStrip } from './PinnedStrip';
import { PostRow } from './PostRow';
import { SortRow } from './SortRow';
import { Pill, PinsGhost } from './square.styles';
import { TopicHead } from './TopicHead';
import { TopicRail } from './TopicRail';

/** At most this many pinned posts stand above the list (pages 2). */
const PINNED_MOST = 3;
/** People are suggested after the second post. */
const SUGGESTED_AFTER = 1;

interface TagFeedProps {
  filter: SquareFilter;
  active: boolean;
  onFilter: (change: Partial<SquareFilter>) => void;
}

/** 推荐, or the posts of one tag: topics, pinned strip and sort above an endless list. */
export function TagFeed({ filter, active, onFilter }: TagFeedProps) {
  const arg = postListArg(filter);
  const feed = useFeed(squareApi.endpoints.postList, arg);
  const hasNews = useAppSelector((state) => selectHasNews(state, feedKey(squareApi.endpoints.postList, arg)));
  const recommended = filter.tab === RECOMMENDED;
  const pinned = useVisiblePosts(feed.items)
    .filter((post) => post.pinned && recommended)
    .slice(0, PINNED_MOST);

  const seeNews = () => {
    window.scrollTo({ top: 0 });
    feed.onRefresh();
  };
  return (
    <>
      {hasNews && active && (
        <Pill>
          <button type="button" onClick={seeNews}>
            {squareText.news}
          </button>
        </Pill>
      )}
      <PostList
        feed={feed}
        active={active}
        without={new Set(pinned.map(({ id }) => id))}
        head={
          <>
            {recommended && feed.items.length === 0 && !feed.fault && <PinsGhost aria-hidden="true" />}
            {pinned.length > 0 && <PinnedStrip posts={pinned} />}
            {recommended ? <TopicRail /> : <TopicHead tab={filter.tab} />}
            <SortRow sort={filter.sort} onChoose={(sort) => onFilter({ sort })} />
          </>
        }
        empty={
          <EmptyState
            title={squareText.emptyTitle}
            note={squareText.emptyNote}
            action={
              !recommended && (
                <Button tone="tint" onClick={() => onFilter({ tab: RECOMMENDED })}>
                  {squareText.emptyAction}
                </Button>
              )
            }
          />
        }
      >
        {(post, now, index) => (
          <>
            <PostRow post={post} now={now} />
            {recommended && index === SUGGESTED_AFTER && <SuggestedRail />}
          </>
        )}
      </PostList>
    </>
  );
}
