import { selectSession, sessionEvents } from '@/features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { profileText } from '@/text/profile';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';

const text = profileText.logout;

/** Asks before the member leaves; the dialog goes with the session (D3). */
export function LogoutDialog({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const { at } = useAppSelector(selectSession);
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.note}
      cross={false}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.stay}</Button>
          <Button
            tone="danger"
            busy={at === 'loggingOut'}
            onClick={() => dispatch(sessionEvents.logoutAsked({ skipServer: false }))}
          >
            {text.leave}
          </Button>
        </>
      }
    />
  );
}
