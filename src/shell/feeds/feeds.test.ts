import { api } from '@/api/api';
import { gameApi } from '@/api/gameApi';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildGame } from '@/testing/builders/game';
import { page, status } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { feedEvents, selectFeed } from './feedsSlice';
import { feedKey } from './useFeed';

const { gameList } = gameApi.endpoints;
const key = feedKey(gameList, {});
const ROUTE = 'POST web/game/list';

/** Pages of two rows; page 2 repeats the last row of page 1, as lists do that grow while one reads. */
function serve(from: Awaited<ReturnType<typeof createTestStore>>, lastPage = 2) {
  from.ports.server.reply(ROUTE, ({ form }) => {
    const current = Number(form.currentPage ?? 1);
    const records = [buildGame({ id: current * 10 }), buildGame({ id: current * 10 + 10 })];
    return page(records, { currentPage: current, pageSize: 2, total: 4, hasMore: current < lastPage });
  });
}

async function opened(lastPage?: number) {
  const scene = await createTestStore();
  serve(scene, lastPage);
  const subscription = scene.store.dispatch(gameList.initiate({}));
  await scene.ports.clock.advance();
  const at = () => selectFeed(scene.store.getState(), key);
  const does = async (event: Parameters<typeof scene.store.dispatch>[0]) => {
    scene.store.dispatch(event);
    await scene.ports.clock.advance(5_000);
  };
  const calls = () => scene.ports.server.callsTo(ROUTE).map(({ form }) => form.currentPage);
  return { ...scene, subscription, at, does, calls };
}

describe('feeds', () => {
  it('knows a feed by the cache key of its query, whatever the order of its filters', async () => {
    const { store } = await createTestStore();
    const arg = { type: 'new', sort: 'hot' } as const;
    expect(store.dispatch(gameList.initiate(arg)).queryCacheKey).toBe(feedKey(gameList, { sort: 'hot', type: 'new' }));
  });

  it('F5: nearing the end loads the next page once, then the list is finished', async () => {
    const { at, does, calls } = await opened();
    expect(at().list.at).toBe('ready');
    await does(feedEvents.nearedEnd({ key }));
    await does(feedEvents.nearedEnd({ key }));
    expect(calls()).toEqual(['1', '2']);
    expect(at().list.at).toBe('finished');
  });

  it('F5: a failed next page keeps the rows; nearing the end again asks nothing, a tap retries', async () => {
    const scene = await opened();
    const { at, does, calls, store } = scene;
    scene.ports.server.reply(ROUTE, status(404));
    await does(feedEvents.nearedEnd({ key }));
    expect(at().list.at).toBe('error-more');
    await does(feedEvents.nearedEnd({ key }));
    expect(calls()).toEqual(['1', '2']);
    serve(scene);
    await does(feedEvents.retried({ key }));
    expect(calls()).toEqual(['1', '2', '2']);
    expect(at().list.at).toBe('finished');
    expect(Object.values(selectToasts(store.getState()))).toEqual([]);
  });

  it('F5: a failed first page offers 重试, and the retry asks again', async () => {
    const scene = await createTestStore();
    const at = () => selectFeed(scene.store.getState(), key).list.at;
    scene.ports.server.reply(ROUTE, status(404));
    scene.store.dispatch(gameList.initiate({}));
    expect(at()).toBe('loading-first');
    await scene.ports.clock.advance();
    expect(at()).toBe('error-first');
    serve(scene);
    scene.store.dispatch(feedEvents.retried({ key }));
    await scene.ports.clock.advance();
    expect(at()).toBe('ready');
  });

  it('F4: a pull asks for the first page only and keeps the rows until it is there', async () => {
    const { at, does, calls, store, ports } = await opened();
    await does(feedEvents.nearedEnd({ key }));
    const held = ports.server.defer(ROUTE);
    for (const event of ['pulled', 'loosened', 'released'] as const) await does(feedEvents.pulled({ key, event }));
    expect(at()).toEqual({ list: { at: 'finished' }, pull: { at: 'loading' } });
    expect(gameList.select({})(store.getState()).data?.pages).toHaveLength(2);
    held.answer(page([buildGame({ id: 99 })], { hasMore: true }));
    await ports.clock.advance();
    expect(calls()).toEqual(['1', '2', '1']);
    expect(at()).toEqual({ list: { at: 'ready' }, pull: { at: 'success' } });
    await does(feedEvents.pulled({ key, event: 'rested' }));
    expect(at().pull.at).toBe('normal');
  });

  it('F4: a refresh that fails keeps the rows and says why, once', async () => {
    const { at, store, ports } = await opened();
    ports.server.reply(ROUTE, status(404));
    store.dispatch(feedEvents.pulled({ key, event: 'refreshed' }));
    await ports.clock.advance();
    expect(at()).toEqual({ list: { at: 'ready' }, pull: { at: 'normal' } });
    expect(ports.server.callsTo(ROUTE)).toHaveLength(2);
    expect(Object.values(selectToasts(store.getState())).map(({ count }) => count)).toEqual([1]);
    expect(gameList.select({})(store.getState()).data?.pages).toHaveLength(1);
  });

  it('F4: a refresh waits for a next page that is on its way, then asks', async () => {
    const { at, calls, store, ports } = await opened();
    const held = ports.server.defer(ROUTE);
    store.dispatch(feedEvents.nearedEnd({ key }));
    store.dispatch(feedEvents.pulled({ key, event: 'refreshed' }));
    await ports.clock.advance();
    held.answer(page([buildGame({ id: 30 })], { currentPage: 2, hasMore: false }));
    await ports.clock.advance();
    held.answer(page([buildGame({ id: 99 })], { hasMore: false }));
    await ports.clock.advance();
    expect(calls()).toEqual(['1', '2', '1']);
    expect(at()).toEqual({ list: { at: 'finished' }, pull: { at: 'success' } });
  });

  it('D3: a feed that left the cache leaves its phases too', async () => {
    const { store, at } = await opened();
    store.dispatch(api.util.resetApiState());
    expect(at().list.at).toBe('idle');
  });
});
