import { useAppDispatch, usePorts } from '@/kernel/hooks';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { updateText } from '@/text/update';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';

/** Offers the newer app; whoever declines has it with the next visit. */
export function UpdateDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { worker } = usePorts();
  const taken = () => {
    dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
    void worker.takeOver();
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={updateText.title}
      note={updateText.note}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{updateText.later}</Button>
          <Button tone="main" onClick={taken}>
            {updateText.now}
          </Button>
        </>
      }
    />
  );
}
