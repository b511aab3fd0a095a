import * as v from 'valibot';
import { Id } from '@/contract/fields';
import { askSwitch } from '@/features/square/wishes/askSwitch';
import { useAppDispatch } from '@/kernel/hooks';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { squareText } from '@/text/square';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';

const text = squareText.confirm;

/** What the question is about: its data is the switch that a yes turns on. */
const Doomed = v.variant('kind', [
  v.object({ kind: v.literal('block'), id: Id }),
  v.variant('of', [
    v.object({ kind: v.literal('delete'), of: v.picklist(['post', 'bookComment', 'review']), id: Id }),
    v.object({
      kind: v.literal('delete'),
      of: v.literal('comment'),
      id: Id,
      postId: v.optional(Id),
      threadId: v.optional(Id),
    }),
  ]),
]);

const wordsFor = (doomed: v.InferOutput<typeof Doomed>) => {
  if (doomed.kind === 'block') return text.block;
  if (doomed.of === 'review') return text.review;
  return doomed.of === 'post' ? text.post : text.comment;
};

/** Asks before somebody is blocked, or a post or comment of one's own deleted. Then it happens at once. */
export function ConfirmDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const doomed = v.parse(Doomed, overlay.data);
  const { title, note, yes } = wordsFor(doomed);
  const confirmed = () => {
    dispatch(overlayEvents.withdrawn({ kind: overlay.kind }));
    void dispatch(askSwitch(doomed, true));
  };
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={title}
      note={note}
      cross={false}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.no}</Button>
          <Button tone="danger" onClick={confirmed}>
            {yes}
          </Button>
        </>
      }
    />
  );
}
