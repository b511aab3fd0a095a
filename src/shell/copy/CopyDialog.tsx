import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { shellText } from '@/text/shell';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { TextArea } from '@/ui/field/Field';

/** The browser would not copy: the text stands here to be selected by hand (F2). */
export function CopyDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={shellText.copyTitle}
      note={shellText.copyNote}
      actions={
        <Button tone="main" block onClick={() => onCloseAsked('x')}>
          {shellText.copyDone}
        </Button>
      }
    >
      <TextArea
        label={shellText.copyField}
        readOnly
        rows={3}
        value={String(overlay.data.text ?? '')}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
