import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { chunkEvents, overlayChunk } from '@/shell/chunks/chunksSlice';
import { renderApp } from '@/testing/renderApp';
import { Dialog } from '@/ui/dialog/Dialog';
import { Sheet } from '@/ui/sheet/Sheet';
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

  it.each([
    ['dialog', Dialog],
    ['sheet', Sheet],
  ])('F3: Esc closes an overlay that cannot hear it yet, and not the %s below it', async (_name, View) => {
    const { store, shelf, user, pass } = await renderApp('/', { started: true });
    const kinds = () => selectOverlays(store.getState()).map(({ kind }) => kind);
    const Lower = ({ overlay, ...props }: OverlayViewProps) => (
      <View {...props} title={overlay.kind}>
        x
      </View>
    );
    act(() => void store.dispatch(overlayEvents.opened({ kind: 'lower' })));
    shelf.set(overlayChunk('lower'), Lower);
    act(() => void store.dispatch(chunkEvents.arrived({ name: overlayChunk('lower') })));
    await pass();
    const lower = await screen.findByRole('dialog', { name: 'lower' });
    await waitFor(() => expect(lower).toContainElement(document.activeElement as HTMLElement));
    act(() => void store.dispatch(overlayEvents.opened({ kind: SLOW })));
    await pass();
    expect(kinds()).toEqual(['lower', SLOW]);
    await user.keyboard('{Escape}');
    await pass();
    expect(kinds()).toEqual(['lower']);
    await user.keyboard('{Escape}');
    await pass();
    expect(kinds()).toEqual([]);
  });

  it('F3: Esc that ends what an input method is writing closes nothing', async () => {
    const { store, pass } = await renderApp('/', { started: true });
    act(() => void store.dispatch(overlayEvents.opened({ kind: SLOW })));
    for (const said of [{ isComposing: true }, { keyCode: 229 }]) {
      fireEvent.keyDown(document.body, { key: 'Escape', ...said });
    }
    await pass();
    expect(selectOverlays(store.getState())).toHaveLength(1);
  });
});
