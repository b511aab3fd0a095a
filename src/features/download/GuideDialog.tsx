import { CornerRightUp } from 'lucide-react';
import { useAppDispatch } from '@/kernel/hooks';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { dialogText } from '@/text/downloadDialogs';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';
import { copyPageLink } from './copyPageLink';
import type { InApp } from './device';
import { Arrow, Tips } from './download.styles';

const text = dialogText.guide;

/** Inside an app whose browser blocks downloads: how to reach one that does not (E4). Ours in look, and closable. */
export function GuideDialog({ overlay, open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const dispatch = useAppDispatch();
  const inApp = overlay.data.inApp as InApp;
  return (
    <Dialog
      {...{ open, top, onCloseAsked, onClosed }}
      title={text.title}
      note={text.text(text.apps[inApp] ?? text.apps.other)}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{text.close}</Button>
          <Button tone="main" onClick={() => void dispatch(copyPageLink())}>
            {text.copyLink}
          </Button>
        </>
      }
    >
      <Arrow>
        <CornerRightUp aria-hidden="true" />
      </Arrow>
      <Tips>
        <ol>
          {text.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Tips>
    </Dialog>
  );
}
