import { useAppDispatch } from '@/kernel/hooks';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { booksText } from '@/text/books';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { bookPrefsEvents } from './bookPrefsSlice';

const text = booksText.ageGate;

/** Asks once whether the member is of age; the answer stays in this browser (A7). */
export function AgeGateDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const answer = (age: 'adult' | 'minor') => {
    dispatch(bookPrefsEvents.ageAnswered({ age }));
    dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.note}
      actions={
        <>
          <Button onClick={() => answer('minor')}>{text.minor}</Button>
          <Button tone="main" onClick={() => answer('adult')}>
            {text.adult}
          </Button>
        </>
      }
    >
      {text.kept}
    </Dialog>
  );
}
