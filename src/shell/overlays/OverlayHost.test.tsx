import { act, screen } from '@testing-library/react';
import { chunkEvents, overlayChunk } from '@/shell/chunks/chunksSlice';
import { renderApp } from '@/testing/renderApp';
import { overlayEvents, selectOverlays } from './overlaysSlice';
import type { OverlayViewProps } from './overlayView';

const SLOW = 'slow';

describe('overlays on screen', () => {
  it('does not draw an overlay that was closed before its code came, and draws the next of its kind', async () => {
    const { store, shelf } = await renderApp('/', { started: true });
    const drawn: string[] = [];
    const Slow = ({ overlay }: OverlayViewProps) => {
      drawn.push(overlay.id);
      return <p>slow</p>;
    };
    const open = () => act(() => void store.dispatch(overlayEvents.opened({ kind: SLOW })));
    open();
    const [first] = selectOverlays(store.getState());
    act(() => void store.dispatch(overlayEvents.closed({ id: first?.id ?? '', kind: SLOW })));
    shelf.set(overlayChunk(SLOW), Slow);
    act(() => void store.dispatch(chunkEvents.arrived({ name: overlayChunk(SLOW) })));
    expect(drawn).toEqual([]);
    open();
    expect(screen.getByText('slow')).toBeInTheDocument();
    expect(new Set(drawn)).toEqual(new Set(selectOverlays(store.getState()).map(({ id }) => id)));
  });
});
