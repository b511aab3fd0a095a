import { BookOpen, Maximize, Minimize, Share2 } from 'lucide-react';
import { bookApi } from '@/api/bookApi';
import { askShareBook } from '@/features/books/askShareBook';
import { bookPrefsEvents, selectIncognito } from '@/features/books/bookPrefsSlice';
import { READER_MORE, readerEvents, selectReader } from '@/features/reading/readerSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { href } from '@/shell/navigation/href';
import { useRoutes } from '@/shell/navigation/RoutesContext';
import { useGo } from '@/shell/navigation/useGo';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { readingText } from '@/text/reading';
import { Sheet } from '@/ui/sheet/Sheet';
import { Tick } from '@/ui/tick/Tick';
import { Line } from './settings.styles';

const text = readingText.menu;

/** What the reader offers besides reading. */
export function MoreSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const go = useGo();
  const { here, full } = useAppSelector(selectReader);
  const { data: book } = bookApi.endpoints.bookDetail.useQueryState({ id: here?.bookId ?? 0 });
  const incognito = useAppSelector(selectIncognito);
  const hasInfo = useRoutes().find('bookinfo') !== undefined;
  return (
    <Sheet {...{ open, top, onCloseAsked, onClosed }} title={text.more}>
      {hasInfo && here && (
        <Line as="button" type="button" onClick={() => go(href.bookinfo(here.bookId))}>
          <BookOpen aria-hidden="true" />
          {text.info}
        </Line>
      )}
      {book && (
        <Line as="button" type="button" onClick={() => dispatch(askShareBook(book))}>
          <Share2 aria-hidden="true" />
          {text.share}
        </Line>
      )}
      <Line
        as="button"
        type="button"
        onClick={() => {
          dispatch(full ? readerEvents.fullLeft() : readerEvents.fullEntered());
          dispatch(overlayEvents.withdrawn({ kind: READER_MORE }));
        }}
      >
        {full ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
        {full ? text.fullLeave : text.full}
      </Line>
      <Line>
        <Tick
          checked={incognito}
          onChange={(on) => {
            dispatch(bookPrefsEvents.incognitoSwitched({ on }));
            dispatch(toastEvents.raised({ type: 'info', text: on ? text.incognitoOn : text.incognitoOff }));
            dispatch(overlayEvents.withdrawn({ kind: READER_MORE }));
          }}
        >
          {text.incognito}
          <br />
          <small>{text.incognitoNote}</small>
        </Tick>
      </Line>
    </Sheet>
  );
}
