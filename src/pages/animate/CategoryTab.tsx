import { SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { bookApi, useBookLabelsQuery } from '@/api/bookApi';
import type { Book, BookLabel } from '@/contract/book';
import { useAllowedBooks } from '@/features/books/ageGate';
import { BookGrid } from '@/features/books/BookGrid';
import { useAppDispatch } from '@/kernel/hooks';
import { useFeed } from '@/shell/feeds/useFeed';
import { useFillUp } from '@/shell/feeds/useFillUp';
import { useTopTap } from '@/shell/feeds/useTopTap';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { animateText } from '@/text/animate';
import { booksText } from '@/text/books';
import { Button } from '@/ui/button/Button';
import { Chip } from '@/ui/chip/Chip';
import { EmptyState } from '@/ui/page-state/PageState';
import { PullRefresh } from '@/ui/pull-refresh/PullRefresh';
import { SearchBox } from '@/ui/search-box/SearchBox';
import { Below, Chosen, FilterButton, Tools } from './animate.styles';
import { type AnimateView, categoryArg, conditionsOf, noFilter, viewAddress } from './animateView';

const text = animateText.filter;
const self = (book: Book) => book;
const noLabels: readonly BookLabel[] = [];

interface CategoryTabProps {
  view: AnimateView;
  active: boolean;
  onShow: (change: Partial<AnimateView>) => void;
}

/** 分类: search, a sheet of conditions, the chosen ones as chips, and what is left. */
export function CategoryTab({ view, active, onShow }: CategoryTabProps) {
  const dispatch = useAppDispatch();
  const { data: labels = noLabels } = useBookLabelsQuery();
  const feed = useFeed(bookApi.endpoints.bookList, categoryArg(view));
  const rows = useAllowedBooks(feed.items, self);
  const [typed, setTyped] = useState({ text: view.keyword, over: view.keyword });
  // A chip taken away, or Back, replaces what stands in the box.
  if (typed.over !== view.keyword) setTyped({ text: view.keyword, over: view.keyword });
  useFillUp(feed, rows.length, active);
  useTopTap(() => {
    if (active) feed.onRefresh();
  });

  const count = conditionsOf(view);
  const clear = () => onShow(noFilter);
  const open = () => dispatch(overlayEvents.opened({ kind: 'book-filter', data: { address: viewAddress(view) } }));
  return (
    <Below>
      <PullRefresh phase={feed.pull} onEvent={feed.onPull} enabled={active}>
        <Tools>
          <SearchBox
            value={typed.text}
            onChange={(value) => setTyped({ text: value, over: view.keyword })}
            onSearch={() => onShow({ keyword: typed.text.trim() })}
            placeholder={animateText.searchHint}
          />
          <FilterButton
            type="button"
            data-on={count > 0 || undefined}
            aria-label={count > 0 ? text.openWith(count) : undefined}
            onClick={open}
          >
            <SlidersHorizontal aria-hidden="true" />
            {text.open}
            {count > 0 && <b>{count}</b>}
          </FilterButton>
        </Tools>
        {(count > 0 || view.sort !== 'hot') && (
          <Chosen role="group" aria-label={text.chosen}>
            {conditions(view, labels).map(({ name, without }) => (
              <Chip key={name} tone="tint" aria-label={text.remove(name)} onClick={() => onShow(without)}>
                {name}
                <X aria-hidden="true" />
              </Chip>
            ))}
            {count > 1 && <Chip onClick={clear}>{text.clear}</Chip>}
          </Chosen>
        )}
        <BookGrid
          feed={feed}
          rows={rows}
          bookOf={self}
          active={active}
          empty={
            <EmptyState
              title={count > 0 || feed.items.length > 0 ? animateText.emptyTitle : animateText.emptyShelf}
              note={
                feed.items.length > 0
                  ? animateText.ageHiddenAll
                  : count > 0
                    ? animateText.emptyNote
                    : animateText.emptyShelfNote
              }
              action={
                count > 0 && (
                  <Button tone="tint" onClick={clear}>
                    {animateText.clear}
                  </Button>
                )
              }
            />
          }
        />
      </PullRefresh>
    </Below>
  );
}

/** The conditions as chips, each with what takes it away. */
function conditions(
  view: AnimateView,
  labels: readonly BookLabel[],
): { name: string; without: Partial<AnimateView> }[] {
  const { keyword, kind, status, pay, sort } = view;
  return [
    ...(keyword ? [{ name: text.keyword(keyword), without: { keyword: '' } }] : []),
    ...(kind ? [{ name: booksText.kind[kind], without: { kind: undefined } }] : []),
    ...labels
      .filter(({ id }) => view.labels.includes(id))
      .map(({ id, name }) => ({ name, without: { labels: view.labels.filter((one) => one !== id) } })),
    ...(status ? [{ name: text.statuses[status], without: { status: undefined } }] : []),
    ...(pay ? [{ name: text.pays[pay], without: { pay: undefined } }] : []),
    ...(sort === 'hot' ? [] : [{ name: text.sorts[sort], without: { sort: 'hot' as const } }]),
  ];
}
