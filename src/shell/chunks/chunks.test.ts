import { walk } from '@/lib/machine/walk';
import { connectionEvents } from '@/shell/connection/connectionSlice';
import { formEvents } from '@/shell/forms/formsSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { testRoutes } from '@/testing/testRoutes';
import { createTestStore } from '@/testing/testStore';
import { chunkStart, chunkTable } from './chunkMachine';
import { RELOAD_GAP_MS } from './chunksEffects';
import { chunkEvents, selectChunk } from './chunksSlice';

/** A store whose `detail` page fails to load the given number of times. */
async function withFailures(failures: number) {
  let left = failures;
  const load = jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new Error('ChunkLoadError');
    return () => null;
  });
  const routes = testRoutes.map((one) => (one.name === 'detail' ? { ...one, load } : one));
  const scene = await createTestStore({ routes });
  const visit = () => scene.store.dispatch(navigationEvents.asked({ to: '/detail/1', how: 'push' }));
  const at = () => selectChunk(scene.store.getState(), 'detail')?.at;
  const reloads = () => scene.ports.document.reloads;
  return { ...scene, load, visit, at, reloads };
}

describe('page chunks', () => {
  it('D1: the machine is whole', () => expect(walk(chunkTable, chunkStart, ['ready'])).toEqual([]));

  it('shows the page once its code is there', async () => {
    const { visit, at, ports, shelf } = await withFailures(0);
    visit();
    await ports.clock.advance();
    expect(at()).toBe('ready');
    expect(shelf.has('detail')).toBe(true);
  });

  it('C8: tries twice more, with pauses', async () => {
    const { visit, at, load, ports } = await withFailures(2);
    visit();
    await ports.clock.advance(499);
    expect(at()).toBe('retrying');
    await ports.clock.advance(1);
    expect(load).toHaveBeenCalledTimes(2);
    await ports.clock.advance(1_500);
    expect(load).toHaveBeenCalledTimes(3);
    expect(at()).toBe('ready');
  });

  it('C8: then reloads the page once, never twice within 30 seconds', async () => {
    const { visit, at, ports, reloads, store } = await withFailures(99);
    visit();
    await ports.clock.advance(2_000);
    expect(at()).toBe('renewing');
    expect(reloads()).toBe(1);
    expect(ports.faults.reported).toEqual(['chunk detail']);
    store.dispatch(chunkEvents.wanted({ name: 'detail' }));
    await ports.clock.advance(2_000);
    expect([reloads(), at()]).toEqual([1, 'broken']);
    await ports.clock.advance(RELOAD_GAP_MS);
    store.dispatch(chunkEvents.wanted({ name: 'detail' }));
    await ports.clock.advance(2_000);
    expect(reloads()).toBe(2);
  });

  it('C8: takes a newer app over, as often as one is found, and loads nothing again without it', async () => {
    const { visit, ports, reloads, store } = await withFailures(99);
    ports.worker.hasNewer = true;
    visit();
    await ports.clock.advance(2_000);
    expect(ports.worker.did).toEqual(['fetchNewer', 'takeOver']);
    store.dispatch(chunkEvents.wanted({ name: 'detail' }));
    await ports.clock.advance(2_000);
    expect(ports.worker.did).toEqual(['fetchNewer', 'takeOver', 'fetchNewer', 'takeOver']);
    expect(reloads()).toBe(0);
  });

  it('C8, D4: does so over a draft that is found again, and not where nothing outlives the page', async () => {
    for (const survives of [true, false]) {
      const { visit, ports, store } = await withFailures(99);
      ports.worker.hasNewer = true;
      ports.session.survives = () => survives;
      store.dispatch(formEvents.drafted({ form: 'register', draft: { loginName: 'half_typed' } }));
      visit();
      await ports.clock.advance(2_000);
      expect(ports.worker.did).toEqual(survives ? ['fetchNewer', 'takeOver'] : []);
    }
  });

  it('C8: never reloads over an unsaved draft', async () => {
    const { visit, ports, reloads, store } = await withFailures(99);
    store.dispatch(formEvents.drafted({ form: 'search', draft: { words: '你好' } }));
    visit();
    await ports.clock.advance(2_000);
    expect(reloads()).toBe(0);
  });

  it('C8: never reloads where nothing outlives the page', async () => {
    const { visit, ports, reloads } = await withFailures(99);
    ports.session.survives = () => false;
    visit();
    await ports.clock.advance(2_000);
    expect(reloads()).toBe(0);
  });

  it('C8: without a network takes no page away, and loads by itself once it is back', async () => {
    const { visit, at, ports, reloads, store } = await withFailures(3);
    ports.document.becomeOnline(false);
    store.dispatch(connectionEvents.lost());
    visit();
    await ports.clock.advance(2_000);
    expect([at(), reloads()]).toEqual(['broken', 0]);
    ports.document.becomeOnline(true);
    store.dispatch(connectionEvents.found());
    await ports.clock.advance();
    expect([at(), reloads()]).toEqual(['ready', 0]);
  });

  it('C8: 重试 loads it again', async () => {
    const { visit, at, ports, store } = await withFailures(3);
    visit();
    await ports.clock.advance(2_000);
    expect(at()).toBe('renewing');
    store.dispatch(chunkEvents.wanted({ name: 'detail' }));
    await ports.clock.advance();
    expect(at()).toBe('ready');
  });
});
