import { bookApi, useBookShelvesQuery } from '@/api/bookApi';
import type { Book } from '@/contract/book';
import { selectAgeVerdict, useAllowedBooks } from '@/features/books/ageGate';
import { BookGrid } from '@/features/books/BookGrid';
import { BookRail } from '@/features/books/BookRail';
import { selectBookPrefs } from '@/features/books/bookPrefsSlice';
import { useLastRead } from '@/features/books/useLastRead';
import { KeptChapters } from '@/features/reading/kept/KeptChapters';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useServerNow } from '@/shell/clock/useServerNow';
import { selectConfig } from '@/shell/config/configSlice';
import { FaultState } from '@/shell/faults/FaultState';
import { useFeed } from '@/shell/feeds/useFeed';
import { useFillUp } from '@/shell/feeds/useFillUp';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { useGo } from '@/shell/navigation/useGo';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { animateText as text } from '@/text/animate';
import { booksText } from '@/text/books';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SectionHeader } from '@/ui/section-header/SectionHeader';
import { Hidden, Sections } from './animate.styles';
import { noFilter, readView, viewAddress } from './animateView';
import { ContinueStrip } from './ContinueStrip';
import { Hero } from './Hero';
import { HomeSkeleton } from './HomeSkeleton';
import { useArtAbove } from './useArtAbove';

const FEED = { sort: 'hot' } as const;
const self = (book: Book) => book;
const plain = { ...readView(new URLSearchParams()), ...noFilter };

/** Where a rail's 更多 leads. */
const MORE: Readonly<Record<string, string>> = {
  updated: viewAddress({ ...plain, tab: 'update' }),
  limited: viewAddress({ ...plain, tab: 'category', pay: 'limited' }),
  novels: viewAddress({ ...plain, tab: 'category', kind: 'novel' }),
  new: viewAddress({ ...plain, tab: 'rank', rank: 'new' }),
  finished: viewAddress({ ...plain, tab: 'finished' }),
};

/** 推荐: banner, where one left off, rails of the server's, then everything by heat. */
export function HomeTab({ active }: { active: boolean }) {
  const go = useGo();
  const now = useServerNow();
  const shelves = useBookShelvesQuery(undefined, { refetchOnMountOrArgChange: 300 });
  const feed = useFeed(bookApi.endpoints.bookList, FEED);
  const rows = useAllowedBooks(feed.items, self);
  useFillUp(feed, rows.length, active);
  const refresh = () => {
    void shelves.refetch();
    feed.onRefresh();
  };
  useTopTap(() => {
    if (active) refresh();
  });

  const art = useArtAbove();
  const last = useLastRead();
  const { data, error } = shelves;
  const feedWaits = feed.phase === 'idle' || feed.phase === 'loading-first';
  // A strip that came after the rails would push them down.
  if ((!data && (!error || feedWaits)) || last === undefined) return <HomeSkeleton />;
  // All of it failed: one face, and one way to try again.
  const allFailed = !data && feed.phase === 'error-first';
  const retryAll = () => {
    void shelves.refetch();
    feed.onRetry();
  };
  return (
    <PullRefresh
      phase={feed.pull}
      onEvent={(event) => {
        if (event === 'released' && feed.pull === 'loosing') void shelves.refetch();
        feed.onPull(event);
      }}
      enabled={active}
    >
      <Hero banners={data?.banners ?? []} />
      <Sections data-bare={art ? undefined : true}>
        <ContinueStrip last={last} />
        {allFailed && (
          <>
            <FaultState fault={error} onRetry={retryAll} />
            <KeptChapters fault={error} />
          </>
        )}
        {!data && !allFailed && <FaultState inline fault={error} onRetry={() => void shelves.refetch()} />}
        {data?.rails
          .filter(({ items }) => items.length > 0)
          .map(({ type, title, items }) => (
            <section key={`${type}-${title}`}>
              <SectionHeader
                title={title}
                note={type === 'limited' ? soonest(items, now) : undefined}
                {...(MORE[type] && { more: { href: MORE[type], onGo: () => go(MORE[type] ?? '') } })}
              />
              <BookRail label={title} books={items} />
            </section>
          ))}
        {!allFailed && (
          <>
            <SectionHeader title={text.feedTitle} note={text.feedNote} />
            <BookGrid
              feed={feed}
              rows={rows}
              bookOf={self}
              active={active}
              empty={<EmptyState inline title={text.emptyShelf} note={text.emptyShelfNote} />}
            />
          </>
        )}
        <HiddenNote />
      </Sections>
    </PullRefresh>
  );
}

/** When the first of these stops being free. */
function soonest(books: readonly Book[], now: number): string | undefined {
  const ends = books.flatMap(({ freeUntil }) => (freeUntil != null && freeUntil > now ? [freeUntil] : []));
  return ends.length > 0 ? booksText.limitedLeft(Math.min(...ends) - now) : undefined;
}

/** Says that books are left out, and lets whoever answered the question take it back (A7). */
function HiddenNote() {
  const dispatch = useAppDispatch();
  const verdict = useAppSelector(selectAgeVerdict);
  const { age } = useAppSelector(selectBookPrefs);
  const asked = useAppSelector((state) => selectConfig(state).ageGate === 'ask');
  if (!asked || age === null) return null;
  return (
    <Hidden>
      {verdict === 'hidden' && booksText.ageGate.hidden}
      <button type="button" onClick={() => dispatch(overlayEvents.opened({ kind: 'age-gate' }))}>
        {verdict === 'hidden' ? booksText.ageGate.change : booksText.ageGate.changeAge}
      </button>
    </Hidden>
  );
}
