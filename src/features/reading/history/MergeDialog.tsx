import { useRef } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { readingText } from '@/text/reading';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { localHistoryEvents, selectLocalHistory, selectMerge } from './localHistorySlice';

const text = readingText.merge;

/** Asks whether what was read before login shall be the account's (pages 17). */
export function MergeDialog({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { at } = useAppSelector(selectMerge);
  const count = useAppSelector((state) => selectLocalHistory(state).length);
  // Once they are merged none is left here, and the question still closes as it stood.
  const asked = useRef(count);
  if (count > 0) asked.current = count;
  const failed = at === 'failed';
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={failed ? text.failed : text.note(asked.current)}
      cross={false}
      actions={
        <>
          <Button disabled={at === 'merging'} onClick={() => dispatch(localHistoryEvents.mergeDeclined())}>
            {text.no}
          </Button>
          <Button tone="main" busy={at === 'merging'} onClick={() => dispatch(localHistoryEvents.mergeAccepted())}>
            {failed ? text.retry : text.yes}
          </Button>
        </>
      }
    />
  );
}
