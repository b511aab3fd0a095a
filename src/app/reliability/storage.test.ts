import { counted, effort } from '@scripts/reliability/tally';
import fc from 'fast-check';
import { bootEvents, selectBoot } from '@/features/boot/bootSlice';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { createFakePorts } from '@/testing/fakePorts';
import { createFakeStore } from '@/testing/fakes/fakeStore';
import { damage } from '@/testing/storage/damage';
import { healthyStorage } from '@/testing/storage/healthyStorage';
import { createTestStore } from '@/testing/testStore';

const SEED = 1_000;
const RUNS = effort(30, 1_000);
const whole = healthyStorage();
const keys = [
  ...Object.keys(whole.local).map((key) => ['local', key] as const),
  ...Object.keys(whole.session).map((key) => ['session', key] as const),
];

/** The app over these two storages, started. */
async function started(local: Record<string, string>, session: Record<string, string>) {
  const { gate } = createFakePorts();
  const ports = { gate, local: createFakeStore(gate, local), session: createFakeStore(gate, session) };
  const world = await createTestStore({ at: '/games', ports });
  world.store.dispatch(bootEvents.started());
  await world.ports.clock.advance(5_000);
  return world;
}

/** What of each sound record reached the state, or is kept for when it is asked for. */
function seen({ store, ports }: Awaited<ReturnType<typeof started>>) {
  const { account, vipOffer, settings, search, forms, unseen } = store.getState();
  return {
    'plaza:account': account.uid,
    'plaza:vipConfig': vipOffer.source,
    'plaza:settings': [settings.theme, settings.textScale],
    'plaza:device': ports.local.read('plaza:device'),
    'plaza:invite': ports.local.read('plaza:invite'),
    'plaza:searches:1001': search.history,
    'plaza:drafts:1001': Object.keys(forms.byName ?? forms),
    '1001:unseen': unseen.hidden,
  };
}

describe('D5: storage that somebody, or something, has damaged', () => {
  it('never stops the app, and every record that is whole survives', async () => {
    const expected = seen(await started(whole.local, whole.session));
    expect(expected).toMatchObject({ 'plaza:account': '1001', 'plaza:vipConfig': 0, '1001:unseen': [501] });
    const uncaught: unknown[] = [];
    const hear = (reason: unknown) => uncaught.push(reason);
    process.on('unhandledRejection', hear);
    let damaged = 0;
    const wound = fc.tuple(fc.nat(keys.length - 1), damage);
    await fc.assert(
      fc.asyncProperty(fc.array(wound, { minLength: 1, maxLength: 4 }), async (wounds) => {
        const storages = { local: { ...whole.local }, session: { ...whole.session } };
        const hit = new Set<string>();
        for (const [which, harm] of wounds) {
          const [store, key] = keys[which] as (typeof keys)[number];
          storages[store][key] = harm(storages[store][key] ?? '');
          hit.add(key);
          damaged += 1;
        }
        const world = await started(storages.local, storages.session);
        const { store, ports } = world;
        expect(selectBoot(store.getState())).toEqual({ at: 'ready' });
        expect(ports.log.warnings.filter(({ text }) => /listener failed|App start/.test(text))).toEqual([]);
        expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
        // Whose records they are is known by the account alone.
        if (!hit.has('plaza:account')) {
          for (const [key, value] of Object.entries(expected)) {
            if (!hit.has(key))
              expect({ key, value: seen(world)[key as keyof typeof expected] }).toEqual({ key, value });
          }
        }
        store.dispatch(navigationEvents.asked({ to: '/detail/7', how: 'push' }));
        await ports.clock.advance();
        expect(selectPlace(store.getState()).pathname).toBe('/detail/7');
      }),
      { numRuns: RUNS, seed: SEED },
    );
    process.off('unhandledRejection', hear);
    expect(uncaught).toEqual([]);
    counted('storage', 'starts over damaged storage: no crash, whole records survive', RUNS, { seed: SEED });
    counted(
      'storage',
      'mutated records (cut, flipped, wrong type, null, huge, other versions, prototype keys)',
      damaged,
      {
        kind: 'faults',
        seed: SEED,
      },
    );
  }, 1_800_000);

  it.each([0, 2, 99])(
    'D5: a record of version %i whose shape is right is read; one whose shape is wrong is set aside',
    async (version) => {
      const note = JSON.stringify({ version, rehydrated: true });
      const record = JSON.parse(whole.local['plaza:account'] ?? '{}') as Record<string, string>;
      const good = await started(
        { 'plaza:account': JSON.stringify({ ...record, _persist: note, extra: '"new"' }) },
        {},
      );
      expect(good.store.getState().account.uid).toBe('1001');
      const { token: _gone, ...short } = record;
      const text = JSON.stringify({ ...short, _persist: note });
      const bad = await started({ 'plaza:account': text }, {});
      expect([bad.store.getState().account.uid, bad.ports.local.read('plaza:account:quarantine')]).toEqual(['', text]);
    },
  );
});
