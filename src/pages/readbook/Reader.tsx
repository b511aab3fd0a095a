import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ChapterContent } from '@/contract/book';
import { wantsNext } from '@/features/reading/geometry/loadWindow';
import { isPaged, type Layout, layoutOf, type Tap } from '@/features/reading/geometry/taps';
import { selectPlaces } from '@/features/reading/places/placesSlice';
import { type Anchor, READER_MENU, readerEvents, selectReader } from '@/features/reading/readerSlice';
import { readerSettingsEvents, selectHabits, selectLook } from '@/features/reading/settings/readerSettingsSlice';
import { useAppDispatch, useAppSelector, useAppStore, usePorts } from '@/kernel/hooks';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { readingText } from '@/text/reading';
import { Spoken } from '@/ui/a11y/a11y.styles';
import type { BodyControl } from './body';
import { Guide } from './Guide';
import { PagedBody } from './PagedBody';
import { Lens, Opener, PageMark, Root, Stage } from './reader.styles';
import { StripBody } from './StripBody';
import { TextBody } from './TextBody';
import { nameOf } from './TurnPart';
import { useAutoScroll } from './useAutoScroll';
import { useFingers } from './useFingers';
import { useFrame } from './useFrame';
import { useNeighbour } from './useNeighbour';
import { usePictures } from './usePictures';
import { useReaderKeys } from './useReaderKeys';

interface ReaderProps {
  content: ChapterContent;
  start: Anchor;
  atEnd: boolean;
  onExpired: () => void;
  onNext: () => void;
  onPrevious: () => void;
}

