import { counted, effort } from '@scripts/reliability/tally';
import { storageKey } from '@/app/store/persist';
import { bootEvents, selectBoot } from '@/features/boot/bootSlice';
import { DEVICE_KEY } from '@/features/boot/deviceId';
import { accountEvents, selectAccount } from '@/features/session/accountSlice';
import { ACCOUNT_KEY, sessionStarted } from '@/kernel/sessionEvents';
import { seededRandom } from '@/lib/faults/seededRandom';
import { buildAccount } from '@/testing/builders/member';
import { createSharedStore } from '@/testing/fakes/sharedStore';
import { createTestStore } from '@/testing/testStore';

const TABS = effort(15, 200);
const VISITS = effort(15, 200);

describe('A4, D5: two tabs that start for the first time at once', () => {
  it('are one device, both ready, and hear of one another’s sign-in', async () => {
    for (let seed = 1; seed <= TABS; seed += 1) {
      const random = seededRandom(seed);
      const { kept, mail, ports } = createSharedStore();
      const tabs = await Promise.all(ports.map((local) => createTestStore({ ports: { local } })));
      const post = () => {
        while (mail.length > 0 && random() < 0.7) mail.splice(Math.floor(random() * mail.length), 1)[0]?.deliver();
      };
      for (const { store } of random() < 0.5 ? tabs : [...tabs].reverse()) {
        store.dispatch(bootEvents.started());
        post();
      }
      for (let step = 0; step < 12; step += 1) {
        await tabs[random() < 0.5 ? 0 : 1]?.ports.clock.advance(Math.floor(random() * 400));
        post();
      }
      for (const { ports: world } of tabs) await world.clock.advance(5_000);
      const devices = tabs.map(({ ports: { server } }) =>
        server.callsTo('user/device/init').map(({ form }) => form.deviceID),
      );
      expect({ seed, devices }).toEqual({ seed, devices: [[kept.get(DEVICE_KEY)], [kept.get(DEVICE_KEY)]] });
      expect(tabs.map(({ store }) => selectBoot(store.getState()).at)).toEqual(['ready', 'ready']);

      const [here, there] = random() < 0.5 ? tabs : [...tabs].reverse();
      here?.store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
      for (let round = 0; round < 5; round += 1) {
        for (const { persistor } of tabs) await persistor.flush();
        for (const { deliver } of mail.splice(0)) deliver();
      }
      expect({ seed, uid: there && selectAccount(there.store.getState()).uid }).toEqual({ seed, uid: '1001' });
    }
    counted('storage', 'first starts of two tabs at once: one device, both ready', TABS, { seed: 1 });
  }, 600_000);
});

describe('D5: storage that takes its time', () => {
  it('is written in order, and holds the last word in the end, whatever it refused in between', async () => {
    let changes = 0;
    for (let seed = 1; seed <= VISITS; seed += 1) {
      const random = seededRandom(seed);
      const { store, ports, persistor } = await createTestStore({ member: buildAccount() });
      const { local, clock } = ports;
      const flushes: Promise<unknown>[] = [];
      for (let age = 101; age <= 112; age += 1) {
        store.dispatch(accountEvents.updated(buildAccount({ age })));
        changes += 1;
        if (random() < 0.3) local.refuseWrites(random() < 0.5);
        if (random() < 0.5) flushes.push(persistor.flush());
        if (random() < 0.5) await clock.advance(Math.floor(random() * 300));
      }
      local.refuseWrites(false);
      await Promise.all([...flushes, persistor.flush()]);
      await clock.advance(1_000);
      store.dispatch(accountEvents.updated(buildAccount({ age: 113 })));
      await persistor.flush();
      const ages = local.writes
        .filter(([key, text]) => key === storageKey(ACCOUNT_KEY) && text !== null)
        .map(([, text]) => Number((JSON.parse(text ?? '{}') as { age?: string }).age));
      expect({ seed, ages }).toEqual({ seed, ages: [...ages].sort((one, other) => one - other) });
      expect({ seed, last: ages.at(-1) }).toEqual({ seed, last: 113 });
    }
    counted('storage', 'changes written to refusing storage: in order, the last word kept', changes, {
      seed: 1,
    });
  }, 600_000);
});
