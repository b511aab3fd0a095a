import * as v from 'valibot';
import { Id } from '@/contract/fields';
import { wishEvents } from '@/features/square/wishes/wishesSlice';
import { useAppDispatch } from '@/kernel/hooks';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { deleteText as text } from '@/text/commentHistory';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';

const Doomed = v.variant('of', [
  v.object({ of: v.literal('post'), id: Id }),
  v.object({ of: v.literal('comment'), id: Id, postId: v.optional(Id) }),
]);

/** Asks before a post or comment of one's own goes; its data says which (pages 5). */
export function DeleteTextDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const doomed = v.parse(Doomed, overlay.data);
  const remove = () => {
    onCloseAsked('app');
    const target = { kind: 'delete', ...doomed } as const;
    dispatch(wishEvents.tapped({ target, want: true }));
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title[doomed.of]}
      note={text.note[doomed.of]}
      cross={false}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.stay}</Button>
          <Button tone="danger" onClick={remove}>
            {text.go}
          </Button>
        </>
      }
    />
  );
}
