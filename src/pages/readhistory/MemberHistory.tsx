import { bookApi } from '@/api/bookApi';
import type { BookKind } from '@/contract/book';
import { useAllowedBooks } from '@/features/books/ageGate';
import { useFreshList } from '@/features/books/useFreshList';
import { useFeed } from '@/shell/feeds/useFeed';
import { useFillUp } from '@/shell/feeds/useFillUp';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { HistoryList, type HistoryListProps } from './HistoryList';
import { idOf } from './historyRows';

const { historyList } = bookApi.endpoints;
const bookOf = ({ book }: { book: { adult: boolean } }) => book;

interface MemberHistoryProps extends Pick<HistoryListProps, 'narrowed' | 'onWiden' | 'managing' | 'onManaged'> {
  arg: { kind?: BookKind; keyword?: string };
}

/** The history of an account; asked anew on every visit. */
export function MemberHistory({ arg, ...list }: MemberHistoryProps) {
  const feed = useFeed(historyList, arg, idOf);
  const rows = useAllowedBooks(feed.items, bookOf);
  useFreshList(historyList, arg, 0);
  useFillUp(feed, rows.length, true);
  return (
    <PullRefresh phase={feed.pull} onEvent={feed.onPull}>
      <HistoryList rows={rows} feed={feed} phase={feed.phase} {...list} />
    </PullRefresh>
  );
}
