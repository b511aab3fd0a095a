import { screen, within } from '@testing-library/react';
import type { Game } from '@/contract/game';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildGame, buildTicket } from '@/testing/builders/game';
import { buildAccount } from '@/testing/builders/member';
import { buildShelfCounts, buildShelved } from '@/testing/builders/review';
import { createFakePorts } from '@/testing/fakePorts';
import { page, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const MINE = 'GET v1/game/mine';

async function open(
  at: string,
  rows: object,
  counts = buildShelfCounts(),
  { guest = false, games = [] }: { guest?: boolean; games?: Game[] } = {},
) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply('GET v1/game/mine/count', counts);
  server.reply(MINE, rows);
  server.reply('POST web/game/list', page(games));
  server.reply('POST user/game/download/{id}', buildTicket({ charged: 0 }));
  const shown = await renderApp(at, {
    ports: { server, fetch: server.fetch },
    ...(!guest && { member: buildAccount() }),
  });
  await shown.pass();
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  return { ...shown, server, tap };
}

describe('我的游戏', () => {
  it('asks a guest to log in', async () => {
    await open('/profile?view=games', page([]), buildShelfCounts(), { guest: true });
    expect(await screen.findByText('登录后查看我的游戏')).toBeVisible();
  });

  it('C10: counts three shelves, and the one that is open stands in the address', async () => {
    const { tap, store, server } = await open('/profile?view=games', page([buildShelved()]));
    const shelves = within(await screen.findByRole('group', { name: '我的游戏分类' }));
    expect(shelves.getByRole('button', { name: '已拥有 1' })).toHaveAttribute('aria-pressed', 'true');
    await tap(shelves.getByRole('button', { name: '想玩 1' }));
    expect(selectPlace(store.getState()).search).toBe('?view=games&shelf=wished');
    expect(server.callsTo(MINE).at(-1)?.query).toMatchObject({ shelf: 'wished' });
  });

  it('downloads again for nothing, and names the order under what was bought', async () => {
    const { tap } = await open('/profile?view=games', page([buildShelved({ platforms: [1] })]));
    expect(await screen.findByRole('link', { name: /30 钻\s*订单 4471/ })).toHaveAttribute(
      'href',
      '/recharge?view=ledger',
    );
    await tap(screen.getByRole('button', { name: '重新下载《远航纪元》' }));
    expect(await screen.findByText('你已购买过，再次下载不扣钻')).toBeVisible();
  });

  it('says of an update from which version to which, not by colour alone', async () => {
    const old = buildShelved({
      hasUpdate: true,
      version: '1.5.0',
      news: '新的海域',
      last: { createTime: 0, version: '1.4.0', platformType: 1 },
    });
    await open('/profile?view=games', page([old]), buildShelfCounts({ updates: 1 }));
    expect(await screen.findByLabelText('版本 1.4.0，可更新到 1.5.0')).toBeVisible();
    expect(screen.getByText('新的海域')).toBeVisible();
    expect(screen.getByRole('button', { name: '更新《远航纪元》' })).toBeVisible();
    expect(screen.getByText('1 款有新版本')).toBeVisible();
  });

  it('puts first what became cheaper, in words and with the old price struck', async () => {
    const wish = (id: number, name: string, price: number) =>
      buildShelved({ id, name, owned: false, bought: null, last: null, wish: { createTime: 0, price } });
    await open('/profile?view=games&shelf=wished', page([wish(1, '赤星机兵', 45), wish(2, '萝卜小镇', 30)]));
    expect(await screen.findByText('比加入时便宜 15 钻')).toBeVisible();
    expect(screen.getByText('加入时 45 钻').closest('s')).not.toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent)).toEqual([
      '正在降价',
      '继续等等',
    ]);
  });

  it('is a shelf with a free place when there is nothing, and says what failed', async () => {
    const none = buildShelfCounts({ owned: 0, downloaded: 0, wished: 0, spent: 0, bytes: 0, largest: [] });
    const { unmount } = await open('/profile?view=games', page([]), none);
    expect(await screen.findByText('第一格还空着')).toBeVisible();
    expect(screen.getByRole('link', { name: '挑一款免费的试试' })).toHaveAttribute('href', '/games?sort=free');
    unmount();
    const { pass } = await open('/profile?view=games&shelf=owned', status(500));
    await pass(10_000);
    expect(screen.getByText('我的游戏加载失败')).toBeVisible();
  });

  it('an empty shelf has three free games to begin with, and three others on request', async () => {
    const none = buildShelfCounts({ owned: 0, downloaded: 0, wished: 0, spent: 0, bytes: 0, largest: [] });
    const names = ['一号', '二号', '三号', '四号', '五号', '六号', '七号'];
    const games = names.map((name, at) => buildGame({ id: 100 + at, name, onlineType: 0, platforms: [1, 2] }));
    const { tap, server } = await open('/profile?view=games', page([]), none, { games });
    const shown = () => names.filter((name) => screen.queryByText(name) !== null);
    await screen.findByText('一号');
    expect(server.callsTo('web/game/list')[0]?.form).toMatchObject({ sort: 'free' });
    expect(shown()).toEqual(['一号', '二号', '三号']);
    const others = screen.getByRole('button', { name: '换一批' });
    await tap(others);
    expect(shown()).toEqual(['四号', '五号', '六号']);
    await tap(others);
    expect(shown()).toEqual(['一号', '二号', '三号']);
  });
});
