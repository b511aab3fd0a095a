import { testRoutes } from '@/testing/testRoutes';
import { createTestStore } from '@/testing/testStore';
import { prefetches } from './prefetches';

const emptyPage = { records: [], total: 0, currentPage: 1, pageSize: 20, hasMore: false };

async function touched(name: string, at: string, params = {}) {
  const { store, ports } = await createTestStore({ at, routes: testRoutes });
  ports.server.reply('POST web/game/list', emptyPage);
  const touch = async () => {
    await prefetches[name]?.(params, store.dispatch);
    await ports.clock.advance();
  };
  const lists = () => ports.server.callsTo('web/game/list').map(({ form }) => form);
  return { touch, lists };
}

describe('a list is asked for when a finger is down on its tab', () => {
  it('once, for the device, as its page will ask', async () => {
    const { touch, lists } = await touched('games', '/');
    await touch();
    await touch();
    expect(lists()).toHaveLength(1);
  });

  it('for the type the link names', async () => {
    const { touch, lists } = await touched('games', '/', { type: 'vip' });
    await touch();
    expect(lists()).toMatchObject([{ type: 'vip' }]);
  });

  it('not where its page is kept: that keeps the list as it was left', async () => {
    const { touch, lists } = await touched('games', '/games');
    await touch();
    expect(lists()).toEqual([]);
  });
});
