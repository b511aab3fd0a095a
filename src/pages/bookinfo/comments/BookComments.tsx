import { bookApi } from '@/api/bookApi';
import { askMember } from '@/features/square/menu/askMember';
import { useAppDispatch } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { bookInfoText } from '@/text/bookInfo';
import { Button } from '@/ui/button/Button';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { BookCommentRow } from './BookCommentRow';
import { List } from './book-comments.styles';
import { BOOK_COMMENT, type BookCommentTarget } from './sendBookComment';
import { useShownComments } from './useShownComments';

const text = bookInfoText.comments;

/** Everything readers wrote about a book or one of its chapters, the newest first. */
export function BookComments({ target }: { target: BookCommentTarget }) {
  const dispatch = useAppDispatch();
  const shown = useShownComments();
  const { id, chapterId } = target;
  const feed = useFeed(bookApi.endpoints.bookComments, { id, ...(chapterId !== undefined && { chapterId }) });
  const rows = shown(feed.items);
  // Rows also come and go without the server's list being asked again.
  const ended = feed.phase === 'empty' || feed.phase === 'finished';
  const phase = ended ? (rows.length > 0 ? 'finished' : 'empty') : feed.phase;
  const write = () => void dispatch(askMember(BOOK_COMMENT, { ...target }));
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull}>
      <List>
        <InfiniteList
          items={rows}
          keyOf={(comment) => comment.id}
          phase={phase}
          onNearEnd={feed.onNearEnd}
          onRetry={feed.onRetry}
          skeleton={<SkeletonRows lead="avatar" pill={false} />}
          empty={
            <EmptyState
              title={text.none}
              note={text.noneNote}
              action={
                <Button tone="tint" onClick={write}>
                  {text.write}
                </Button>
              }
            />
          }
          error={<FaultState title={text.failed} fault={feed.fault} onRetry={feed.onRetry} />}
        >
          {(comment) => <BookCommentRow comment={comment} />}
        </InfiniteList>
      </List>
    </PullRefresh>
  );
}
