import { OverlayHost } from '@/shell/overlays/OverlayHost';
import { ToastHost } from '@/shell/toasts/ToastHost';

/** What lies over the page. */
export function LaterParts() {
  return (
    <>
      <OverlayHost />
      <ToastHost />
    </>
  );
}
