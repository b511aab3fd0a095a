import { bookApi } from '@/api/bookApi';
import type { BookKind } from '@/contract/book';
import type { PlaceState } from '@/features/reading/places/placeMachine';
import { placeEvents, selectPlaces } from '@/features/reading/places/placesSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { useLast } from '@/lib/react/useLast';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import type { LocalPlace } from '@/shell/places/localPlace';
import { readingText } from '@/text/reading';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';

const text = readingText.elsewhere;

const say = (kind: BookKind, { chapterIndex, chapterTitle, page, total }: LocalPlace) =>
  [
    (kind === 'novel' ? readingText.section : readingText.chapter)(chapterIndex, chapterTitle),
    text.page[kind](Math.min(total, page + 1), total),
  ] as const;

const isTorn = (state: PlaceState | undefined): state is Extract<PlaceState, { at: 'torn' }> => state?.at === 'torn';

/** Another device is elsewhere in this book: which place counts is the member's to say (pages 16). */
export function ElsewhereDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const bookId = Number(overlay.data.bookId);
  const here = useLast(
    useAppSelector((root) => selectPlaces(root)[bookId]),
    isTorn,
  );
  const ids = { id: bookId, cid: here?.place.chapterId ?? 0 };
  const { data } = bookApi.endpoints.chapterContent.useQueryState(ids);
  if (!here) return null;
  const kind = data?.book.kind ?? 'comic';
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      cross={false}
      note={
        <>
          {text.theirs(...say(kind, here.theirs))}
          <br />
          {text.mine(...say(kind, here.place))}
        </>
      }
      actions={
        <>
          <Button onClick={() => dispatch(placeEvents.keptMine({ bookId }))}>{text.stay}</Button>
          <Button tone="main" onClick={() => dispatch(placeEvents.tookTheirs({ bookId }))}>
            {text.go}
          </Button>
        </>
      }
    />
  );
}
