import { BookOpen, EyeOff } from 'lucide-react';
import { bookPrefsEvents, selectIncognito } from '@/features/books/bookPrefsSlice';
import { READER_MORE, selectHere } from '@/features/reading/readerSlice';
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
  const here = useAppSelector(selectHere);
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
      <Line>
        <EyeOff aria-hidden="true" />
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
