import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import type { Comment } from '@/contract/comment';
import type { Post } from '@/contract/post';
import { useIsWanted } from '@/features/square/unseen/visibleSelectors';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { sayFault } from '@/shell/faults/sayFault';
import { useFeed } from '@/shell/feeds/useFeed';
import { useGo } from '@/shell/navigation/useGo';
import { postText } from '@/text/post';
import { Button } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { CommentRow } from './CommentRow';
import { CommentsHead } from './CommentsHead';
import { commentFeed } from './commentFeeds';
import { Focus, Root } from './comments.styles';
import { commentEvents, selectSpotlight } from './commentsSlice';
import { type CommentsView, listArg, viewAddress } from './commentsView';

interface CommentsProps {
  post: Post;
  view: CommentsView;
  /** Nobody may comment here (any more). */
  closed: boolean;
}

/** The comments of a post: sorted, filtered, endless, or the page around the one a link led to (pages 3). */
export function Comments({ post, view, closed }: CommentsProps) {
  const go = useGo();
  const wanted = useIsWanted();
  const root = useRef<HTMLElement>(null);
  const { items, phase, fault, onNearEnd, onRetry } = useFeed(commentFeed, listArg(post.id, view));
  const rows = items.filter(wanted);
  const list = useRef<WindowVirtualizerHandle>(null);
  usePointed(root, view.comment, rows, list);

  const show = (change: Partial<CommentsView>) => {
    const { comment: _left, ...plain } = view;
    go(viewAddress(post.id, { ...plain, ...change }), 'replace');
  };
  // My own comment may be the first row of a list that was empty.
  const at = phase === 'empty' && rows.length > 0 ? 'finished' : phase;
  return (
    <Root ref={root} aria-label={postText.comments}>
      <CommentsHead count={post.commentCount} view={view} onShow={show} />
      {view.comment !== undefined && (
        <Focus>
          {postText.focusNote}
          <Button size="s" tone="tint" onClick={() => show({})}>
            {postText.seeAll}
          </Button>
        </Focus>
      )}
      <InfiniteList
        items={rows}
        handle={list}
        keyOf={({ id }: Comment) => id}
        phase={at}
        onNearEnd={onNearEnd}
        onRetry={onRetry}
        moreError={fault ? sayFault(fault) : undefined}
        skeleton={<SkeletonRows count={4} lead="avatar" pill={false} />}
        empty={
          <EmptyState
            inline
            title={view.authorOnly ? postText.noAuthorComments : postText.noComments}
            note={view.authorOnly ? undefined : postText.noCommentsNote}
          />
        }
        error={<FaultState inline title={postText.commentsFailed} fault={fault} onRetry={onRetry} />}
      >
        {(comment) => <CommentRow comment={comment} closed={closed} />}
      </InfiniteList>
    </Root>
  );
}

/** Points at the comment of the address once its page is here, and brings what is pointed at into view, once. */
function usePointed(
  root: RefObject<HTMLElement | null>,
  asked: number | undefined,
  items: readonly Comment[],
  list: RefObject<WindowVirtualizerHandle | null>,
) {
  const dispatch = useAppDispatch();
  const { gate } = usePorts();
  const spotlight = useAppSelector(selectSpotlight);
  const lit = spotlight.at === 'lit' ? spotlight.id : undefined;
  const pointed = useRef<number>(undefined);

  const loaded = items.length > 0;
  useEffect(() => {
    if (asked === undefined || !loaded || pointed.current === asked) return;
    pointed.current = asked;
    dispatch(commentEvents.pointedAt({ id: asked }));
  }, [asked, loaded, dispatch]);

  const bring = useEffectEvent(() => {
    if (!gate.isLive) return;
    const row = root.current?.querySelector(`[data-comment="${lit}"]`);
    const index = items.findIndex(({ id }) => id === lit);
    if (row) row.scrollIntoView({ block: 'center' });
    // Out of the window of rows that exist.
    else if (index >= 0 && list.current) list.current.scrollToIndex(index, { align: 'center' });
    else root.current?.scrollIntoView({ block: 'start' });
  });
  useEffect(() => {
    if (lit !== undefined) bring();
  }, [lit]);
}
