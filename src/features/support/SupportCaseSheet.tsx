import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { supportCaseText as text } from '@/text/supportCase';
import { Sheet } from '@/ui/sheet/Sheet';
import { RecordingPanel } from './RecordingPanel';
import { SendRecordingButton } from './SendRecordingButton';

/** From a fault, or from the menu of recordings: what happened, for support, with one tap. */
export function SupportCaseSheet({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  return (
    <Sheet
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.why}
      actions={<SendRecordingButton />}
    >
      <RecordingPanel />
    </Sheet>
  );
}
