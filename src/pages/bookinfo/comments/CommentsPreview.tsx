import { Pencil } from 'lucide-react';
import { bookApi } from '@/api/bookApi';
import { askMember } from '@/features/square/menu/askMember';
import { selectDeleted } from '@/features/square/unseen/unseenSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { bookInfoText } from '@/text/bookInfo';
import { Button, LinkButton } from '@/ui/button/Button';
import { EmptyState } from '@/ui/page-state/PageState';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { BookCommentRow } from './BookCommentRow';
import { All, List } from './book-comments.styles';
import { BOOK_COMMENT } from './sendBookComment';
import { useShownComments } from './useShownComments';

const text = bookInfoText.comments;
const SHOWN = 3;

/** The newest three comments of a book, and where to write one. */
export function CommentsPreview({ book: { id, title } }: { book: { id: number; title: string } }) {
  const dispatch = useAppDispatch();
  const shown = useShownComments();
  const deleted = useAppSelector((state) => selectDeleted(state, 'bookComment'));
  const { currentData, error, refetch } = bookApi.endpoints.bookComments.useInfiniteQuery({ id });
  const [page] = currentData?.pages ?? [];
  const records = page?.records ?? [];
  const rows = shown(records).slice(0, SHOWN);
  const total = (page?.total ?? 0) - records.filter(({ id: one }) => deleted.includes(one)).length;
  const write = (
    <Button
      size="s"
      tone="tint"
      icon={<Pencil aria-hidden="true" />}
      onClick={() => void dispatch(askMember(BOOK_COMMENT, { id, title }))}
    >
      {text.write}
    </Button>
  );
  if (!currentData && !error) return <SkeletonRows count={2} lead="avatar" pill={false} />;
  if (!currentData) {
    return <FaultState inline title={text.failed} fault={error} onRetry={() => void refetch()} />;
  }
  if (rows.length === 0) return <EmptyState inline title={text.none} note={text.noneNote} action={write} />;
  return (
    <List aria-label={text.title}>
      {rows.map((comment) => (
        <BookCommentRow key={comment.id} comment={comment} />
      ))}
      <All>
        {total > SHOWN ? (
          <LinkButton as={Link} to={href.bookinfo(id, { view: 'comments' })}>
            {text.all(total)}
          </LinkButton>
        ) : (
          write
        )}
      </All>
    </List>
  );
}
