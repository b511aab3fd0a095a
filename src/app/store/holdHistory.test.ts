import '@/testing/attachDevTools';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { overlayEvents, selectOverlays } from '@/shell/overlays/overlaysSlice';
import { liftedOf } from '@/testing/devTools';
import { createTestStore } from '@/testing/testStore';

/** A guest at a game, with a dialog open over it. */
async function scene() {
  const { store, ports } = await createTestStore();
  for (const to of ['/games', '/detail/1']) {
    store.dispatch(navigationEvents.asked({ to, how: 'push' }));
    await ports.clock.advance();
  }
  store.dispatch(overlayEvents.opened({ kind: 'purchase' }));
  await ports.clock.advance();
  const lifted = liftedOf(store);
  const jump = (index: number) => lifted.dispatch({ type: 'JUMP_TO_STATE', index, actionId: index });
  const tip = () => lifted.getState().stagedActionIds.length - 1;
  return { store, ports, history: ports.history, lifted, jump, tip };
}

describe("the browser's own Back and Forward while somebody travels", () => {
  it('R6: the entry the session stands on stays on top, whatever is pressed, and nothing is noted', async () => {
    const { ports, history, jump, tip } = await scene();
    const home = history.position;
    const entries = JSON.stringify(history.entries);
    const actions = tip();
    jump(1);
    for (const press of [history.back, history.back, history.forward, history.back]) {
      await press();
      await ports.clock.advance();
      expect(history.position).toBe(home);
    }
    expect(tip()).toBe(actions);
    expect(JSON.stringify(history.entries)).toBe(entries);
  });

  it('R6: once home, the bar shows the place that is looked at again', async () => {
    const { ports, history, jump, store } = await scene();
    jump(1);
    const looked = selectPlace(store.getState()).pathname;
    const shown = history.shown.length;
    await history.back();
    await ports.clock.advance();
    expect(history.shown.slice(shown)).toEqual([looked]);
  });

  it('R6: back at the last action, Back closes the dialog and then leads to the page before', async () => {
    const { store, ports, history, jump, tip } = await scene();
    jump(1);
    await history.back();
    await ports.clock.advance();
    jump(tip());
    await history.back();
    await ports.clock.advance();
    expect(selectOverlays(store.getState())).toEqual([]);
    expect(selectPlace(store.getState()).pathname).toBe('/detail/1');
    await history.back();
    await ports.clock.advance();
    expect(selectPlace(store.getState()).pathname).toBe('/games');
  });

  it("R6: on a stranger's log, too, until the page is loaded again", async () => {
    const { store, ports, history, lifted } = await scene();
    const home = history.position;
    lifted.dispatch({
      type: 'IMPORT_STATE',
      nextLiftedState: [navigationEvents.asked({ to: '/profile', how: 'push' })],
    });
    await history.back();
    await ports.clock.advance();
    expect(history.position).toBe(home);
    expect(ports.gate.mode).toBe('foreign');
    expect(selectPlace(store.getState()).pathname).not.toBe('/games');
  });
});
