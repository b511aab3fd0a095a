import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch } from '@/kernel/hooks';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { postText } from '@/text/post';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';

/** Asks before a comment of one's own is deleted; then it goes at once and comes back if the server refuses. */
export function RemoveDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const [id, postId] = [Number(overlay.data.id), Number(overlay.data.postId)];
  const confirmed = () => {
    dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
    void dispatch(askSwitch({ kind: 'delete', of: 'comment', id, postId }, true));
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={postText.removeTitle}
      note={postText.removeNote}
      cross={false}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{postText.removeStay}</Button>
          <Button tone="danger" onClick={confirmed}>
            {postText.remove}
          </Button>
        </>
      }
    />
  );
}
