import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch } from '@/kernel/hooks';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { squareText } from '@/text/square';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';

const text = squareText.confirm;

/** Asks before somebody is blocked or a post deleted. */
export function ConfirmDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { what, id } = overlay.data as unknown as { what: 'block' | 'delete'; id: number };
  const confirmed = () => {
    dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
    void dispatch(askSwitch(what === 'block' ? { kind: 'block', id } : { kind: 'delete', of: 'post', id }, true));
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text[what].title}
      note={text[what].note}
      cross={false}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.no}</Button>
          <Button tone="danger" onClick={confirmed}>
            {text[what].yes}
          </Button>
        </>
      }
    />
  );
}
