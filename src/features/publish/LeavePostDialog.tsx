import { pictureEvents } from '@/features/pictures/picturesSlice';
import { useAppDispatch } from '@/kernel/hooks';
import { formEvents } from '@/shell/forms/formsSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { publishText } from '@/text/publish';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { POST_FORM } from './written';

const text = publishText.leave;

/** Asks on the way out of a post that is begun: keep it as a draft, throw it away, or go on writing. */
export function LeavePostDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { to, how } = overlay.data;

  const leave = () => {
    dispatch(navigationEvents.leaveAllowed());
    if (typeof to === 'string') {
      dispatch(navigationEvents.asked({ to, how: how === 'replace' ? 'replace' : 'push' }));
      return;
    }
    dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
    dispatch(navigationEvents.stepBackAsked());
  };
  const save = () => {
    dispatch(toastEvents.raised({ type: 'success', text: publishText.savedToast }));
    leave();
  };
  const discard = () => {
    leave();
    dispatch(formEvents.settled({ form: POST_FORM }));
    dispatch(pictureEvents.cleared({ form: POST_FORM }));
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.note}
      actions={
        <>
          <Button tone="danger" onClick={discard}>
            {text.discard}
          </Button>
          <Button tone="main" onClick={save}>
            {text.save}
          </Button>
        </>
      }
    >
      <Button block onClick={() => onCloseAsked('x')}>
        {text.stay}
      </Button>
    </Dialog>
  );
}
