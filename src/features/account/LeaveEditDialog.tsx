import { useAppDispatch } from '@/kernel/hooks';
import { formEvents } from '@/shell/forms/formsSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { accountText } from '@/text/account';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import type { EditField } from './editMachine';
import { formOf } from './editSlice';

const text = accountText.leave;
const typed: readonly EditField[] = ['name', 'age', 'intro'];

/** Asks on the way out of details that were typed and not saved. */
export function LeaveEditDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { to, how } = overlay.data;
  const discard = () => {
    for (const field of typed) dispatch(formEvents.settled({ form: formOf(field) }));
    dispatch(navigationEvents.leaveAllowed());
    if (typeof to === 'string') {
      dispatch(navigationEvents.asked({ to, how: how === 'replace' ? 'replace' : 'push' }));
      return;
    }
    dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
    dispatch(navigationEvents.stepBackAsked());
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.note}
      cross={false}
      actions={
        <>
          <Button tone="danger" onClick={discard}>
            {text.discard}
          </Button>
          <Button tone="main" onClick={() => onCloseAsked('x')}>
            {text.stay}
          </Button>
        </>
      }
    />
  );
}
