import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { copyText } from '@/text/copy';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { TextArea } from '@/ui/field/Field';

/** The browser would not copy: the text stands here to be selected by hand (F2). */
export function CopyDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={copyText.title}
      note={copyText.note}
      actions={
        <Button tone="main" block onClick={() => onCloseAsked('x')}>
          {copyText.done}
        </Button>
      }
    >
      <TextArea
        label={copyText.field}
        readOnly
        rows={3}
        value={String(overlay.data.text ?? '')}
        onChange={() => undefined}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Dialog>
  );
}
