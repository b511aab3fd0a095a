import { readSessionFile } from '@/app/replay/readSessionFile';
import { replayFile } from '@/app/replay/replayFile';
import { makeExport, stopRecording } from '@/app/support/makeExport';
import { bootEvents } from '@/features/boot/bootSlice';
import { CHECKOUT_KEY } from '@/features/checkout/checkoutJournal';
import { checkoutEvents } from '@/features/checkout/checkoutSlice';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { createTape, type Tape } from '@/kernel/tape';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { toastEvents } from '@/shell/toasts/toastsSlice';
import { buildAccount } from '@/testing/builders/member';
import { createTestStore } from '@/testing/testStore';
import { KEPT_FOR, MOST_KEPT, TAPE_KEY } from './keptTape';
import { KEEP_AFTER_MS } from './recorderEffects';

const first = buildAccount({ uid: '1001', name: '第一位会员', loginName: 'first_member', token: 'token-first' });
const second = buildAccount({ uid: '2002', name: '第二位会员', loginName: 'second_member', token: 'token-second' });
const SECRETS = ['第一位会员', 'first_member', 'token-first', '不该出现的话'];

type Scene = Awaited<ReturnType<typeof createTestStore>>;
const keptTape = (): Tape => ({ ...createTape(), kept: true });

/** Lets what is due happen, and chunks and slices come. */
async function settle({ ports }: Scene, ms = KEEP_AFTER_MS + 1) {
  await ports.clock.advance(ms);
  for (let turn = 0; turn < 40; turn += 1) await ports.clock.advance(10);
}

/** A page of a tab, at work. */
async function page(before?: Scene, member?: typeof first) {
  const world = before ? { local: before.ports.local, session: before.ports.session } : {};
  const scene = await createTestStore({ ...(member ? { member } : {}), ports: { ...world, tape: keptTape() } });
  scene.store.dispatch(bootEvents.started());
  await settle(scene);
  return scene;
}

async function goes(scene: Scene, ...to: string[]) {
  for (const address of to) scene.store.dispatch(navigationEvents.asked({ to: address, how: 'push' }));
  scene.store.dispatch(toastEvents.raised({ type: 'info', text: '不该出现的话' }));
  await settle(scene);
}

async function exported({ ports }: Scene) {
  const made = await makeExport(ports, 'session.json', '');
  if (!made.ok) throw new Error(JSON.stringify(made.leaks));
  const read = readSessionFile(made.text);
  if (!read.ok) throw new Error(read.text);
  const { divergence } = await replayFile(read.file);
  expect(divergence).toBeUndefined();
  const places = read.file.entries.flatMap(({ a }) =>
    a.type === 'navigation/arrived' ? [(a.payload as { place: { pathname: string } }).place.pathname] : [],
  );
  return { ...read.file, text: made.text, places };
}

const stored = ({ ports }: Scene) =>
  [...ports.session.kept].filter(([key]) => key.startsWith(TAPE_KEY)).map(([, text]) => text);
const everWritten = ({ ports }: Scene) => JSON.stringify([...ports.session.writes]);

beforeAll(async () => {
  await import('./keeper');
  await import('./foldTape');
});

