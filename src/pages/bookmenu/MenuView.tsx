import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';
import type { BookDetail, Chapter } from '@/contract/book';
import { bookMenuEvents, selectTicked } from '@/features/books/bookMenuSlice';
import { selectIsTurned } from '@/features/books/bookPrefsSlice';
import { ChapterRow } from '@/features/books/chapters/ChapterRow';
import { isForSale } from '@/features/books/chapters/chapterAt';
import { selectLocalHistory } from '@/features/reading/history/localHistorySlice';
import { selectIsMember } from '@/features/session/accountSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { useGo } from '@/shell/navigation/useGo';
import { useQuery } from '@/shell/navigation/useQuery';
import { chaptersText as text } from '@/text/chapters';
import { Button } from '@/ui/button/Button';
import { Rows } from '@/ui/infinite-list/Rows';
import { EmptyState } from '@/ui/page-state/PageState';
import { BuyBar } from './BuyBar';
import { List, Stale, Volume } from './bookmenu.styles';
import { MenuTools } from './MenuTools';
import { FILTERS, type MenuFilter, type MenuRow, menuRows, shownChapters } from './menuRows';

interface MenuViewProps {
  book: BookDetail;
  all: readonly Chapter[];
  /** The last try to ask again failed; the rows are older. */
  stale: boolean;
  onRetry: () => void;
}

/** The list with its tools: order, ranges, search, filters, where one is, and buying several at once. */
export function MenuView({ book, all, stale, onRetry }: MenuViewProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const go = useGo();
  const query = useQuery();
  const { id, kind } = book;
  const from = Number(query.get('from')) || undefined;
  const filter = FILTERS.find((one) => one === query.get('filter')) ?? 'all';
  const selecting = query.get('select') === '1';
  const turned = useAppSelector((state) => selectIsTurned(state, id));
  const ticked = useAppSelector((state) => selectTicked(state, id));
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed);
  const current = useCurrent(book, from);

  const chapters = useMemo(() => shownChapters(all, { filter, turned, keyword }), [all, filter, turned, keyword]);
  const rows = useMemo(() => menuRows(chapters), [chapters]);
  const handle = useRef<WindowVirtualizerHandle>(null);
  const list = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);

  const show = (change: { filter?: MenuFilter; select?: boolean }) => {
    const next = new URLSearchParams();
    const chosen = change.filter ?? filter;
    if (from !== undefined) next.set('from', String(from));
    if (chosen !== 'all') next.set('filter', chosen);
    if (change.select ?? selecting) next.set('select', '1');
    const search = next.toString();
    go(`${href.bookmenu(id)}${search && `?${search}`}`, 'replace');
  };
  const bring = (chapterId: number) => {
    const at = rows.findIndex((row) => row.kind === 'chapter' && row.chapter.id === chapterId);
    if (at < 0) return;
    const under = tools.current?.getBoundingClientRect().bottom ?? 0;
    if (handle.current) handle.current.scrollToIndex(at, { align: 'start', offset: -Math.max(0, under) - 8 });
    else list.current?.querySelector(`[data-item="c${chapterId}"]`)?.scrollIntoView({ block: 'center' });
  };
  useArrival(from, bring);

  const open = useCallback(
    ({ id: cid }: Chapter) => {
      const to = href.readbook(id, cid);
      // From the reader: one entry for it, whichever chapter it shows.
      const below = selectPlace(store.getState()).index > 0;
      if (from === undefined) go(to);
      else if (below) dispatch(bookMenuEvents.ledBack({ to }));
      else go(to, 'replace');
    },
    [dispatch, from, go, id, store],
  );
  const tick = useCallback(
    (chapter: Chapter, on: boolean) => {
      const before = selectTicked(store.getState(), id);
      const ids = on ? [...before, chapter.id] : before.filter((one) => one !== chapter.id);
      dispatch(bookMenuEvents.ticked({ bookId: id, ids }));
    },
    [dispatch, id, store],
  );

  const line = (row: MenuRow) => {
    if (row.kind === 'volume') return <Volume>{text.volume(row.name)}</Volume>;
    const { chapter } = row;
    return (
      <ChapterRow
        chapter={chapter}
        kind={kind}
        current={chapter.id === current}
        onOpen={open}
        {...(selecting && { chosen: ticked.includes(chapter.id), onChoose: tick })}
      />
    );
  };
  const narrowed = filter !== 'all' || typed !== '';
  return (
    <>
      <MenuTools
        ref={tools}
        book={book}
        count={all.length}
        chapters={chapters}
        turned={turned}
        filter={filter}
        typed={typed}
        current={current}
        selecting={selecting}
        canBuy={all.some(isForSale)}
        onTyped={setTyped}
        onShow={show}
        onBring={bring}
      />
      {stale && (
        <Stale type="button" onClick={onRetry}>
          {text.stale} {text.retry}
        </Stale>
      )}
      <List ref={list}>
        {all.length === 0 && <EmptyState title={text.empty} note={text.emptyNote} />}
        {all.length > 0 && rows.length === 0 && narrowed && (
          <EmptyState
            title={text.noMatch}
            note={text.noMatchNote}
            action={
              <Button
                tone="tint"
                onClick={() => {
                  setTyped('');
                  show({ filter: 'all' });
                }}
              >
                {text.clear}
              </Button>
            }
          />
        )}
        <Rows items={rows} keyOf={({ key }) => key} handle={handle}>
          {line}
        </Rows>
      </List>
      {selecting && (
        <BuyBar book={book} all={all} chapters={chapters} ticked={ticked} onDone={() => show({ select: false })} />
      )}
    </>
  );
}

/** The chapter being read: the one the reader came from, else where the member or guest left off. */
function useCurrent({ id, place }: BookDetail, from: number | undefined): number | undefined {
  const isMember = useAppSelector(selectIsMember);
  const local = useAppSelector(selectLocalHistory).find(({ book }) => book.id === id);
  return from ?? (isMember ? place?.chapterId : local?.place.chapterId);
}

/** Who comes from the reader sees the chapter they were in, once each time. */
function useArrival(from: number | undefined, bring: (chapterId: number) => void) {
  const brought = useRef<number>(undefined);
  const show = useEffectEvent((chapterId: number) => bring(chapterId));
  useEffect(() => {
    if (from === undefined || brought.current === from) return;
    brought.current = from;
    // The window of rows measures itself first.
    const frame = requestAnimationFrame(() => show(from));
    return () => cancelAnimationFrame(frame);
  }, [from]);
}
