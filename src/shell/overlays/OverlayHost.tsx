import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector, usePorts } from '@/kernel/hooks';
import { useNextTask } from '@/lib/react/useNextTask';
import { overlayChunk } from '@/shell/chunks/chunksSlice';
import { useChunk } from '@/shell/chunks/useChunk';
import type { OverlayState } from './overlayMachine';
import { overlayEvents, selectOverlays } from './overlaysSlice';
import type { OverlayViewProps } from './overlayView';
import { useOverlayEscape } from './useOverlayEscape';
import { useScrollLock } from './useScrollLock';

/** Shows the overlays of the state, bottom first. One that was closed stays until its closing motion has ended. */
export function OverlayHost() {
  const open = useAppSelector(selectOverlays);
  const [shown, setShown] = useState<readonly OverlayState[]>(open);
  useScrollLock(open.length > 0);
  useOverlayEscape();

  // Derived while rendering, so that no frame shows an overlay that the state knows to be closed.
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
      top={open.slice(-1)[0]?.id === overlay.id}
      onClosed={() => setShown((all) => all.filter((one) => one.id !== overlay.id))}
    />
  ));
}

function OverlaySlot({ overlay, open, top, onClosed }: Omit<OverlayViewProps, 'onCloseAsked'>) {
  const dispatch = useAppDispatch();
  const { gate } = usePorts();
  const View = useChunk<OverlayViewProps>(overlayChunk(overlay.kind));
  // The tap's own frame shows what was pressed; a dialog takes longer to draw. Who travels sees it at once.
  const isDrawn = useNextTask(!gate.isLive) && View !== undefined;

  // Closed before it was ever drawn, it has no closing motion to wait for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onClosed` is another function in each render
  useEffect(() => {
    if (!open && !isDrawn) onClosed();
  }, [open, isDrawn]);

  if (!isDrawn) return null;
  const onCloseAsked: OverlayViewProps['onCloseAsked'] = (way) =>
    dispatch(overlayEvents.closeAsked({ id: overlay.id, way }));
  return <View {...{ overlay, open, top, onClosed, onCloseAsked }} />;
}
