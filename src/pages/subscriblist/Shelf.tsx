import { CheckCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { bookApi } from '@/api/bookApi';
import type { Subscription } from '@/contract/book';
import { useAllowedBooks } from '@/features/books/ageGate';
import { BookGrid } from '@/features/books/BookGrid';
import { bookPrefsEvents, selectBookPrefs } from '@/features/books/bookPrefsSlice';
import { Foot } from '@/features/books/managed.styles';
import { markSeen, UNSUBSCRIBE } from '@/features/books/shelf/unsubscribeAll';
import { useFreshList } from '@/features/books/useFreshList';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { useFillUp } from '@/shell/feeds/useFillUp';
import { href } from '@/shell/navigation/href';
import { Link } from '@/shell/navigation/Link';
import { useGo } from '@/shell/navigation/useGo';
import { useLink } from '@/shell/navigation/useLink';
import { useQuery } from '@/shell/navigation/useQuery';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { shelfText as text } from '@/text/shelf';
import { Button, LinkButton } from '@/ui/button/Button';
import { Chip } from '@/ui/chip/Chip';
import { ChipRow } from '@/ui/chip/ChipRow';
import { InfiniteList } from '@/ui/infinite-list/InfiniteList';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SkeletonRows } from '@/ui/skeleton/Skeleton';
import { Recommended } from './Recommended';
import { ShelfCard } from './ShelfCard';
import { ShelfLine } from './ShelfLine';
import { FILTERS, readView, type ShelfFilter, type ShelfSort, SORTS, shelfArg, viewAddress } from './shelfView';
import { Tools } from './subscriblist.styles';

/** By itself the shelf asks again at most once an hour; pulling asks at once (pages 18). */
const HOUR_MS = 3_600_000;
const { subscriptionList } = bookApi.endpoints;
const idOf = ({ book }: Subscription) => book.id;
const bookOf = ({ book }: Subscription) => book;
const sorts = SORTS.map((id) => ({ id, label: text.sort[id] }));
const filters = FILTERS.map((id) => ({ id, label: text.filter[id] }));

interface ShelfProps {
  /** Covers, or rows. */
  grid: boolean;
  /** Books are being chosen. */
  managing: boolean;
  onManaged: () => void;
}

/** A member's shelf with its order, its filters, and what can be done with several books at once. */
export function Shelf({ grid, managing, onManaged }: ShelfProps) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const view = readView(useQuery());
  const { opens } = useAppSelector(selectBookPrefs);
  const feed = useFeed(subscriptionList, shelfArg(view), idOf);
  const rows = useAllowedBooks(feed.items, bookOf);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = rows.map(idOf).filter((id) => chosen.has(id));
  const every = rows.length > 0 && ids.length === rows.length;
  useFreshList(subscriptionList, shelfArg(view), HOUR_MS);
  useFillUp(feed, rows.length, true);

  const choose = (id: number, on: boolean) => {
    const next = new Set(chosen);
    if (on) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const seeAll = async () => {
    if (await dispatch(markSeen([]))) dispatch(toastEvents.raised({ type: 'success', text: text.seenDone }));
  };
  const remove = () => {
    dispatch(overlayEvents.opened({ kind: UNSUBSCRIBE, data: { bookIds: ids } }));
    setChosen(new Set());
    onManaged();
  };
  const picked = (row: Subscription) => ({
    row,
    opens,
    chosen: managing ? chosen.has(row.book.id) : undefined,
    onChoose: choose,
  });
  const empty = <Nothing filter={view.filter} onAll={() => go(viewAddress({ ...view, filter: 'all' }), 'replace')} />;
  const nothing = rows.length === 0 && feed.phase === 'finished';

  return (
    <>
      <PullRefresh phase={feed.pull} onEvent={feed.onPull}>
        <ChipRow
          label={text.sorts}
          chips={sorts}
          active={view.sort}
          onChoose={(sort) => go(viewAddress({ ...view, sort: sort as ShelfSort }), 'replace')}
        />
        <ChipRow
          label={text.filters}
          chips={filters}
          active={view.filter}
          onChoose={(filter) => go(viewAddress({ ...view, filter: filter as ShelfFilter }), 'replace')}
        />
        <Tools>
          <Chip
            tone="tint"
            aria-label={text.opensTurn(text.opens[opens])}
            onClick={() => dispatch(bookPrefsEvents.opensChosen({ opens: opens === 'next' ? 'info' : 'next' }))}
          >
            {text.opens[opens]}
          </Chip>
          {rows.some(({ newChapters }) => newChapters > 0) && (
            <Chip tone="tint" onClick={() => void seeAll()}>
              <CheckCheck aria-hidden="true" />
              {text.seen}
            </Chip>
          )}
        </Tools>
        {grid ? (
          <BookGrid feed={feed} rows={rows} bookOf={bookOf} empty={empty}>
            {(row) => <ShelfCard {...picked(row)} />}
          </BookGrid>
        ) : (
          <InfiniteList
            items={rows}
            keyOf={idOf}
            phase={nothing ? 'empty' : feed.phase}
            onNearEnd={feed.onNearEnd}
            onRetry={feed.onRetry}
            skeleton={<SkeletonRows pill={false} />}
            empty={empty}
            error={<FaultState fault={feed.fault} onRetry={feed.onRetry} />}
          >
            {(row) => <ShelfLine {...picked(row)} />}
          </InfiniteList>
        )}
      </PullRefresh>
      {managing && rows.length > 0 && (
        <Foot>
          <Button onClick={() => setChosen(every ? new Set() : new Set(rows.map(idOf)))}>
            {every ? text.none : text.all}
          </Button>
          <Button tone="danger" disabled={ids.length === 0} onClick={remove}>
            {text.remove(ids.length)}
          </Button>
        </Foot>
      )}
    </>
  );
}

/** Nothing subscribed yet, or nothing that the filter lets through. */
function Nothing({ filter, onAll }: { filter: ShelfFilter; onAll: () => void }): ReactNode {
  const animate = useLink()(href.animate());
  if (filter !== 'all') {
    return (
      <EmptyState
        title={text.noMatch.title}
        note={text.noMatch.note}
        action={
          <Button tone="tint" onClick={onAll}>
            {text.noMatch.action}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <EmptyState
        title={text.empty.title}
        note={text.empty.note}
        action={
          animate && (
            <LinkButton as={Link} to={animate.href} tone="tint">
              {text.empty.action}
            </LinkButton>
          )
        }
      />
      <Recommended />
    </>
  );
}
