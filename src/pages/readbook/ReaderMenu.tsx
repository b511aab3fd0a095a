import {
  ChevronLeft,
  Ellipsis,
  List,
  Maximize,
  MessageCircle,
  Minimize,
  MoonStar,
  MoveDown,
  Settings2,
  Sun,
} from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useBookDetailQuery, useChapterContentQuery } from '@/api/bookApi';
import { SubscribeButton } from '@/features/books/SubscribeButton';
import type { Layout } from '@/features/reading/geometry/taps';
import { isPaged } from '@/features/reading/geometry/taps';
import { Acts, BottomBar, Chapters, TopBar } from '@/features/reading/menu/menu.styles';
import { PageSlider } from '@/features/reading/menu/PageSlider';
import { READER_MENU, READER_MORE, READER_SETTINGS, readerEvents, selectReader } from '@/features/reading/readerSlice';
import { readerSettingsEvents, selectHabits } from '@/features/reading/settings/readerSettingsSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { readingText } from '@/text/reading';
import { countText } from '@/text/units';
import { IconButton } from '@/ui/icon-button/IconButton';
import { commentsOf } from './commentsOf';

const text = readingText.menu;

/** The bars of the reader. An overlay of its own, so that Back closes it before it leaves (pages 16). */
export function ReaderMenu({ overlay, open, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const routes = useRoutes();
  const { here, full, auto } = useAppSelector(selectReader);
  const { night } = useAppSelector(selectHabits);
  const bars = useRef<HTMLElement>(null);
  const skip = here === null;
  const ids = { id: here?.bookId ?? 0, cid: here?.chapterId ?? 0 };
  const { data: content } = useChapterContentQuery(ids, { skip });
  const { data: book } = useBookDetailQuery({ id: ids.id }, { skip });
  const layout = (overlay.data.layout ?? 'strip') as Layout;

  const closed = useEffectEvent(onClosed);
  const drawn = content !== undefined && !skip;
  // Its words are gone with the chapter: then there is no motion to wait for, nor to be made up for on the way back.
  useEffect(() => {
    if (!open && !drawn) closed();
  }, [open, drawn]);
  useEffect(() => bars.current?.focus({ preventScroll: true }), []);
  if (!content || !here) return null;

  const close = () => dispatch(overlayEvents.withdrawn({ kind: READER_MENU }));
  const leave = () => {
    close();
    dispatch(navigationEvents.backAsked());
  };
  const to = (cid: number) => {
    dispatch(readerEvents.entered());
    go(href.readbook(here.bookId, cid), 'replace');
  };
  const { chapter, prevId, nextId } = content;
  const novel = content.book.kind === 'novel';

  return (
    <section
      ref={bars}
      tabIndex={-1}
      aria-label={text.name}
      data-open={open || undefined}
      style={{ outline: 'none' }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <TopBar data-open={open || undefined} onAnimationEnd={() => !open && onClosed()}>
        <IconButton label={text.back} onClick={leave}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <p>
          <b>{content.book.title}</b>
          <small>{(novel ? readingText.section : readingText.chapter)(chapter.index, chapter.title)}</small>
        </p>
        {book && <SubscribeButton size="s" book={book} />}
        <IconButton label={text.more} onClick={() => dispatch(overlayEvents.opened({ kind: READER_MORE }))}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      </TopBar>
      <BottomBar data-open={open || undefined}>
        <Chapters>
          <button type="button" disabled={prevId == null} onClick={() => prevId != null && to(prevId)}>
            {text.previous[content.book.kind]}
          </button>
          <PageSlider
            page={here.page}
            total={here.total}
            turned={layout === 'rtl'}
            onChoose={(page) => dispatch(readerEvents.jumped({ chapterId: here.chapterId, page, offset: 0 }))}
          />
          <button type="button" data-main disabled={nextId == null} onClick={() => nextId != null && to(nextId)}>
            {text.next[content.book.kind]}
          </button>
        </Chapters>
        <Acts>
          {routes.find('bookmenu') && (
            <button type="button" onClick={() => go(href.bookmenu(here.bookId, { from: here.chapterId }))}>
              <List aria-hidden="true" />
              {text.contents}
            </button>
          )}
          {routes.find('bookinfo') && (
            <button type="button" onClick={() => go(href.bookinfo(here.bookId, commentsOf(chapter)))}>
              <MessageCircle aria-hidden="true" />
              <span>
                {text.comments} {chapter.commentCount > 0 && countText(chapter.commentCount)}
              </span>
            </button>
          )}
          {isPaged(layout) ? (
            <button
              type="button"
              aria-pressed={full}
              onClick={() => dispatch(full ? readerEvents.fullLeft() : readerEvents.fullEntered())}
            >
              {full ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
              {full ? text.fullLeave : text.full}
            </button>
          ) : (
            <button
              type="button"
              aria-pressed={auto}
              onClick={() => {
                close();
                dispatch(auto ? readerEvents.autoStopped() : readerEvents.autoStarted());
              }}
            >
              <MoveDown aria-hidden="true" />
              {auto ? text.autoStop : text.auto}
            </button>
          )}
          <button
            type="button"
            aria-pressed={night}
            onClick={() => dispatch(readerSettingsEvents.habitsChosen({ night: !night }))}
          >
            {night ? <Sun aria-hidden="true" /> : <MoonStar aria-hidden="true" />}
            {night ? text.day : text.night}
          </button>
          <button type="button" onClick={() => dispatch(overlayEvents.opened({ kind: READER_SETTINGS }))}>
            <Settings2 aria-hidden="true" />
            {text.settings}
          </button>
        </Acts>
      </BottomBar>
    </section>
  );
}
