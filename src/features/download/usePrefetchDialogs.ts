import { useEffect } from 'react';
import { useAppDispatch, usePorts } from '@/kernel/hooks';
import { chunkEvents, overlayChunk } from '@/shell/chunks/chunksSlice';

/** Quiet after which a page with download buttons fetches their dialogs. */
const IDLE_MS = 1_500;

/** Fetches the download's dialogs once the page is quiet, so that the first tap need not wait for them. */
export function usePrefetchDialogs(): void {
  const dispatch = useAppDispatch();
  const { clock } = usePorts();
  useEffect(
    () => clock.after(IDLE_MS, () => dispatch(chunkEvents.wanted({ name: overlayChunk('purchase') }))),
    [clock, dispatch],
  );
}
