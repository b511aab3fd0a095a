import fc from 'fast-check';
import { storageKey } from '@/app/store/persist';
import { bootEvents } from '@/features/boot/bootSlice';
import { selectAccount } from '@/features/session/accountSlice';
import { sessionEvents } from '@/features/session/sessionSlice';
import { ACCOUNT_KEY, sessionStarted } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { createSharedStore } from '@/testing/fakes/sharedStore';
import { createTestStore } from '@/testing/testStore';

const members = [buildAccount(), buildAccount({ uid: '2002', token: 'token-2002' })];

type Move = { tab: 0 | 1; does: 0 | 1 | 'logout' | 'write' | 'hear' };

describe('two tabs that act at the same time', () => {
  it('D5: always agree in the end, with each other and with storage, and then fall silent', async () => {
    const move = fc.record({
      tab: fc.constantFrom(0 as const, 1 as const),
      does: fc.constantFrom<Move['does']>(0, 1, 'logout', 'write', 'hear'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
        const { kept, mail, ports } = createSharedStore();
        const tabs = [
          await createTestStore({ ports: { local: ports[0] } }),
          await createTestStore({ ports: { local: ports[1] } }),
        ] as const;
        for (const { store } of tabs) store.dispatch(bootEvents.started());
        for (const { tab, does } of moves) {
          const { store } = tabs[tab];
          if (does === 'write') await tabs[tab].persistor.flush();
          else if (does === 'hear') mail.shift()?.deliver();
          else if (does === 'logout') store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
          else store.dispatch(sessionStarted({ account: members[does] as (typeof members)[0], by: 'login' }));
        }
        let rounds = 0;
        do {
          for (const { deliver } of mail.splice(0)) deliver();
          for (const { persistor } of tabs) await persistor.flush();
          rounds += 1;
        } while (mail.length > 0 && rounds < 10);
        const uids = tabs.map(({ store }) => selectAccount(store.getState()).uid);
        const record = JSON.parse(kept.get(storageKey(ACCOUNT_KEY)) ?? '{}') as Record<string, string>;
        expect([uids[1], JSON.parse(record.uid ?? '""'), mail.length]).toEqual([uids[0], uids[0], 0]);
      }),
      { numRuns: 50 },
    );
  }, 30_000);
});
