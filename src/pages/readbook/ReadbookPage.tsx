import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useChapterContentQuery } from '@/api/bookApi';
import { businessCode, isFault } from '@/api/fault';
import type { ChapterContent } from '@/contract/book';
import { code } from '@/contract/codes';
import { selectPlaces, selectStartPlace } from '@/features/reading/places/placesSlice';
import { READER_MENU, READER_SETTINGS, readerEvents, selectReader } from '@/features/reading/readerSlice';
import { useAppDispatch, useAppSelector, useAppStore, usePorts } from '@/kernel/hooks';
import { chunkEvents, overlayChunk } from '@/shell/chunks/chunksSlice';
import { selectIsOffline } from '@/shell/connection/connectionSlice';
import { href } from '@/shell/navigation/href';
import { navigationEvents, selectArrival, selectPlace } from '@/shell/navigation/navigationSlice';
import { useGo } from '@/shell/navigation/useGo';
import { usePageParams } from '@/shell/navigation/usePageParams';
import { isFinished } from '@/shell/places/localPlace';
import { readingText } from '@/text/reading';
import { Faces, Gone, Waiting } from './Faces';
import { LockedChapter } from './LockedChapter';
import { Reader } from './Reader';
import { Root } from './reader.styles';

const text = readingText.faces;
const isId = (id: number) => Number.isSafeInteger(id) && id > 0;

/** A book's reader: one page a book, whichever chapter it shows, so that one press leads back out. */
export function ReadbookPage() {
  const { id, cid } = usePageParams();
  const [bookId, chapterId] = [Number(id), Number(cid)];
  const dispatch = useAppDispatch();
  const { screen } = usePorts();
  const { full } = useAppSelector(selectReader);
  const entries = useEntries(bookId);

  useEffect(() => {
    if (!isId(bookId)) return;
    dispatch(readerEvents.shown({ bookId }));
    for (const kind of [READER_MENU, READER_SETTINGS]) dispatch(chunkEvents.wanted({ name: overlayChunk(kind) }));
    return () => void dispatch(readerEvents.left({ bookId }));
  }, [bookId, dispatch]);
  useEffect(() => void screen.fill(full), [full, screen]);
  useEffect(
    () =>
      screen.onFill((on) => {
        // Left by a key of the system; taken it is only from here.
        if (!on) dispatch(readerEvents.fullLeft());
      }),
    [screen, dispatch],
  );

  const back = () => dispatch(navigationEvents.backAsked());
  if (!isId(bookId) || !isId(chapterId)) return <Gone bookId={undefined} onBack={back} />;
  return <Chapter key={`${chapterId} ${entries}`} bookId={bookId} chapterId={chapterId} onBack={back} />;
}

/** How often this book's reader was entered, by a link or from the list of chapters; coming back to it is not entering. */
function useEntries(bookId: number): number {
  const place = useAppSelector(selectPlace);
  const arrival = useAppSelector(selectArrival);
  const [last, note] = useState({ place, entries: 0 });
  const isHere = place.route === 'readbook' && Number(place.params.id) === bookId;
  if (isHere && place !== last.place) note({ place, entries: last.entries + (arrival === 'pop' ? 0 : 1) });
  return last.entries;
}

/** Where a chapter begins; undefined while that is not known. */
function useStart(bookId: number, readable: boolean) {
  const store = useAppStore();
  const start = useAppSelector((state) => selectStartPlace(state, bookId));
  // Other devices are asked at each showing: a chapter that stands there is not taken away meanwhile.
  const [begun, begin] = useState<typeof start>();
  if (readable && start !== undefined && begun === undefined) begin(start);
  // Shown again after the book's place was forgotten, it begins anew.
  useLayoutEffect(() => {
    if (!selectPlaces(store.getState())[bookId]) begin(undefined);
  }, [bookId, store]);
  return begun === undefined ? start : begun;
}

/** The chapter's content as it was when it opened: a limited-free end or a log-in elsewhere lets it be read to its end. */
function useOpened(bookId: number, chapterId: number) {
  const { currentData, error, refetch, isFetching } = useChapterContentQuery({ id: bookId, cid: chapterId });
  const [held, hold] = useState<ChapterContent>();
  const content = currentData?.chapter.locked && held ? held : currentData;
  if (content && !content.chapter.locked && held !== content) hold(content);
  return { content: content ?? held, error, refetch, isFetching };
}

function Chapter({ bookId, chapterId, onBack }: { bookId: number; chapterId: number; onBack: () => void }) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const go = useGo();
  const offline = useAppSelector(selectIsOffline);
  const { content, error, refetch, isFetching } = useOpened(bookId, chapterId);
  const isEmpty = content?.pages.length === 0 && content.paragraphs.length === 0;
  const start = useStart(bookId, content !== undefined && !content.chapter.locked && !isEmpty);
  const [atEnd] = useState(() => selectReader(store.getState()).enterAtEnd === chapterId);

  // Before the reader in it says where it stands.
  useLayoutEffect(() => void dispatch(readerEvents.opened({ bookId, chapterId })), [bookId, chapterId, dispatch]);
  const failed = error !== undefined && content === undefined;
  // What could not be had without a network is asked for when there is one.
  const found = useEffectEvent(() => {
    if (failed) void refetch();
  });
  useEffect(() => {
    if (!offline) found();
  }, [offline]);

  const to = (cid: number) => go(href.readbook(bookId, cid), 'replace');
  const previous = () => {
    if (content?.prevId == null) return;
    dispatch(readerEvents.turnedBackInto({ chapterId: content.prevId }));
    to(content.prevId);
  };

  if (failed) {
    const known = isFault(error) ? error : undefined;
    if (businessCode(known) === code.notFound) return <Gone bookId={bookId} onBack={onBack} />;
    const cut = offline || known?.kind === 'offline';
    return (
      <Faces
        title={cut ? text.offline : text.failed}
        note={cut ? text.offlineNote : undefined}
        fault={known}
        busy={isFetching}
        onRetry={() => void refetch()}
        onBack={onBack}
      />
    );
  }
  if (!content) return <Waiting onBack={onBack} />;
  if (content.chapter.locked) {
    return (
      <Root aria-label={readingText.locked.title[content.book.kind]} data-locked>
        <LockedChapter content={content} onBack={onBack} onPrevious={previous} />
      </Root>
    );
  }
  if (isEmpty) {
    return (
      <Faces
        title={text.emptyTitle}
        note={text.emptyNote}
        busy={isFetching}
        onRetry={() => void refetch()}
        onBack={onBack}
      />
    );
  }
  if (start === undefined) return <Waiting onBack={onBack} />;
  const resumed = start && start.chapterId === chapterId && !isFinished(start) && !atEnd;
  return (
    <Reader
      content={content}
      start={resumed ? { page: start.page, offset: start.offset } : { page: 0, offset: 0 }}
      atEnd={atEnd}
      onExpired={() => void refetch()}
      onNext={() => {
        dispatch(readerEvents.entered());
        if (content.nextId != null) to(content.nextId);
      }}
      onPrevious={previous}
    />
  );
}
