import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/kernel/hooks';
import { overlayChunk } from '@/shell/chunks/chunksSlice';
import { useChunk } from '@/shell/chunks/useChunk';
import type { OverlayState } from './overlayMachine';
import { overlayEvents, selectOverlays } from './overlaysSlice';
import type { OverlayViewProps } from './overlayView';
import { useScrollLock } from './useScrollLock';

/** Shows the overlays of the state, bottom first. One that was closed stays until its closing motion has ended. */
export function OverlayHost() {
  const open = useAppSelector(selectOverlays);
  const [shown, setShown] = useState<readonly OverlayState[]>(open);
  useScrollLock(open.length > 0);

  // Derived while rendering, so that an overlay is on screen in the same frame as in the state.
  const missing = open.filter((overlay) => !shown.some((one) => one.id === overlay.id));
  const changed = shown.some((one) => open.some((overlay) => overlay.id === one.id && overlay !== one));
  if (missing.length > 0 || changed) {
    setShown([...shown.map((one) => open.find((overlay) => overlay.id === one.id) ?? one), ...missing]);
  }

  return shown.map((overlay) => (
    <OverlaySlot
      key={overlay.id}
      overlay={overlay}
      open={open.some((one) => one.id === overlay.id)}
      top={open.at(-1)?.id === overlay.id}
      onClosed={() => setShown((all) => all.filter((one) => one.id !== overlay.id))}
    />
  ));
}

function OverlaySlot(props: Omit<OverlayViewProps, 'onCloseAsked'>) {
  const dispatch = useAppDispatch();
  const View = useChunk<OverlayViewProps>(overlayChunk(props.overlay.kind));
  if (!View) return null;
  return <View {...props} onCloseAsked={(way) => dispatch(overlayEvents.closeAsked({ id: props.overlay.id, way }))} />;
}
