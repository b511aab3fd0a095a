import fc from 'fast-check';
import { statusApi } from '@/api/statusApi';
import { storageKey } from '@/app/store/persist';
import type { Account } from '@/contract/account';
import { bootEvents } from '@/features/boot/bootSlice';
import { guestAccount, selectAccount } from '@/features/session/accountSlice';
import { selectEpoch, sessionEvents } from '@/features/session/sessionSlice';
import { ACCOUNT_KEY, sessionStarted } from '@/kernel/sessionEvents';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { ok } from '@/testing/fakes/answers';
import { createTestStore, type Scene, storedAccount } from '@/testing/testStore';

const KEY = storageKey(ACCOUNT_KEY);
const a = buildAccount();
const b = buildAccount({ uid: '2002', name: '北辰', token: 'token-2002' });

async function tab(over: Scene = {}) {
  const world = await createTestStore({ at: '/games', ...over });
  world.ports.server.reply('POST user/center/me', (call) => ok(buildStatus({ intro: String(call.headers.uid) })));
  world.store.dispatch(bootEvents.started());
  await world.ports.clock.advance();
  const hear = async (account: Account | null) => {
    world.ports.local.foreignWrite(KEY, account && storedAccount(account));
    await world.ports.clock.advance();
  };
  return { ...world, hear, uid: () => selectAccount(world.store.getState()).uid };
}

describe('several tabs', () => {
  it('D5: a log-out in one reaches the others, which leave private pages and ask nothing more', async () => {
    const { store, ports, hear, uid } = await tab({ member: a, at: '/recharge' });
    const before = ports.server.calls.length;
    await hear(guestAccount);
    expect([uid(), selectPlace(store.getState()).pathname]).toEqual(['', '/']);
    expect(ports.server.calls.slice(before).map(({ headers }) => headers.token)).not.toContain('token-1001');
  });

  it('D5: a record that is gone is a log-out too', async () => {
    const { hear, uid } = await tab({ member: a });
    await hear(null);
    expect(uid()).toBe('');
  });

  it('D5: another member replaces the first, and nothing of the two is mixed', async () => {
    const { store, hear, uid } = await tab({ member: a });
    const intro = (of: string) => statusApi.endpoints.me.select({ uid: of })(store.getState()).data?.intro;
    expect(intro('1001')).toBe('1001');
    await hear(b);
    expect([uid(), intro('1001'), intro('2002')]).toEqual(['2002', undefined, '2002']);
  });

  it('D5: a guest tab follows a sign-in and leaves the login page', async () => {
    const { store, hear, uid } = await tab({ at: '/login' });
    await hear(b);
    expect([uid(), selectPlace(store.getState()).pathname]).toEqual(['2002', '/']);
  });

  it('D5: a new name of the same member changes the name and nothing else', async () => {
    const { store, hear } = await tab({ member: a });
    const epoch = selectEpoch(store.getState());
    await hear({ ...a, name: '新名字' });
    expect(selectAccount(store.getState()).name).toBe('新名字');
    expect(selectEpoch(store.getState())).toBe(epoch);
  });

  it.each(['', 'null', '{', '[]', '{"uid":"1"}', '{"uid":"\\"9\\"","token":"7"}'])(
    'D5: foreign text %p is no news',
    async (text) => {
      const { ports, uid } = await tab({ member: a });
      ports.local.foreignWrite(KEY, text);
      await ports.clock.advance();
      expect(uid()).toBe('1001');
    },
  );

  it('D5: a page that slept looks again when it wakes', async () => {
    const { ports, uid } = await tab({ member: a });
    ports.document.becomeVisible(false);
    ports.local.kept.set(KEY, storedAccount(guestAccount));
    ports.document.becomeVisible(true);
    await ports.clock.advance();
    expect(uid()).toBe('');
  });

  it('D5: a login that is not written yet survives a short look away', async () => {
    const { store, ports, uid } = await tab();
    ports.document.becomeVisible(false);
    store.dispatch(sessionStarted({ account: a, by: 'login' }));
    ports.document.becomeVisible(true);
    expect(uid()).toBe('1001');
  });

  it.each([
    ['signed in', b, '2002'],
    ['logged out', guestAccount, ''],
  ])(
    'D5, H1: another member who has %s while somebody travels is followed on the way back',
    async (_what, who, left) => {
      const { ports, hear, uid } = await tab({ member: a });
      ports.gate.enter('travel');
      await hear(who);
      ports.document.becomeVisible(false);
      ports.document.becomeVisible(true);
      expect(uid()).toBe('1001');
      ports.gate.enter('live');
      await ports.clock.advance();
      expect(uid()).toBe(left);
    },
  );

  it('D5, H1: a change of its own that is not written yet survives a look at the past', async () => {
    const { store, ports, uid } = await tab();
    store.dispatch(sessionStarted({ account: a, by: 'login' }));
    ports.gate.enter('travel');
    ports.gate.enter('live');
    await ports.clock.advance();
    expect(uid()).toBe('1001');
  });

  it('D5: does not answer with a write of its own', async () => {
    const { ports, hear } = await tab({ member: a });
    await ports.clock.advance(100);
    await hear(b);
    const said = ports.local.read(KEY);
    await ports.clock.advance(1_000);
    expect(ports.local.read(KEY)).toBe(said);
  });

  it('D5: after any order of changes the tab shows what storage holds', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('a', 'b', 'out', 'own', 'logout'), { maxLength: 12 }),
        async (moves) => {
          const { store, ports, persistor, uid } = await tab();
          for (const move of moves) {
            if (move === 'own') store.dispatch(sessionStarted({ account: a, by: 'login' }));
            else if (move === 'logout') store.dispatch(sessionEvents.logoutAsked({ skipServer: true }));
            else ports.local.foreignWrite(KEY, storedAccount(move === 'out' ? guestAccount : move === 'a' ? a : b));
          }
          await ports.clock.advance(1_000);
          await persistor.flush();
          const stored = JSON.parse(ports.local.read(KEY) ?? '{"uid":"\\"\\""}') as Record<string, string>;
          expect(JSON.parse(stored.uid ?? '""')).toBe(uid());
        },
      ),
      { numRuns: 30 },
    );
  });
});
