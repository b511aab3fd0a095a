import { useRef } from 'react';
import type { PlaceState } from '@/features/reading/places/placeMachine';
import { placeEvents, selectPlaces } from '@/features/reading/places/placesSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { readingText } from '@/text/reading';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';

const text = readingText.elsewhere;

const say = ({
  chapterIndex,
  chapterTitle,
  page,
  total,
}: {
  chapterIndex: number;
  chapterTitle: string;
  page: number;
  total: number;
}) => [readingText.chapter(chapterIndex, chapterTitle), text.page(Math.min(total, page + 1), total)] as const;

/** Another device is elsewhere in this book: which place counts is the member's to say (pages 16). */
export function ElsewhereDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const bookId = Number(overlay.data.bookId);
  const state = useAppSelector((root) => selectPlaces(root)[bookId]);
  const last = useRef<Extract<PlaceState, { at: 'torn' }>>(undefined);
  if (state?.at === 'torn') last.current = state;
  const here = last.current;
  if (!here) return null;
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      cross={false}
      note={
        <>
          {text.theirs(...say(here.theirs))}
          <br />
          {text.mine(...say(here.place))}
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