describe('a recording over page loads', () => {
  it('R18: a reload goes on with what was before, redacted, in order, and the gap is named', async () => {
    const before = await page(undefined, first);
    await goes(before, '/games', '/detail/1');
    await before.persistor.flush();
    before.ports.document.hide();
    const after = await page(before);
    await goes(after, '/profile');
    const file = await exported(after);
    expect(file.places).toEqual(['/', '/games', '/detail/1', '/', '/profile']);
    expect(file.loads).toEqual([expect.objectContaining({ gap: { ms: expect.any(Number), why: 'left' } })]);
    expect(SECRETS.filter((secret) => file.text.includes(secret))).toEqual([]);
    // The same member is the same placeholder on both pages.
    const uids = file.entries.map(({ s, a }) => [s, /"uid":"(\d+)"/.exec(JSON.stringify(a))?.[1]] as const);
    const named = uids.filter(([, uid]) => uid !== undefined);
    const second = file.loads?.[0]?.s ?? 0;
    expect([named[0]?.[0], named.at(-1)?.[0]]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(named.some(([s]) => s < second) && named.some(([s]) => s >= second)).toBe(true);
    expect(new Set(named.map(([, uid]) => uid)).size).toBe(1);
  });

  it('R18: whoever goes to pay at once is kept as well, before the two seconds are over', async () => {
    const scene = await createTestStore({ member: first, ports: { tape: keptTape() } });
    scene.store.dispatch(bootEvents.started());
    scene.store.dispatch(navigationEvents.asked({ to: '/recharge', how: 'push' }));
    scene.store.dispatch(
      checkoutEvents.asked({
        ...{ requestId: 'a-1', kind: 'recharge', productId: 1, payType: 'alipay' },
        ...{ expectPrice: 600, sourceGameId: 0 },
      }),
    );
    await settle(scene, 1);
    expect(stored(scene).join()).toContain('navigation/asked');
    scene.ports.document.hide();
    expect(stored(scene).join()).toContain('checkout/asked');
  });

  it('R12: nothing unredacted is ever written', async () => {
    const scene = await page(undefined, first);
    await goes(scene, '/games', '/detail/1');
    scene.ports.document.hide();
    expect(stored(scene).join()).toContain('navigation/arrived');
    expect(SECRETS.filter((secret) => everWritten(scene).includes(secret))).toEqual([]);
  });

  it('R12: whoever signs in is in none of what was written before, and where they were named it goes', async () => {
    const scene = await page();
    scene.ports.tape.marks.push({ at: scene.ports.clock.now(), kind: 'note', text: '1' });
    await goes(scene, '/games');
    expect(stored(scene).join()).toContain('navigation/arrived');
    // A route of ours is a word that a member may be called by, and no secret.
    const named = { ...first, name: 'navigation', loginName: '/detail/77' };
    await goes(scene, '/detail/77');
    scene.store.dispatch(sessionStarted({ account: named, by: 'login' }));
    await settle(scene);
    expect(stored(scene).join()).not.toContain('/detail/77');
  });

  it('R18: an order has one placeholder before the cashier and after it, though it is settled at once', async () => {
    const order = { orderId: 'R20261120001', kind: 'recharge', sourceGameId: 0 } as const;
    const before = await page(undefined, first);
    before.store.dispatch(checkoutEvents.returned(order));
    before.ports.session.write(CHECKOUT_KEY, JSON.stringify({ uid: first.uid, ...order }));
    await settle(before);
    await before.persistor.flush();
    before.ports.document.hide();
    before.ports.session.remove(CHECKOUT_KEY);
    const after = await page(before);
    after.store.dispatch(checkoutEvents.restored(order));
    const file = await exported(after);
    expect(file.text).not.toContain('R20261120001');
    const names = [...file.text.matchAll(/"type":"checkout\/re\w+","payload":{"orderId":"(\w+)"/g)].map(([, id]) => id);
    expect(names.length).toBeGreaterThan(1);
    expect(new Set(names).size).toBe(1);
  });

  it('R18: a page that ended without a word is told from one that was left', async () => {
    const before = await page(undefined, first);
    await goes(before, '/games');
    await before.persistor.flush();
    const file = await exported(await page(before));
    expect(file.places).toEqual(['/', '/games', '/']);
    expect(file.loads?.[0]?.gap.why).toBe('vanished');
  });

  it.each<[string, (scene: Scene) => unknown]>([
    ['a log-out', ({ store }) => store.dispatch(sessionEnded({ by: 'logout' }))],
    ['the member', ({ ports }) => stopRecording(ports)],
  ])('R12, R18: is taken away by %s', async (_by, ends) => {
    const before = await page(undefined, first);
    await goes(before, '/games');
    before.ports.document.hide();
    const after = await page(before);
    await ends(after);
    expect(stored(after)).toEqual([]);
    await settle(after);
    expect(stored(after).join()).not.toContain('/games');
    expect((await exported(after)).places).not.toContain('/games');
  });

  it('R18: another login on the same tab finds nothing of the one before, though no page saw it change', async () => {
    const before = await page(undefined, first);
    await goes(before, '/games');
    before.ports.document.hide();
    await before.persistor.flush();
    before.ports.local.kept.clear();
    const after = await page(before, second);
    expect((await exported(after)).places).toEqual(['/']);
    expect(stored(after).join()).not.toContain('/games');
  });

  it('nothing older than half an hour is kept, and what is left replays', async () => {
    const before = await page(undefined, first);
    await goes(before, '/games');
    await settle(before, KEPT_FOR + 1_000);
    await goes(before, '/detail/1');
    await before.persistor.flush();
    before.ports.document.hide();
    const file = await exported(await page(before));
    expect(file.places).toEqual(['/detail/1', '/']);
    expect(file.base).toBeDefined();
  });

  it('is never more than 2 MB, and what is left replays', async () => {
    const before = await page(undefined, first);
    for (let round = 0; round < 6; round += 1) {
      for (let count = 0; count < 60; count += 1)
        before.store.dispatch(toastEvents.raised({ type: 'info', text: '字'.repeat(4_000) }));
      await settle(before);
      expect(stored(before).join('').length).toBeLessThanOrEqual(MOST_KEPT + 10_000);
    }
    await before.persistor.flush();
    before.ports.document.hide();
    const file = await exported(await page(before));
    expect(file.base).toBeDefined();
    expect(file.loads).toHaveLength(1);
  });

  it('R18: what happens while there is writing waits for its end, so that a busy page is kept as well', async () => {
    const scene = await page(undefined, first);
    const { clock, session } = scene.ports;
    const busy = (text: string) => scene.store.dispatch(toastEvents.raised({ type: 'info', text }));
    for (let count = 0; count < 120; count += 1) busy(`${count}`);
    // Each step of the writing is a slice of its own, and the page takes its time between two.
    let now = clock.now();
    jest.spyOn(clock, 'now').mockImplementation(() => {
      now += 9;
      return now;
    });
    const after = clock.after.bind(clock);
    jest.spyOn(clock, 'after').mockImplementation((ms, run) => after(Math.max(ms, 10), run));
    const before = session.writes.length;
    for (let turn = 0; turn < 900 && session.writes.length === before; turn += 1) {
      await clock.advance(10);
      busy('又一件');
    }
    expect(session.writes.length).toBeGreaterThan(before);
  });

  it('R6: while somebody travels nothing is written', async () => {
    const scene = await page(undefined, first);
    scene.store.dispatch(toastEvents.raised({ type: 'info', text: '一' }));
    scene.ports.gate.enter('travel');
    const writes = scene.ports.session.writes.length;
    await settle(scene);
    scene.ports.document.hide();
    expect(scene.ports.session.writes).toHaveLength(writes);
  });

  it('R6: a writing under way when somebody sets out goes on after the return', async () => {
    const scene = await page(undefined, first);
    const { gate, session } = scene.ports;
    const { keeperOf } = await import('./keeper');
    for (let nth = 0; nth < 30; nth += 1) scene.store.dispatch(toastEvents.raised({ type: 'info', text: `${nth}` }));
    const writes = session.writes.length;
    const going = keeperOf(scene.ports)?.keep();
    gate.enter('travel');
    await settle(scene);
    expect(session.writes).toHaveLength(writes);
    gate.enter('live');
    await Promise.all([settle(scene), going]);
    expect(session.writes.length).toBeGreaterThan(writes);
  });
});
