import { useAppDispatch } from '@/kernel/hooks';
import { dataOf } from '@/shell/overlays/dataOf';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { shelfText } from '@/text/shelf';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { unsubscribeAll } from './unsubscribeAll';

const text = shelfText.confirm;

/** Asks before several books leave the shelf. */
export function UnsubscribeDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { bookIds } = dataOf<{ bookIds: readonly number[] }>(overlay);
  const go = () => {
    onCloseAsked('app');
    void dispatch(unsubscribeAll(bookIds));
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title(bookIds.length)}
      note={text.note}
      cross={false}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.stay}</Button>
          <Button tone="danger" onClick={go}>
            {text.go}
          </Button>
        </>
      }
    />
  );
}
