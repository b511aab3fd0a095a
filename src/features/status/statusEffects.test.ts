import { statusApi } from '@/api/statusApi';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { ok } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { UNREAD_EVERY_MS } from './statusEffects';

async function member() {
  const scene = await createTestStore();
  let unread = 0;
  scene.ports.server.reply('POST user/message', () => {
    unread += 1;
    return ok({ unread });
  });
  const calls = () => scene.ports.server.callsTo('user/message').length;
  const shown = () => statusApi.endpoints.unread.select()(scene.store.getState()).data?.unread;
  scene.store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
  await scene.ports.clock.advance();
  return { ...scene, calls, shown };
}

describe('unread count', () => {
  it('C2: is asked for at once and every minute', async () => {
    const { ports, calls, shown } = await member();
    expect([calls(), shown()]).toEqual([1, 1]);
    await ports.clock.advance(UNREAD_EVERY_MS);
    expect([calls(), shown()]).toEqual([2, 2]);
  });

  it('is not asked for while the page is hidden, and at once when it is seen again', async () => {
    const { ports, calls } = await member();
    ports.document.becomeVisible(false);
    await ports.clock.advance(UNREAD_EVERY_MS * 3);
    expect(calls()).toBe(1);
    ports.document.becomeVisible(true);
    await ports.clock.advance();
    expect(calls()).toBe(2);
  });

  it('G4: a failing poll says nothing to the member', async () => {
    const { ports, store } = await member();
    ports.server.reply('POST user/message', () => new Response('', { status: 502 }));
    await ports.clock.advance(UNREAD_EVERY_MS + 5_000);
    expect(Object.keys(store.getState().toasts.byId)).toEqual([]);
  });

  it('D3: ends with the session', async () => {
    const { ports, store, calls } = await member();
    store.dispatch(sessionEnded({ by: 'logout' }));
    await ports.clock.advance(UNREAD_EVERY_MS * 3);
    expect(calls()).toBe(1);
    expect(ports.clock.timers).toBe(0);
  });
});
