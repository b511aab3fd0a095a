import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { createTestStore } from '@/testing/testStore';
import { chunkEvents, overlayChunk, selectChunk } from './chunksSlice';

const NAME = overlayChunk('far-away');

/** A store with an overlay whose code never comes. */
async function scene() {
  const { store, ports } = await createTestStore();
  const fail = async () => {
    for (const pause of [500, 1_500, 0]) {
      store.dispatch(chunkEvents.preloadFailed({ name: NAME }));
      await ports.clock.advance(pause);
    }
  };
  const open = () => store.dispatch(overlayEvents.opened({ kind: 'far-away' }));
  return { store, ports, fail, open };
}

describe('an overlay whose code cannot be had', () => {
  it('C8: has the page reloaded, as a page does, and leaves the history alone meanwhile', async () => {
    const { store, ports, fail, open } = await scene();
    open();
    await ports.clock.advance();
    const { position } = ports.history;
    await fail();
    expect(ports.document.reloads).toBe(1);
    expect([ports.history.position, selectOverlays(store.getState()).length]).toEqual([position, 1]);
  });

  it('C8: where no reload may be, it goes, says so, and is tried again with the next tap', async () => {
    const { store, ports, fail, open } = await scene();
    ports.session.survives = () => false;
    open();
    await fail();
    expect(selectOverlays(store.getState())).toEqual([]);
    expect(Object.values(selectToasts(store.getState())).map(({ text }) => text)).toEqual(['内容加载失败，请再点一次']);
    open();
    expect(selectChunk(store.getState(), NAME)?.at).toBe('loading');
  });

  it('C8: only fetched ahead, it says nothing and reloads nothing', async () => {
    const { store, ports, fail } = await scene();
    store.dispatch(chunkEvents.wanted({ name: NAME }));
    await fail();
    expect(selectChunk(store.getState(), NAME)?.at).toBe('broken');
    expect([selectToasts(store.getState()), ports.document.reloads]).toEqual([{}, 0]);
  });
});
