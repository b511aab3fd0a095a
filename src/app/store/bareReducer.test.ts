import '@/testing/attachDevTools';
import type { UnknownAction } from '@reduxjs/toolkit';
import { bootEvents } from '@/features/boot/bootSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { overlayEvents } from '@/shell/overlays/overlaysSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { buildAccount, buildMessageList, buildStatus } from '@/testing/builders/member';
import { liftedOf } from '@/testing/devTools';
import { createTestStore } from '@/testing/testStore';
import { underThrowingWorld } from '@/testing/underThrowingWorld';
import { createBareReducer } from './bareReducer';

/** A member's visit with start, places, an overlay, toasts and answers, as the list of its actions. */
async function visit() {
  const { store, ports } = await createTestStore({ member: buildAccount() });
  ports.server.reply('POST user/center/me', buildStatus());
  ports.server.reply('POST user/center/message/all', buildMessageList());
  ports.server.reply('GET v1/square/tag/list', [{ id: 1, tag: '攻略' }]);
  store.dispatch(bootEvents.started());
  await ports.clock.advance(2_000);
  for (const to of ['/games', '/detail/11', '/recharge']) {
    store.dispatch(navigationEvents.asked({ to, how: 'push' }));
    await ports.clock.advance();
  }
  store.dispatch(overlayEvents.opened({ kind: 'purchase' }));
  store.dispatch(toastEvents.raised({ type: 'info', text: '你好' }));
  store.dispatch(toastEvents.raised({ type: 'info', text: '你好' }));
  await ports.history.back();
  await ports.clock.advance(5_000);
  const { stagedActionIds, actionsById } = liftedOf(store).getState();
  const actions = stagedActionIds.map((id) => actionsById[id]?.action as UnknownAction);
  return { actions, end: store.getState() };
}

const plain = (state: unknown) =>
  JSON.parse(JSON.stringify(state, (name, value) => (name === '_persist' ? undefined : value)));

describe('the root reducer', () => {
  it('H2: replays a visit without clock, chance, storage, network or timers', async () => {
    const { actions, end } = await visit();
    expect(actions.length).toBeGreaterThan(30);
    const reducer = createBareReducer();
    const replay = () => actions.reduce<ReturnType<typeof reducer> | undefined>(reducer, undefined);
    const again = underThrowingWorld(replay);
    expect(plain(again)).toEqual(plain(end));
    expect(plain(underThrowingWorld(replay))).toEqual(plain(again));
  });
});
