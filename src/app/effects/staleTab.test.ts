import { counted, effort } from '@scripts/reliability/tally';
import fc from 'fast-check';
import { gameApi } from '@/api/gameApi';
import { storageKey } from '@/app/store/persist';
import { bootEvents } from '@/features/boot/bootSlice';
import { accountEvents, guestAccount, selectAccount } from '@/features/session/accountSlice';
import { sessionEvents } from '@/features/session/sessionSlice';
import { ACCOUNT_KEY, sessionStarted } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { fail } from '@/testing/fakes/answers';
import { createSharedStore, type SharedWrite } from '@/testing/fakes/sharedStore';
import { createTestStore, storedAccount } from '@/testing/testStore';

const KEY = storageKey(ACCOUNT_KEY);
const SEED = 500;
const RUNS = effort(20, 500);
const a = buildAccount();
const b = buildAccount({ uid: '2002', token: 'token-2002' });

const ownerOf = (text: string | null) => {
  const { uid = '""', token = '""' } = JSON.parse(text ?? '{}') as Record<string, string>;
  return `${JSON.parse(uid)} ${JSON.parse(token)}`;
};

const changesOwner = ({ key, value, before }: SharedWrite) => key === KEY && ownerOf(value) !== ownerOf(before);

/** Member `a` in both tabs, of which the second sleeps: it hears nothing until the test says so. */
async function twoTabs(onWrite?: (write: SharedWrite) => void) {
  const shared = createSharedStore(onWrite);
  shared.kept.set(KEY, storedAccount(a));
  const tabs = [
    await createTestStore({ at: '/games', ports: { local: shared.ports[0] } }),
    await createTestStore({ at: '/games', ports: { local: shared.ports[1] } }),
  ] as const;
  for (const { store } of tabs) store.dispatch(bootEvents.started());
  const stored = () => ownerOf(shared.kept.get(KEY) ?? null);
  const uids = () => tabs.map(({ store }) => selectAccount(store.getState()).uid);
  return { ...shared, tabs, stored, uids };
}

describe('D5: a tab that has not heard of the change in another', () => {
  it.each<[string, (tab: Awaited<ReturnType<typeof twoTabs>>['tabs'][1]) => unknown]>([
    [
      'writes the old member’s new name',
      ({ store }) => store.dispatch(accountEvents.updated({ ...a, name: '旧名字' })),
    ],
    [
      'loses the old session',
      async ({ store, ports }) => {
        ports.server.reply('POST web/game/detail', fail(2));
        await store.dispatch(gameApi.endpoints.gameDetail.initiate({ appID: '1' }));
        await ports.clock.advance();
      },
    ],
    ['logs the old member out', ({ store }) => store.dispatch(sessionEvents.logoutAsked({ skipServer: true }))],
  ])('does not write over the new sign-in when it %s, and follows once it hears', async (_what, does) => {
    const { tabs, mail, stored, uids } = await twoTabs();
    tabs[0].store.dispatch(sessionStarted({ account: b, by: 'login' }));
    await tabs[0].persistor.flush();
    await does(tabs[1]);
    await tabs[1].persistor.flush();
    expect(stored()).toBe('2002 token-2002');
    for (const { deliver } of mail.splice(0)) deliver();
    expect(uids()).toEqual(['2002', '2002']);
    expect(stored()).toBe('2002 token-2002');
  });

  it('does not bring back a member who has logged out', async () => {
    const { tabs, stored } = await twoTabs();
    tabs[0].store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
    await tabs[0].ports.clock.advance();
    await tabs[0].persistor.flush();
    tabs[1].store.dispatch(accountEvents.updated({ ...a, name: '旧名字' }));
    await tabs[1].persistor.flush();
    expect(stored()).toBe(ownerOf(storedAccount(guestAccount)));
  });

  it('but a sign-in of its own is the latest word', async () => {
    const { tabs, stored } = await twoTabs();
    tabs[0].store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
    await tabs[0].ports.clock.advance();
    await tabs[0].persistor.flush();
    tabs[1].store.dispatch(sessionStarted({ account: b, by: 'login' }));
    await tabs[1].persistor.flush();
    expect(stored()).toBe('2002 token-2002');
  });

  it('a log-out after the late event of a text that is written over by now ends the session in both', async () => {
    const { tabs, mail, stored, uids } = await twoTabs();
    tabs[1].store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
    await tabs[1].ports.clock.advance();
    await tabs[1].persistor.flush();
    tabs[0].store.dispatch(sessionStarted({ account: b, by: 'login' }));
    await tabs[0].persistor.flush();
    for (const { deliver } of mail.splice(0)) deliver();
    expect(uids()).toEqual(['2002', '2002']);
    tabs[0].store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
    await tabs[0].ports.clock.advance();
    await tabs[0].persistor.flush();
    for (const { deliver } of mail.splice(0)) deliver();
    expect([stored(), uids()]).toEqual([ownerOf(storedAccount(guestAccount)), ['', '']]);
  });

  it('in any interleaving only a sign-in, or somebody who knows, changes whose record it is', async () => {
    const move = fc.record({
      tab: fc.constantFrom(0 as const, 1 as const),
      does: fc.constantFrom('in', 'out', 'rename', 'flush', 'hear'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 4, maxLength: 14 }), async (moves) => {
        const wrong: string[] = [];
        const signedIn = [new Set<string>(), new Set<string>()] as const;
        // The change that lies in storage now, and whether a tab has still to hear of it.
        let latest: SharedWrite | undefined;
        const { tabs, mail, stored, uids } = await twoTabs((write) => {
          if (!changesOwner(write)) return;
          const { tab, value, before } = write;
          const unheard = latest?.tab !== tab && mail.some(({ write: heard }) => heard === latest);
          if (unheard && !signedIn[tab].has(ownerOf(value))) wrong.push(`${before} → ${value}`);
          latest = write;
        });
        let count = 0;
        for (const { tab, does } of moves) {
          const { store, persistor } = tabs[tab];
          const mine = selectAccount(store.getState());
          if (does === 'in') {
            count += 1;
            const account = buildAccount({ uid: String(3_000 + count), token: `t${count}` });
            signedIn[tab].add(`${account.uid} ${account.token}`);
            store.dispatch(sessionStarted({ account, by: 'login' }));
          } else if (does === 'out') store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
          else if (does === 'rename' && mine.uid !== '')
            store.dispatch(accountEvents.updated({ ...mine, name: `n${moves.length}` }));
          else if (does === 'flush') await persistor.flush();
          else if (does === 'hear') mail.splice(mail.findIndex(({ to }) => to === tab) >>> 0, 1)[0]?.deliver();
        }
        for (let round = 0; round < 6 && (round === 0 || mail.length > 0); round += 1) {
          for (const { persistor } of tabs) await persistor.flush();
          for (const { deliver } of mail.splice(0)) deliver();
        }
        for (const { persistor } of tabs) await persistor.flush();
        expect(wrong).toEqual([]);
        const [uid] = stored().split(' ');
        expect([uids(), mail.length]).toEqual([[uid, uid], 0]);
      }),
      { numRuns: RUNS, seed: SEED },
    );
    counted('session', 'interleavings of two tabs, one of them stale: no older session over a newer one', RUNS, {
      seed: SEED,
    });
  }, 600_000);
});
