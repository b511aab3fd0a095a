import { sessionEvents } from '@/features/session/sessionSlice';
import { sessionEnded } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { createTestStore } from '@/testing/testStore';

const TEXT = 'An event the state does not answer';

describe('an event a machine does not answer', () => {
  it('D1: changes nothing and is logged for developers', async () => {
    const { store, ports } = await createTestStore();
    const before = store.getState().session;
    store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
    store.dispatch(sessionEnded({ by: 'logout' }));
    expect(store.getState().session).toBe(before);
    expect(ports.log.warnings.filter(({ text }) => text === TEXT).map(({ detail }) => detail)).toEqual([
      { at: 'guest', event: 'logoutAsked' },
      { at: 'guest', event: 'ended' },
    ]);
  });

  it('D1: a legal one is not', async () => {
    const { store, ports } = await createTestStore({ member: buildAccount() });
    store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
    await ports.clock.advance();
    expect(store.getState().session.at).toBe('guest');
    expect(ports.log.warnings.map(({ text }) => text)).not.toContain(TEXT);
  });
});
