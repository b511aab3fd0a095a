import { homeApi } from '@/api/homeApi';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { buildAccount } from '@/testing/builders/member';
import { createFakeServer } from '@/testing/fakeServer';
import { ok } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { FEED_KEY } from './feedKey';
import { restoreFeed } from './keptFeed';

const feed = (title: string) => ({
  banners: [{ id: 1, image: '/a.svg', title, linkType: 'game', linkValue: '1' }],
  shortcuts: [],
  promos: [],
  sections: [],
});

async function visit(kept?: string) {
  const server = createFakeServer();
  server.reply('GET v1/home/feed', ok(feed('今天')));
  const { store, ports } = await createTestStore({ ports: { server, fetch: server.fetch } });
  if (kept !== undefined) ports.local.write(FEED_KEY, kept);
  const begin = () => restoreFeed(store.dispatch, store.getState, ports);
  const seen = () => homeApi.endpoints.homeFeed.select()(store.getState()).data?.banners[0]?.title;
  const ask = async () => {
    await store.dispatch(homeApi.endpoints.homeFeed.initiate(undefined, { forceRefetch: 300 }));
    await ports.clock.advance();
  };
  return { store, ports, server, begin, seen, ask, stored: () => ports.local.read(FEED_KEY) };
}

const keptBy = (uid: string) => JSON.stringify({ uid, feed: feed('昨天') });

describe('the last known feed', () => {
  it('is there before any answer, and asked for anew all the same', async () => {
    const { begin, seen, ask, server } = await visit(keptBy(''));
    begin();
    expect(seen()).toBe('昨天');
    await ask();
    expect(server.callsTo('v1/home/feed')).toHaveLength(1);
    expect(seen()).toBe('今天');
  });

  it("D3: another member's is never shown", async () => {
    const { begin, seen } = await visit(keptBy('2002'));
    begin();
    expect(seen()).toBeUndefined();
  });

  it.each(['', '{', 'null', '{"uid":"","feed":{"banners":"x"}}'])('D5: a damaged one is as none (%j)', async (text) => {
    const { begin, seen } = await visit(text);
    begin();
    expect(seen()).toBeUndefined();
  });

  it('is kept from each answer, with whose it is', async () => {
    const { ask, stored } = await visit();
    await ask();
    expect(JSON.parse(stored() ?? '')).toMatchObject({ uid: '', feed: { banners: [{ title: '今天' }] } });
  });

  it.each([
    ['who signs in', sessionStarted({ account: buildAccount(), by: 'login' })],
    ['who signs out', sessionEnded({ by: 'logout' })],
  ])('D3: goes with the account: %s', async (_who, action) => {
    const { ask, store, ports, stored } = await visit();
    await ask();
    store.dispatch(action);
    await ports.clock.advance();
    expect(stored()).toBeNull();
  });

  it('H1: nothing is kept while somebody travels', async () => {
    const { ports, stored, ask } = await visit();
    ports.gate.enter('travel');
    void ask();
    await ports.clock.advance();
    expect(stored()).toBeNull();
  });
});
