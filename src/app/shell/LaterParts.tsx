import { LateBanner } from '@/features/checkout/LateBanner';
import { OverlayHost } from '@/shell/overlays/OverlayHost';
import { ToastHost } from '@/shell/toasts/ToastHost';

export interface LaterPartsProps {
  /** `note`: above the page; `over`: over everything. */
  part: 'note' | 'over';
}

/** What the frame shows besides the page, and does without at first. */
export function LaterParts({ part }: LaterPartsProps) {
  if (part === 'note') return <LateBanner />;
  return (
    <>
      <OverlayHost />
      <ToastHost />
    </>
  );
}
