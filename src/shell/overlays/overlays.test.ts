import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { createListen } from '@/kernel/createListen';
import { arms, refusals, walk } from '@/lib/machine/walk';
import { createFakePorts } from '@/testing/fakePorts';
import { createTestStore } from '@/testing/testStore';
import type { CloseRules } from './closeRules';
import { type CloseWay, overlayStart, overlayTable } from './overlayMachine';
import { overlaysEffects } from './overlaysEffects';
import { overlayEvents, overlaysSlice, selectOverlays } from './overlaysSlice';

/** A store of overlays alone, under the given before-close rules. */
function overlays(rules: CloseRules) {
  const ports = createFakePorts();
  const listener = createListenerMiddleware({ extra: { ports } });
  const store = configureStore({
    reducer: { overlays: overlaysSlice.reducer },
    middleware: (defaults) => defaults().prepend(listener.middleware),
  });
  overlaysEffects(createListen(listener.startListening as never), rules);
  const top = () => store.getState().overlays.stack.at(-1);
  return { store, ports, top };
}

describe('overlay machine', () => {
  it('D1: has no unreachable state and refuses what it does not list', () => {
    expect(walk(overlayTable, overlayStart, ['closed'])).toEqual([]);
    expect(arms(overlayTable)).toHaveLength(4);
    expect(refusals(overlayTable)).toHaveLength(5);
  });

  it('F3: the same kind is never open twice', async () => {
    const { store } = await createTestStore();
    store.dispatch(overlayEvents.opened({ kind: 'purchase' }));
    store.dispatch(overlayEvents.opened({ kind: 'purchase' }));
    expect(selectOverlays(store.getState())).toHaveLength(1);
  });
});

describe('before-close', () => {
  const ways: CloseWay[] = ['escape', 'scrim', 'x', 'drag', 'back'];

  it.each(ways)('F3: a veto holds against %s, also four times', async (way) => {
    const { store, ports, top } = overlays({ purchase: () => false });
    store.dispatch(overlayEvents.opened({ kind: 'purchase' }));
    for (let round = 0; round < 4; round += 1) {
      store.dispatch(overlayEvents.closeAsked({ id: 'o1', way }));
      await ports.clock.advance();
      expect(top()?.at).toBe('open');
    }
  });

  it('F3: an asynchronous confirmation is asked once, however often closing is tried meanwhile', async () => {
    let answer: (allowed: boolean) => void = () => undefined;
    const rule = jest.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const { store, ports, top } = overlays({ post: rule });
    store.dispatch(overlayEvents.opened({ kind: 'post' }));
    for (const way of ways) store.dispatch(overlayEvents.closeAsked({ id: 'o1', way }));
    await ports.clock.advance();
    expect(rule).toHaveBeenCalledTimes(1);
    expect(top()?.at).toBe('asking');
    answer(true);
    await ports.clock.advance();
    expect(top()).toBeUndefined();
  });

  it('an overlay without a rule closes', async () => {
    const { store, ports, top } = overlays({});
    store.dispatch(overlayEvents.opened({ kind: 'bulletin' }));
    store.dispatch(overlayEvents.closeAsked({ id: 'o1', way: 'scrim' }));
    await ports.clock.advance();
    expect(top()).toBeUndefined();
  });
});
