import { act, fireEvent, screen, within } from '@testing-library/react';
import { searchesKey } from '@/features/search/searchEffects';
import { bookinfoRoute } from '@/pages/bookinfo/bookinfo.route';
import { squareRoute } from '@/pages/square/square.route';
import { configEvents } from '@/shell/config/configSlice';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { buildBook } from '@/testing/builders/book';
import { buildGame } from '@/testing/builders/game';
import { buildPost } from '@/testing/builders/square';
import { createFakePorts } from '@/testing/fakePorts';
import { page, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { testRoutes } from '@/testing/testRoutes';

const SEARCH = 'GET v1/search';
const SUGGEST = 'GET v1/square/keyword/suggestion';
const routes = [...testRoutes, squareRoute, bookinfoRoute];

async function open(at = '/square?q=', history?: string[]) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply('GET v1/square/tag/list', []);
  server.reply('GET v1/square/post/list', page([]));
  server.reply('GET v1/search/hot', [{ keyword: '猫岛' }]);
  server.reply(SUGGEST, ({ query }: { query: Record<string, string> }) => [{ keyword: `${query.keyword}攻略` }]);
  server.reply(SEARCH, page([buildPost({ id: 1, title: null, content: '找到的帖子' })]));
  if (history) ports.local.write(searchesKey(''), JSON.stringify(history));
  const { history: _fresh, ...over } = ports;
  const shown = await renderApp(at, { routes, ports: over });
  await shown.pass();
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  const go = async (to: string) => {
    act(() => void shown.store.dispatch(navigationEvents.asked({ to, how: 'replace' })));
    await shown.pass();
  };
  const tap = async (name: string) => {
    await shown.user.click(screen.getByRole('button', { name }));
    await shown.pass();
  };
  const address = () => selectPlace(shown.store.getState()).search;
  return { ...shown, type, go, tap, address };
}

describe('search in the square', () => {
  it('C10: starts with one’s own searches and what others look for; a chip searches, and the address says so', async () => {
    const { tap, address, ports } = await open('/square?q=', ['灯塔']);
    expect(screen.getByRole('button', { name: '灯塔' })).toBeInTheDocument();
    await tap('猫岛');
    expect(new URLSearchParams(address()).get('q')).toBe('猫岛');
    expect(screen.getByText('找到的帖子')).toBeInTheDocument();
    expect(ports.local.read(searchesKey(''))).toBe('["猫岛","灯塔"]');
  });

  it('clears its history in this browser', async () => {
    const { tap, ports } = await open('/square?q=', ['灯塔']);
    await tap('清空');
    expect(screen.queryByRole('button', { name: '灯塔' })).toBeNull();
    expect(ports.local.read(searchesKey(''))).toBeNull();
  });

  it('a history that is not ours is none', async () => {
    const ports = createFakePorts();
    ports.local.write(searchesKey(''), '{"x":1}');
    const { history: _fresh, ...over } = ports;
    await renderApp('/square?q=', { routes, ports: over });
    expect(screen.queryByText('搜索历史')).toBeNull();
  });

  it('G3: suggests after a pause; a new key calls the earlier question off by its address', async () => {
    const { type, pass, server } = await open();
    const held = server.defer(SUGGEST);
    type('猫');
    await pass(299);
    expect(held.waiting).toHaveLength(0);
    await pass(1);
    expect(held.waiting).toHaveLength(1);
    type('猫岛');
    await pass(300);
    expect(held.waiting[0]?.signal?.aborted).toBe(true);
    expect(held.waiting[1]?.signal?.aborted).toBe(false);
    held.answer([{ keyword: '猫岛攻略' }], 1);
    held.answer([{ keyword: '猫薄荷' }], 0);
    await pass();
    const list = screen.getByRole('list', { name: '搜索建议' });
    expect(
      within(list)
        .getAllByRole('button')
        .map((one) => one.textContent),
    ).toEqual(['猫岛攻略']);
  });

  it.each([
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ])('three searches typed quickly, answered in the order %i %i %i: the last one shows', async (...order) => {
    const { go, server, pass } = await open();
    const held = server.defer(SEARCH);
    const words = ['甲', '乙', '丙'];
    for (const word of words) await go(`/square?q=${encodeURIComponent(word)}`);
    const asked = held.waiting.map(({ query }) => query.keyword);
    expect(asked).toEqual(words);
    const left = [...words];
    for (const which of order) {
      const word = words[which] as string;
      held.answer(page([buildPost({ id: which + 1, title: null, content: `关于${word}` })]), left.indexOf(word));
      left.splice(left.indexOf(word), 1);
      await pass();
    }
    expect(screen.getByText('关于丙')).toBeInTheDocument();
    expect(screen.queryByText('关于甲')).toBeNull();
    expect(screen.queryByText('关于乙')).toBeNull();
  });

  it('finds games and people too, and says what to do when nothing is found', async () => {
    const { server, user, pass, address } = await open('/square?q=%E7%8C%AB');
    server.reply(SEARCH, page([buildGame({ id: 4, name: '云端猫岛' })]));
    await user.click(screen.getByRole('tab', { name: '游戏' }));
    await pass();
    expect(server.callsTo(SEARCH).at(-1)?.query).toMatchObject({ kind: 'game', keyword: '猫' });
    expect(screen.getByText('云端猫岛')).toBeInTheDocument();
    expect(new URLSearchParams(address()).get('kind')).toBe('game');
    server.reply(SEARCH, page([]));
    await user.click(screen.getByRole('tab', { name: '用户' }));
    await pass();
    expect(screen.getByText('没有找到“猫”')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '看看广场' })).toHaveAttribute('href', '/square');
  });

  it('finds books, with a skeleton before them and a way on from a fault; the address says so', async () => {
    const { server, user, pass, tap, address } = await open('/square?q=%E7%8C%AB');
    const held = server.defer(SEARCH);
    await user.click(screen.getByRole('tab', { name: '作品' }));
    await pass();
    expect(screen.getByRole('status')).toHaveTextContent('加载中');
    held.answer(status(404));
    await pass();
    server.reply(SEARCH, page([buildBook({ id: 71, title: '猫岛邮差', author: '青禾' })]));
    await tap('重试');
    expect(server.callsTo(SEARCH).at(-1)?.query).toMatchObject({ kind: 'book', keyword: '猫' });
    expect(screen.getByRole('link', { name: /猫岛邮差/ })).toHaveAttribute('href', '/bookinfo/71');
    expect(new URLSearchParams(address()).get('kind')).toBe('book');
  });

  it('A7: names no book for adults where they are left out, and says why there is nothing', async () => {
    const { server, store, user, pass } = await open('/square?q=%E7%8C%AB');
    act(() => void store.dispatch(configEvents.loaded({ ...store.getState().config.app, ageGate: 'hide' })));
    server.reply(SEARCH, page([buildBook({ title: '深夜猫岛', adult: true })]));
    await user.click(screen.getByRole('tab', { name: '作品' }));
    await pass();
    expect(screen.queryByText('深夜猫岛')).toBeNull();
    expect(screen.getByText('符合条件的作品仅限成年人阅读')).toBeInTheDocument();
  });
});
