import { storageKey } from '@/app/store/persist';
import { bootEvents } from '@/features/boot/bootSlice';
import { CHECKOUT_KEY } from '@/features/checkout/checkoutJournal';
import { ACCOUNT_KEY, sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import type { Tape } from '@/kernel/tape';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { buildAccount } from '@/testing/builders/member';
import { createTestStore, storedAccount } from '@/testing/testStore';
import { exportSession } from './exportSession';
import { redactionOf } from './tapeRedaction';

const where = { id: 's', build: 'b', utcOffset: 480, viewport: [375, 812], lang: 'zh-CN', reason: 'test' } as const;
const first = buildAccount({ uid: '1001', name: '第一位会员', loginName: 'first_member', token: 'token-first' });
const second = buildAccount({ uid: '2002', name: '第二位会员', loginName: 'second_member', token: 'token-second' });

async function exported(tape: Tape) {
  const made = await exportSession(tape, where);
  if (!made.ok) throw new Error(JSON.stringify(made.leaks));
  const places = made.file.entries.flatMap(({ a }) =>
    a.type === 'navigation/arrived' ? [(a.payload as { place: { pathname: string } }).place.pathname] : [],
  );
  return { ...made, places };
}

const holds = (tape: Tape, ...words: string[]) => words.filter((word) => JSON.stringify(tape).includes(word));

type Scene = Awaited<ReturnType<typeof createTestStore>>;
async function goes({ store, ports }: Scene, ...to: string[]) {
  for (const address of to) store.dispatch(navigationEvents.asked({ to: address, how: 'push' }));
  await ports.clock.advance(500);
}
/** The folding of what belongs to somebody else, which is a chunk of its own. */
async function folded({ ports }: Scene) {
  for (let turn = 0; turn < 50 && !ports.tape.base; turn += 1) await ports.clock.advance(50);
  expect(ports.tape.base).toBeDefined();
}

describe('the segments of a recording', () => {
  it('R18: a tape that is not kept begins anew after a reload, from its own start, and nothing of the old is kept anywhere', async () => {
    const before = await createTestStore({ member: first });
    await goes(before, '/games', '/detail/1');
    await before.persistor.flush();
    const { local, session } = before.ports;
    const after = await createTestStore({ ports: { local, session } });
    await goes(after, '/profile');
    const file = await exported(after.ports.tape);
    expect(file.places).toEqual(['/', '/profile']);
    expect(file.file.base).toBeUndefined();
    expect((await exported(before.ports.tape)).places).toEqual(['/', '/games', '/detail/1']);
    const stored = JSON.stringify([...local.kept, ...session.kept]);
    expect(stored).not.toContain('navigation/arrived');
  });

  it('R18: two tabs at once: each has its own actions', async () => {
    const one = await createTestStore({ member: first });
    const other = await createTestStore({ ports: { local: one.ports.local } });
    await goes(one, '/games');
    await goes(other, '/profile');
    await goes(one, '/detail/1');
    expect((await exported(one.ports.tape)).places).toEqual(['/', '/games', '/detail/1']);
    expect((await exported(other.ports.tape)).places).toEqual(['/', '/profile']);
  });

  it('R18: another member signs in on this tab: the tape of the first is folded and names nobody', async () => {
    const scene = await createTestStore({ member: first });
    await goes(scene, '/games');
    scene.store.dispatch(sessionEnded({ by: 'logout' }));
    await folded(scene);
    scene.store.dispatch(sessionStarted({ account: second, by: 'login' }));
    await goes(scene, '/profile');
    const { tape } = scene.ports;
    expect(holds(tape, '第一位会员', 'first_member', 'token-first')).toEqual([]);
    const { text, places } = await exported(tape);
    expect(places).not.toContain('/games');
    expect(['第二位会员', 'second_member', 'token-second'].filter((word) => text.includes(word))).toEqual([]);
  });

  it('R18: another member signs in on another tab: what this tab noted of the first is folded as well', async () => {
    const scene = await createTestStore({ member: first });
    scene.store.dispatch(bootEvents.started());
    await goes(scene, '/games');
    scene.ports.local.foreignWrite(storageKey(ACCOUNT_KEY), storedAccount(second));
    await scene.ports.clock.advance(500);
    await folded(scene);
    await goes(scene, '/detail/1');
    expect(holds(scene.ports.tape, '第一位会员', 'first_member', 'token-first')).toEqual([]);
    expect((await exported(scene.ports.tape)).places).toEqual(['/detail/1']);
  });

  const foreignWrite = (scene: Scene, account: object) =>
    scene.ports.local.foreignWrite(storageKey(ACCOUNT_KEY), storedAccount({ ...first, ...account }));

  it.each<[string, (scene: Scene) => void]>([
    ['a log-out', ({ store }) => void store.dispatch(sessionEnded({ by: 'logout' }))],
    ['the end of a session', ({ store }) => void store.dispatch(sessionEnded({ by: 'expired' }))],
    ['a sign-in on another tab', (scene) => foreignWrite(scene, second)],
  ])('R18: after %s nobody’s name or secret is known any more, not even to the redaction', async (_how, ends) => {
    const scene = await createTestStore({ member: first });
    scene.store.dispatch(bootEvents.started());
    await goes(scene, '/games');
    await exported(scene.ports.tape);
    const before = redactionOf(scene.ports.tape);
    expect([...before.names, ...before.secrets]).toEqual(expect.arrayContaining(['第一位会员', 'token-first']));
    const stood = before.pseudonyms.of('第一位会员');
    ends(scene);
    await scene.ports.clock.advance(500);
    await folded(scene);
    const after = redactionOf(scene.ports.tape);
    const known = [...after.names, ...after.secrets];
    expect(known.filter((one) => ['第一位会员', 'first_member', 'token-first'].includes(one))).toEqual([]);
    // The same person again is somebody new: nothing ties the two times together.
    expect(after.pseudonyms.of('第一位会员')).not.toBe(stood);
  });

  it('R18: whoever signs in on another tab has nothing of the guest before: no action, and no placeholder', async () => {
    const scene = await createTestStore();
    scene.store.dispatch(bootEvents.started());
    await goes(scene, '/games');
    const stood = redactionOf(scene.ports.tape).pseudonyms.of('谁的名字');
    foreignWrite(scene, first);
    await scene.ports.clock.advance(500);
    await folded(scene);
    await goes(scene, '/detail/1');
    expect(redactionOf(scene.ports.tape).pseudonyms.of('谁的名字')).not.toBe(stood);
    expect((await exported(scene.ports.tape)).places).toEqual(['/detail/1']);
  });

  it('R18: what is done at once about a sign-in on another tab comes after it: the new member has one name throughout', async () => {
    const scene = await createTestStore({ member: first });
    scene.store.dispatch(bootEvents.started());
    await goes(scene, '/games');
    const order = { uid: second.uid, orderId: 'R20261120001', kind: 'recharge', sourceGameId: 0 };
    scene.ports.session.write(CHECKOUT_KEY, JSON.stringify(order));
    scene.ports.local.foreignWrite(storageKey(ACCOUNT_KEY), storedAccount(second));
    await folded(scene);
    await goes(scene, '/detail/1');
    const { file, text } = await exported(scene.ports.tape);
    const types = file.entries.map(({ a }) => a.type);
    expect(types.indexOf('session/started')).toBe(0);
    expect(types).toContain('checkout/restored');
    expect(['第二位会员', 'second_member', 'token-second', second.uid].filter((word) => text.includes(word))).toEqual(
      [],
    );
  });
});
