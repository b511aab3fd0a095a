import { bookApi } from '@/api/bookApi';
import type { Book } from '@/contract/book';
import { useAllowedBooks } from '@/features/books/ageGate';
import { BookCard } from '@/features/books/BookCard';
import { BookGrid } from '@/features/books/BookGrid';
import { businessWeek } from '@/lib/time/businessWeek';
import { useServerNow } from '@/shell/clock/useServerNow';
import { useFeed } from '@/shell/feeds/useFeed';
import { useFillUp } from '@/shell/feeds/useFillUp';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { animateText as text } from '@/text/animate';
import { booksText } from '@/text/books';
import { timeAgo } from '@/text/units';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { Below, Day, Days } from './animate.styles';

const self = (book: Book) => book;

interface UpdateTabProps {
  day: number | undefined;
  active: boolean;
  onDay: (day: number) => void;
}

/** 更新: what comes on which day of the week, today first. */
export function UpdateTab({ day, active, onDay }: UpdateTabProps) {
  const now = useServerNow();
  const { today, dates } = businessWeek(now);
  const weekday = day ?? today;
  const feed = useFeed(bookApi.endpoints.bookList, { weekday, status: 'ongoing', sort: 'update' });
  const rows = useAllowedBooks(feed.items, self);
  useFillUp(feed, rows.length, active);
  useTopTap(() => {
    if (active) feed.onRefresh();
  });
  return (
    <Below>
      <PullRefresh phase={feed.pull} onEvent={feed.onPull} enabled={active}>
        <Days role="group" aria-label={text.days}>
          {text.day.map((name, at) => (
            <Day key={name} type="button" aria-pressed={at + 1 === weekday} onClick={() => onDay(at + 1)}>
              {name}
              <small>{at + 1 === today ? text.today : dates[at]}</small>
            </Day>
          ))}
        </Days>
        <BookGrid
          feed={feed}
          rows={rows}
          bookOf={self}
          active={active}
          empty={<EmptyState title={text.dayEmpty} note={text.dayEmptyNote} />}
        >
          {(book) => <BookCard book={book} note={latestOf(book, now)} />}
        </BookGrid>
      </PullRefresh>
    </Below>
  );
}

/** The latest chapter, and when it came where that is news. */
function latestOf(book: Book, now: number) {
  const name = book.latest ? booksText.chapter(book.kind, book.latest) : booksText.noChapters;
  return now - book.updateTime < 86_400_000 ? `${timeAgo(book.updateTime, now)} · ${name}` : name;
}
