import { privacyApi } from '@/api/privacyApi';
import { useMeQuery } from '@/api/statusApi';
import { selectUid } from '@/features/session/accountSlice';
import { selectSession, sessionEvents } from '@/features/session/sessionSlice';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { momentText } from '@/lib/time/calendarDay';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { affairsText } from '@/text/affairs';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';

const text = affairsText.leaving;
const { keepAccount } = privacyApi.endpoints;

/** Says when an account ends that its member gave up, and takes that back. */
export function LeavingDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const uid = useAppSelector(selectUid);
  const { at } = useAppSelector(selectSession);
  const { data } = useMeQuery({ uid }, { skip: uid === '' });
  const [keep, { isLoading }] = keepAccount.useMutation();
  const submit = async () => {
    const { error } = await keep();
    if (error !== undefined) return;
    dispatch(toastEvents.raised({ type: 'success', text: text.done }));
    dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={data?.endTime ? text.note(momentText(data.endTime)) : text.over}
      actions={
        <>
          <Button
            busy={at === 'loggingOut'}
            disabled={isLoading}
            onClick={() => dispatch(sessionEvents.logoutAsked({ skipServer: false }))}
          >
            {text.go}
          </Button>
          <Button tone="main" busy={isLoading} onClick={() => void submit()}>
            {text.keep}
          </Button>
        </>
      }
    />
  );
}
