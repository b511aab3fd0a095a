import { bookApi } from '@/api/bookApi';
import type { Book, BookKind } from '@/contract/book';
import { useAllowedBooks } from '@/features/books/ageGate';
import { BookGrid } from '@/features/books/BookGrid';
import { useFeed } from '@/shell/feeds/useFeed';
import { useFillUp } from '@/shell/feeds/useFillUp';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { animateText as text } from '@/text/animate';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { Below } from './animate.styles';
import type { AnimateView } from './animateView';
import { KindChips } from './KindChips';

const self = (book: Book) => book;

interface FinishedTabProps {
  kind: BookKind | undefined;
  active: boolean;
  onShow: (change: Partial<AnimateView>) => void;
}

/** 完结: books that can be read to their end. */
export function FinishedTab({ kind, active, onShow }: FinishedTabProps) {
  const feed = useFeed(bookApi.endpoints.bookList, { status: 'finished', sort: 'hot', ...(kind && { kind }) });
  const rows = useAllowedBooks(feed.items, self);
  useFillUp(feed, rows.length, active);
  useTopTap(() => {
    if (active) feed.onRefresh();
  });
  return (
    <Below>
      <PullRefresh phase={feed.pull} onEvent={feed.onPull} enabled={active}>
        <KindChips kind={kind} onChoose={(chosen) => onShow({ kind: chosen })} />
        <BookGrid
          feed={feed}
          rows={rows}
          bookOf={self}
          active={active}
          empty={<EmptyState title={text.emptyShelf} note={text.emptyShelfNote} />}
        />
      </PullRefresh>
    </Below>
  );
}
