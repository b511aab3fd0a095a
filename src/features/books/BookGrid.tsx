import { type CSSProperties, type ReactElement, type ReactNode, useMemo } from 'react';
import type { Book } from '@/contract/book';
import { useMediaQuery } from '@/lib/react/useMediaQuery';
import { FaultState } from '@/shell/faults/FaultState';
import type { FeedView } from '@/shell/feeds/useFeed';
import { ITEM_ATTRIBUTE } from '@/shell/navigation/restingPlace';
import { media } from '@/theme/breakpoints';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { SkeletonCovers } from '@/ui/skeleton/Skeleton';
import { BookCard } from './BookCard';
import { GridRow } from './books.styles';

interface BookGridProps<Row> {
  feed: Pick<FeedView<Row>, 'phase' | 'fault' | 'onNearEnd' | 'onRetry' | 'items'>;
  /** The rows to show; default all of the feed. */
  rows?: readonly Row[];
  bookOf: (row: Row) => Book;
  /** Whether its tab is the one on screen. */
  active?: boolean;
  empty: ReactNode;
  /** One cover; default a plain `BookCard`. */
  children?: (row: Row) => ReactElement;
}

/** Covers three in a row, four where the column has room; whole rows are windowed, so that long shelves stay light. */
export function BookGrid<Row>({ feed, rows = feed.items, bookOf, active = true, empty, children }: BookGridProps<Row>) {
  const columns = useMediaQuery(media.wideColumn) ? 4 : 3;
  const lines = useMemo(() => {
    const cut: (readonly Row[])[] = [];
    for (let at = 0; at < rows.length; at += columns) cut.push(rows.slice(at, at + columns));
    return cut;
  }, [rows, columns]);
  const firstOf = (line: readonly Row[]) => (line[0] === undefined ? 0 : bookOf(line[0]).id);
  const hidden = rows.length === 0 && feed.items.length > 0 && feed.phase === 'finished';
  const owned = rows.length > 0 && feed.phase === 'empty';

  return (
    <InfiniteList
      phase={hidden ? 'empty' : owned ? 'finished' : feed.phase}
      items={lines}
      keyOf={firstOf}
      onNearEnd={feed.onNearEnd}
      onRetry={feed.onRetry}
      disabled={!active}
      skeleton={<SkeletonCovers />}
      empty={empty}
      error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
    >
      {(line, at) => (
        <GridRow style={{ '--columns': columns } as CSSProperties} {...{ [ITEM_ATTRIBUTE]: `book-${firstOf(line)}` }}>
          {line.map((row) =>
            children ? (
              <span key={bookOf(row).id}>{children(row)}</span>
            ) : (
              <BookCard key={bookOf(row).id} book={bookOf(row)} eager={at < 2} />
            ),
          )}
        </GridRow>
      )}
    </InfiniteList>
  );
}
