import { act, screen, within } from '@testing-library/react';
import { statusApi } from '@/api/statusApi';
import { selectDownload } from '@/features/download/downloadSlice';
import { selectVipOffer } from '@/features/vip/vipOfferSlice';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { buildFreeGame, buildGame, buildGameDetail, buildTicket } from '@/testing/builders/game';
import { buildAccount, buildStatus, buildVipStatus } from '@/testing/builders/member';
import { createFakePorts } from '@/testing/fakePorts';
import { fail, page, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';

const LIST = 'POST web/game/list';
const rows = [
  buildGame({ id: 1, name: '云端猫岛' }),
  buildFreeGame({ id: 2, name: '深海电台' }),
  buildGame({ id: 3, name: '萝卜小镇', buyAmount: 45, vipFree: false }),
  buildGame({ id: 4, name: '星尘拾荒者', owned: true }),
  buildGame({ id: 5, name: '龙焰远征', platforms: [2] }),
  buildGame({ id: 6, name: '旧梦', status: 'off' }),
];

async function open(at = '/games', { me }: { me?: object } = {}) {
  const ports = createFakePorts();
  const { server } = ports;
  server.reply(LIST, page(rows));
  server.reply('GET v1/game/type/list', [
    { type: 'android', name: '安卓' },
    { type: 'single', name: '单机' },
  ]);
  server.reply('POST web/game/detail', ({ form }) => buildGameDetail({ ...rows[Number(form.appID) - 1] }));
  server.reply('POST user/game/download/{id}', buildTicket());
  if (me) server.reply('POST user/center/me', me);
  const shown = await renderApp(at, {
    ports: { server, fetch: server.fetch },
    ...(me ? { member: buildAccount() } : {}),
  });
  if (me) await act(() => shown.store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' })));
  await shown.pass();
  const asked = () => server.callsTo(LIST).at(-1)?.form;
  const tap = async (element: HTMLElement) => {
    await shown.user.click(element);
    await shown.pass();
  };
  return { ...shown, asked, tap, calls: () => server.callsTo(LIST).length };
}

const row = (name: string) => screen.getByText(name).closest('article') as HTMLElement;
const button = (name: string) => within(row(name)).getByRole('button');

describe('games', () => {
  it('shows an editor’s pick, then ranked games, each leading to its page', async () => {
    await open();
    expect(within(row('云端猫岛')).getByText('编辑推荐')).toBeInTheDocument();
    expect(within(row('深海电台')).getByText('第 1 名')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /萝卜小镇/ })).toHaveAttribute('href', '/detail/3');
  });

  it('a guest sees on each button what it costs, on this device', async () => {
    await open();
    expect(button('云端猫岛')).toHaveAccessibleName('下载《云端猫岛》，30 钻石');
    expect(button('深海电台')).toHaveTextContent('下载');
    expect(button('星尘拾荒者')).toHaveTextContent('已购·下载');
    expect(button('龙焰远征')).toHaveTextContent('仅 iOS');
    expect(button('龙焰远征')).toHaveAttribute('aria-disabled', 'true');
    expect(button('旧梦')).toHaveTextContent('已下架');
    expect(button('旧梦')).toHaveAttribute('aria-disabled', 'true');
  });

  it('E1: VIP sees VIP 免费, but not where VIP does not include the game', async () => {
    await open('/games', { me: buildVipStatus() });
    expect(button('云端猫岛')).toHaveTextContent('VIP 免费');
    expect(button('萝卜小镇')).toHaveAccessibleName('下载《萝卜小镇》，45 钻石');
  });

  it('a type is a tab of the server and stands in the path, a board in the query', async () => {
    const { tap, asked, store } = await open();
    await tap(screen.getByRole('tab', { name: '单机' }));
    expect(asked()).toMatchObject({ type: 'single', platformType: '1' });
    await tap(within(screen.getByRole('group', { name: '榜单' })).getByRole('button', { name: '热门' }));
    expect(asked()).toMatchObject({ type: 'single', sort: 'hot' });
    const { pathname, search } = selectPlace(store.getState());
    expect(pathname + search).toBe('/games/single?sort=hot');
  });

  it('an unknown type is 全部', async () => {
    const { asked } = await open('/games/nonsense');
    expect(screen.getByRole('tab', { name: '全部', selected: true })).toBeInTheDocument();
    expect(asked()).not.toHaveProperty('type');
  });

  it('the device chip widens the list to everything', async () => {
    const { tap, asked } = await open();
    await tap(screen.getByRole('button', { name: '只看适合本机的游戏', pressed: true }));
    expect(asked()).not.toHaveProperty('platformType');
  });

  it('E1: a free game is downloaded from the list without leaving it', async () => {
    const { tap, store, ports } = await open();
    await tap(button('深海电台'));
    expect(ports.download.started).toHaveLength(1);
    expect(selectPlace(store.getState()).route).toBe('games');
    expect(await screen.findByRole('dialog', { name: '下载已开始' })).toBeInTheDocument();
  });

  it('E2: a paid game asks in place, and confirming twice buys once', async () => {
    const { tap, server, user, pass } = await open('/games', { me: buildStatus() });
    await tap(button('云端猫岛'));
    const dialog = await screen.findByRole('dialog', { name: '下载《云端猫岛》' });
    expect(dialog).toHaveTextContent('30 钻石');
    expect(dialog).toHaveTextContent('余额 100 钻，下载后剩 70 钻');
    expect(dialog).toHaveTextContent('VIP 会员免费下载');
    await user.dblClick(within(dialog).getByRole('button', { name: '确认下载' }));
    await pass();
    expect(server.callsTo('POST user/game/download/{id}')).toHaveLength(1);
  });

  it('E5: 立即开通 notes the game and opens the offer on the profile', async () => {
    const { tap, store } = await open('/games', { me: buildStatus() });
    await tap(button('云端猫岛'));
    await tap(await screen.findByRole('button', { name: '立即开通' }));
    expect(selectVipOffer(store.getState())).toMatchObject({ type: 1, source: 1 });
    const { pathname, search } = selectPlace(store.getState());
    expect(pathname + search).toBe('/profile?pop=1');
    expect(selectDownload(store.getState()).at).toBe('idle');
  });

  it('E2: a VIP member sees the end of their VIP and pays nothing', async () => {
    const { tap, server } = await open('/games', { me: buildVipStatus({ coinNum: 0 }) });
    await tap(button('云端猫岛'));
    const dialog = await screen.findByRole('dialog', { name: '下载《云端猫岛》' });
    expect(dialog).toHaveTextContent('VIP 会员，有效期至 2027-11-20');
    await tap(within(dialog).getByRole('button', { name: '免费下载' }));
    expect(server.callsTo('POST user/game/download/{id}')[0]?.form.expectPrice).toBe('0');
  });

  it('E2: too few diamonds offer the cashier instead of a download, and the wish waits there', async () => {
    const { tap, store, server } = await open('/games', { me: buildStatus({ coinNum: 12 }) });
    await tap(button('云端猫岛'));
    const dialog = await screen.findByRole('dialog', { name: '下载《云端猫岛》' });
    expect(dialog).toHaveTextContent('当前X钻余额不足，请充值后继续');
    expect(dialog).toHaveTextContent('余额 12 钻，还差 18 钻');
    expect(within(dialog).queryByRole('button', { name: '确认下载' })).toBeNull();
    await tap(within(dialog).getByRole('button', { name: '去充值' }));
    expect(selectPlace(store.getState()).route).toBe('recharge');
    expect(selectDownload(store.getState())).toMatchObject({ at: 'away', price: 30 });
    expect(server.callsTo('POST user/game/download/{id}')).toEqual([]);
  });

  it('E2: diamonds that came by another device are seen while the dialog asks', async () => {
    const { tap, server } = await open('/games', { me: buildStatus({ coinNum: 12 }) });
    server.reply('POST user/center/me', buildStatus({ coinNum: 100 }));
    await tap(button('云端猫岛'));
    const dialog = await screen.findByRole('dialog', { name: '下载《云端猫岛》' });
    expect(dialog).toHaveTextContent('余额 100 钻，下载后剩 70 钻');
    expect(within(dialog).getByRole('button', { name: '确认下载' })).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: '去充值' })).toBeNull();
  });

  it('E2: diamonds that were spent elsewhere meanwhile: confirming says what is missing', async () => {
    const { tap, server } = await open('/games', { me: buildStatus() });
    server.reply('POST user/game/download/{id}', fail(3001, '', { price: 30, balance: 12 }));
    await tap(button('云端猫岛'));
    await tap(await screen.findByRole('button', { name: '确认下载' }));
    const dialog = await screen.findByRole('dialog', { name: '钻石不够了' });
    expect(dialog).toHaveTextContent('当前X钻余额不足，请充值后继续');
    expect(dialog).toHaveTextContent('18 钻石');
  });

  it('C1: the tab tapped again scrolls to the top, then refreshes', async () => {
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { store, pass, calls } = await open();
    scrolled.mockClear();
    const before = calls();
    act(() => void store.dispatch(navigationEvents.tabTappedAgain()));
    await pass();
    expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(calls()).toBe(before + 1);
    scrolled.mockRestore();
  });

  it('F5: a list that failed says why and tries again', async () => {
    const ports = createFakePorts();
    ports.server.reply(LIST, status(404));
    const { user, pass } = await renderApp('/games', { ports: { server: ports.server, fetch: ports.server.fetch } });
    expect(await screen.findByRole('alert')).toHaveTextContent('请求地址出错');
    ports.server.reply(LIST, page(rows));
    await user.click(screen.getByRole('button', { name: '重试' }));
    await pass();
    expect(screen.getByText('深海电台')).toBeInTheDocument();
  });

  it('an empty board offers all games', async () => {
    const ports = createFakePorts();
    ports.server.reply(LIST, ({ form }) => page(form.sort ? [] : rows));
    const { user, pass } = await renderApp('/games?sort=vip', {
      ports: { server: ports.server, fetch: ports.server.fetch },
    });
    await user.click(await screen.findByRole('button', { name: '看全部游戏' }));
    await pass();
    expect(screen.getByText('深海电台')).toBeInTheDocument();
  });
});
