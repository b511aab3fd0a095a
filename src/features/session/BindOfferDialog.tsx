import { href } from '@/shell/navigation/href';
import { useGo } from '@/shell/navigation/useGo';
import type { OverlayViewProps } from '@/shell/overlays/overlayView';
import { signInText } from '@/text/signIn';
import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/dialog/Dialog';

/** Offers to bind a phone, once a login (D2). */
export function BindOfferDialog({ open, top, onCloseAsked, onClosed }: OverlayViewProps) {
  const go = useGo();
  return (
    <Dialog
      open={open}
      top={top}
      onCloseAsked={onCloseAsked}
      onClosed={onClosed}
      title={signInText.bind.title}
      note={signInText.bind.note}
      actions={
        <>
          <Button onClick={() => onCloseAsked('x')}>{signInText.bind.later}</Button>
          <Button tone="main" onClick={() => go(href.bindPhone())}>
            {signInText.bind.now}
          </Button>
        </>
      }
    />
  );
}
