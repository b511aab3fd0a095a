import type { CloseWay, OverlayState } from './overlayMachine';

/** What an overlay's view gets. It shows, and reports wishes; whether it closes is not its business. */
export interface OverlayViewProps {
  overlay: OverlayState;
  open: boolean;
  /** Nothing covers it. */
  top: boolean;
  onCloseAsked(way: CloseWay): void;
  /** The closing motion has ended. */
  onClosed(): void;
}