/** An open chapter: its body, and everything fingers, keys and the menu do with it (pages 16). */
export function Reader({ content, start, atEnd, onExpired, onNext, onPrevious }: ReaderProps) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { screen } = usePorts();
  const { book, chapter, pages, paragraphs } = content;
  const look = useAppSelector((state) => selectLook(state, book.id));
  const habits = useAppSelector(selectHabits);
  const { jump, auto, full } = useAppSelector(selectReader);
  const overlays = useAppSelector(selectOverlays);
  const stage = useRef<HTMLDivElement>(null);
  const lens = useRef<HTMLDivElement>(null);
  const body = useRef<BodyControl>(null);
  const place = useRef<Anchor>(start);
  const frame = useFrame(stage);
  const [page, setPage] = useState(start.page);
  const pictures = usePictures(content, habits.saver, onExpired);

  const isNovel = book.kind === 'novel';
  const total = isNovel ? paragraphs.length : pages.length;
  const chosen = layoutOf(look.mode, pages, isNovel);
  // Two pages beside each other need a view that is wider than high, and the whole screen (B1).
  const layout: Layout = chosen === 'double' && !(full && frame.width > frame.height) ? 'ltr' : chosen;
  const menu = overlays.some(({ kind }) => kind === READER_MENU);
  const covered = overlays.some(({ kind }) => kind !== READER_MENU);
  useNeighbour(content, wantsNext(page, total, pictures.saver));

  const rested = (anchor: Anchor) =>
    dispatch(
      readerEvents.rested({
        bookId: book.id,
        chapterId: chapter.id,
        total,
        chapterIndex: chapter.index,
        chapterTitle: chapter.title,
        ...anchor,
      }),
    );
  const showMenu = () => dispatch(overlayEvents.opened({ kind: READER_MENU, data: { layout } }));
  const hideMenu = () => dispatch(overlayEvents.withdrawn({ kind: READER_MENU }));
  const goOn = () => {
    // Whoever goes on has finished this one, however short it was.
    rested({ page: Math.max(0, total - 1), offset: 1 });
    onNext();
  };
  const turn = (tap: Tap) => {
    if (auto) return void dispatch(readerEvents.autoStopped());
    if (menu) return void hideMenu();
    if (tap === 'menu') showMenu();
    else if (tap === 'forward') body.current?.forward();
    else body.current?.back();
  };
  const { zoomed, unzoom } = useFingers(stage, lens, {
    layout,
    zoomable: !isNovel,
    doubleTap: habits.doubleTap,
    swapTaps: habits.swapTaps,
    body,
    onTap: turn,
  });
  const fill = (on: boolean) => dispatch(on ? readerEvents.fullEntered() : readerEvents.fullLeft());
  useReaderKeys(stage, {
    layout,
    off: covered,
    onForward: () => body.current?.forward(),
    onBack: () => body.current?.back(),
    onEnd: (side) => body.current?.goTo({ page: side === 'first' ? 0 : total - 1, offset: 0 }),
    onMenu: () => (menu ? hideMenu() : showMenu()),
    onEscape: () => {
      if (menu) hideMenu();
      else if (zoomed) unzoom();
      else if (full) fill(false);
    },
  });
  useAutoScroll(auto && !isPaged(layout), habits.autoSpeed, frame.height, body, () =>
    dispatch(readerEvents.autoStopped()),
  );
  useEffect(() => (habits.awake ? screen.keepAwake() : undefined), [habits.awake, screen]);

  const looked = useEffectEvent(() => {
    // What was forgotten while another page was looked at is not written down again.
    if (selectPlaces(store.getState())[book.id]) rested(place.current);
  });
  const laid = frame.width > 0;
  // The place counts from each look on, once its body stands there: the book is in the history although nothing was scrolled yet.
  useEffect(() => {
    if (laid) looked();
  }, [laid]);

  const jumped = useEffectEvent(() => {
    if (jump?.chapterId === chapter.id) body.current?.goTo({ page: jump.page, offset: jump.offset });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is one wish
  useEffect(() => jumped(), [jump?.round]);
  const reset = useEffectEvent(unzoom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another layout starts as it fits
  useEffect(() => reset(), [layout]);

  const Body = isNovel ? TextBody : layout === 'strip' ? StripBody : PagedBody;
  const night = habits.night;
  const ground = isNovel
    ? night
      ? 'black'
      : look.paper === 'night'
        ? 'black'
        : look.paper
    : night
      ? 'black'
      : look.ground;
  const dim = Math.min(look.brightness, night ? 75 : 150);
  const filter = `brightness(${dim}%) contrast(${look.contrast}%)${look.invert ? ' invert(1)' : ''}`;

  return (
    <Root
      aria-label={nameOf(content)}
      data-ground={ground}
      data-full={full || undefined}
      data-layout={layout}
      style={{ '--filter': filter === 'brightness(100%) contrast(100%)' ? 'none' : filter } as CSSProperties}
    >
      {!isNovel && <Spoken as="h1">{nameOf(content)}</Spoken>}
      <Opener type="button" onClick={showMenu}>
        {readingText.menu.show}
      </Opener>
      <Stage
        ref={stage}
        data-native={!isPaged(layout) || look.scale !== 'screen' || undefined}
        data-zoomed={zoomed || undefined}
      >
        <Lens ref={lens}>
          {laid && (
            <Body
              key={Body === PagedBody ? 'paged' : 'scrolled'}
              ref={body}
              {...{ content, look, habits, layout, frame, place, atEnd, pictures }}
              onPage={setPage}
              onRest={rested}
              onScrolled={() => {
                if (menu) hideMenu();
              }}
              onNext={goOn}
              onPrevious={onPrevious}
            />
          )}
        </Lens>
      </Stage>
      {habits.pageNumber && total > 0 && (
        <PageMark>
          <span aria-hidden="true">{readingText.page(Math.min(total, page + 1), total)}</span>
          <Spoken>{readingText.pageSpoken(Math.min(total, page + 1), total)}</Spoken>
        </PageMark>
      )}
      {!habits.guided && (
        <Guide
          layout={layout}
          swapped={habits.swapTaps}
          onDone={() => dispatch(readerSettingsEvents.habitsChosen({ guided: true }))}
        />
      )}
    </Root>
  );
}
