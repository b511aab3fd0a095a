import { act, screen, within } from '@testing-library/react';
import { peopleApi } from '@/api/peopleApi';
import { homeRoute } from '@/pages/home/home.route';
import { loginRoute } from '@/pages/login/login.route';
import { rechargeRoute } from '@/pages/recharge/recharge.route';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { type Route, route } from '@/shell/navigation/route';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildAccount, buildStatus, buildUserCard, buildVipStatus } from '@/testing/builders/member';
import { buildVipConfig } from '@/testing/builders/money';
import { createFakeServer } from '@/testing/fakeServer';
import { fail, ok, page, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { renderApp } from '@/testing/renderApp';
import { profileRoute } from './profile.route';

// In a browser it is a chunk; here its first import takes longer than a tap.
beforeAll(() => import('./views'));

const bare = [homeRoute, loginRoute, profileRoute, rechargeRoute];

interface Opening {
  member?: boolean;
  me?: object;
  vip?: object;
  routes?: readonly Route[];
}

async function open(at = '/profile', { member = true, me = buildStatus(), vip, routes = bare }: Opening = {}) {
  const server = createFakeServer();
  server.reply('POST user/center/me', me);
  server.reply('POST vip/vipconfig', buildVipConfig(vip));
  server.reply('GET v1/coin/product/list', { products: [], payTypes: [], refusal: null });
  const who = member ? { member: buildAccount() } : {};
  const app = await renderApp(at, { ports: { server, fetch: server.fetch }, routes, ...who });
  await app.pass();
  const address = () => addressOf(selectPlace(app.store.getState()));
  return { ...app, address };
}

describe('profile of a member', () => {
  it('D2: shows who is signed in, the balance and the numbers', async () => {
    await open('/profile', { me: buildStatus({ coinNum: 1280, likeCount: 24_000 }) });
    expect(screen.getByRole('heading', { name: '星河' })).toBeVisible();
    expect(screen.getByText('UID 1001')).toBeVisible();
    expect(within(screen.getByRole('group', { name: '我的钻石' })).getByText('1,280 钻石')).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: '我的数据' })).getByText('2.4万')).toBeVisible();
    expect(screen.getByRole('link', { name: '充值' })).toHaveAttribute('href', '/recharge');
    expect(screen.getByRole('link', { name: '明细' })).toHaveAttribute('href', '/recharge?view=ledger');
  });

  it('F2: copies the uid and says so', async () => {
    const { ports, user, pass } = await open();
    await user.click(screen.getByRole('button', { name: '复制 UID' }));
    await pass();
    expect(ports.share.copied).toEqual(['1001']);
    expect(screen.getByText('复制成功')).toBeVisible();
  });

  it('F2: offers the uid to select where the browser refuses to copy', async () => {
    const { ports, user, pass } = await open();
    ports.share.works = false;
    await user.click(screen.getByRole('button', { name: '复制 UID' }));
    await pass();
    expect(within(screen.getByRole('dialog')).getByRole('textbox')).toHaveValue('1001');
  });

  it('shows an ended badge grey and with its date, beside the one that runs', async () => {
    const ended = { id: 2, name: '月度VIP', variant: 'month' as const, expiresAt: FAKE_NOW - 86_400_000 };
    const running = { id: 3, name: '年度VIP', variant: 'year' as const, expiresAt: FAKE_NOW + 86_400_000 };
    await open('/profile', { me: buildVipStatus({ badges: [running, ended] }) });
    expect(screen.getByText('年费VIP')).toBeVisible();
    expect(screen.getByText('月费VIP（已过期）')).toBeInTheDocument();
    expect(screen.getByText('2026-11-19 到期')).toBeVisible();
  });

  it('says when VIP ends, and what it would cost a day while there is none', async () => {
    await open('/profile', { me: buildVipStatus() });
    const card = within(screen.getByRole('group', { name: '星钻 VIP' }));
    expect(card.getByText('2027-11-20 到期')).toBeVisible();
    expect(card.getByRole('button', { name: '续费' })).toBeVisible();
  });

  it('draws links only to places this build has', async () => {
    const message = route({ name: 'message', path: '/message', layout: 'simple', load: async () => () => null });
    const first = await open();
    expect(screen.queryByRole('link', { name: '消息' })).toBeNull();
    expect(screen.getByRole('button', { name: '联系客服' })).toBeVisible();
    first.unmount();
    await open('/profile', { routes: [...bare, message] });
    expect(screen.getByRole('link', { name: '消息' })).toHaveAttribute('href', '/message');
  });

  it('G4: a balance that did not come can be asked for again', async () => {
    const { server, user, pass } = await open('/profile', { me: status(404) });
    const wallet = within(screen.getByRole('group', { name: '我的钻石' }));
    expect(wallet.getByRole('alert')).toHaveTextContent('余额没有加载出来');
    server.reply('POST user/center/me', ok(buildStatus({ coinNum: 7 })));
    await user.click(wallet.getByRole('button', { name: '重试' }));
    await pass();
    expect(wallet.getByText('7 钻石')).toBeInTheDocument();
  });

  it('says beforehand why a minor cannot buy VIP', async () => {
    await open('/profile', { vip: { refusal: '未成年人暂不能开通VIP' } });
    expect(screen.getByText('未成年人暂不能开通VIP')).toBeVisible();
  });
});

describe('profile of a guest', () => {
  it('has the same blocks with the numbers hidden, and one login', async () => {
    await open('/profile', { member: false });
    expect(screen.getByRole('heading', { name: '登录后更精彩' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: '登录/注册' })).toHaveLength(1);
    expect(screen.getByText('登录后可见')).toBeVisible();
    expect(within(screen.getByRole('list', { name: '我的数据' })).getAllByText('–')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: '退出登录' })).toBeNull();
  });
});

describe('settings', () => {
  it('B2, B4: theme, text size and motion take hold at once and are kept', async () => {
    const { ports, user, pass, address } = await open();
    await user.click(screen.getAllByRole('link', { name: '设置' })[0] as HTMLElement);
    await pass();
    expect(address()).toBe('/profile?view=settings');
    await user.click(await screen.findByRole('radio', { name: '深色' }));
    await user.click(screen.getByRole('radio', { name: '特大' }));
    await user.click(screen.getByRole('switch', { name: '减少动效' }));
    expect(ports.document.looks.at(-1)).toMatchObject({ theme: 'dark', textScale: 1.3, motion: 'reduced' });
    expect(JSON.parse(ports.local.read('plaza:settings') ?? '')).toMatchObject({ theme: 'dark', textScale: 1.3 });
  });

  it('saves data: nothing is fetched ahead any more', async () => {
    const { ports, user, pass } = await open('/profile?view=settings');
    await user.click(screen.getByRole('switch', { name: '省流量模式' }));
    await pass();
    expect(JSON.parse(ports.local.read('plaza:settings') ?? '')).toMatchObject({ dataSaver: true });
  });

  it('says how much is kept, and lets it go without signing anybody out', async () => {
    const { store, user, pass } = await open();
    await store.dispatch(peopleApi.endpoints.userProfile.initiate({ id: 7 }, { subscribe: false, forceRefetch: true }));
    act(() => void store.dispatch(navigationEvents.asked({ to: '/profile?view=settings', how: 'push' })));
    await pass();
    const row = screen.getByRole('button', { name: /清除缓存/ });
    expect(row).not.toHaveTextContent(/缓存.* 0 B/);
    await user.click(row);
    await pass();
    expect(row).toHaveTextContent('0 B');
    expect(screen.getByText('缓存已清除')).toBeVisible();
    expect(store.getState().account.uid).toBe('1001');
  });

  it('names the build, leads to blocked people, opens the muted words', async () => {
    const { user, pass } = await open('/profile?view=settings');
    expect(screen.getByText('3f2a9c01b4')).toBeVisible();
    expect(screen.getByRole('link', { name: '屏蔽的人' })).toHaveAttribute('href', '/profile?view=blocked');
    await user.click(screen.getByRole('button', { name: /屏蔽词/ }));
    await pass();
    expect(screen.getByRole('dialog', { name: '屏蔽词' })).toBeVisible();
  });

  it('C10: back leads to the profile', async () => {
    const { user, pass, address } = await open('/profile?view=settings');
    await user.click(screen.getByRole('button', { name: '返回' }));
    await pass();
    expect(address()).toBe('/profile');
  });
});

describe('people', () => {
  const people = [
    { ...buildUserCard({ id: 7, name: '北辰', followed: true }), intro: '看星星', postCount: 1, fanCount: 2 },
    { ...buildUserCard({ id: 8, uid: '1008', name: '小满', followed: true }), intro: '', postCount: 0, fanCount: 0 },
  ];

  it('the numbers lead to the lists', async () => {
    await open('/profile', { me: buildStatus({ followCount: 2, fanCount: 5 }) });
    expect(screen.getByRole('link', { name: '2 关注' })).toHaveAttribute('href', '/profile?view=follows');
    expect(screen.getByRole('link', { name: '5 粉丝' })).toHaveAttribute('href', '/profile?view=fans');
  });

  it('C10: whom one follows, to be unfollowed and followed again', async () => {
    const server = createFakeServer();
    server.reply('GET v1/user/follow/list', page(people));
    server.reply('DELETE v1/user/follow/{id}', ok({ followed: false }));
    const { user, pass } = await renderApp('/profile?view=follows', {
      ports: { server, fetch: server.fetch },
      routes: bare,
      member: buildAccount(),
    });
    await pass();
    expect(screen.getByRole('heading', { name: '我的关注' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /北辰.*已关注|已关注.*北辰|取消关注.*北辰/ }));
    await pass();
    expect(server.callsTo('DELETE v1/user/follow/7')).toHaveLength(1);
    expect(screen.getByText('看星星')).toBeVisible();
  });

  it('C10: the blocked, each to be let back; the last one leaves the empty face', async () => {
    const server = createFakeServer();
    server.reply('GET v1/user/block/list', page([people[0]]));
    server.reply('DELETE v1/user/block/{id}', ok({ blocked: false }));
    const { user, pass } = await renderApp('/profile?view=blocked', {
      ports: { server, fetch: server.fetch },
      routes: bare,
      member: buildAccount(),
    });
    await pass();
    await user.click(screen.getByRole('button', { name: '解除屏蔽 北辰' }));
    await pass();
    expect(server.callsTo('DELETE v1/user/block/7')).toHaveLength(1);
    expect(screen.getByText('已解除屏蔽')).toBeVisible();
    expect(screen.getByText('没有屏蔽任何人')).toBeVisible();
  });

  it('G4: a list that did not come can be asked for again; a guest is told to log in', async () => {
    const first = await open('/profile?view=fans');
    expect(screen.getByRole('alert')).toBeVisible();
    first.server.reply('GET v1/user/fans/list', page([]));
    await first.user.click(screen.getByRole('button', { name: '重试' }));
    await first.pass();
    expect(screen.getByText('还没有粉丝')).toBeVisible();
    first.unmount();
    await open('/profile?view=fans', { member: false });
    expect(screen.getByText('登录后可见')).toBeVisible();
    expect(screen.getByRole('link', { name: '登录/注册' })).toHaveAttribute('href', '/login');
  });
});

describe('VIP that ends while one looks', () => {
  it('takes ring, ribbon and badge with it at that very second, and asks the server', async () => {
    const expTime = FAKE_NOW + 20_000;
    const badge = { id: 2, name: '月度VIP', variant: 'month' as const, expiresAt: expTime };
    const { server, pass } = await open('/profile', { me: buildVipStatus({ expTime, badges: [badge] }) });
    expect(screen.getByText('月费VIP')).toBeVisible();
    await pass(19_999);
    expect(screen.getByRole('button', { name: '续费' })).toBeVisible();
    const asked = server.callsTo('POST user/center/me').length;
    server.reply('POST user/center/me', ok(buildStatus({ expTime, badges: [badge] })));
    await pass(1);
    expect(screen.getByText('月费VIP（已过期）')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '立即开通' })).toBeVisible();
    expect(server.callsTo('POST user/center/me').length).toBe(asked + 1);
  });
});

describe('sharing', () => {
  it('a member shares an invitation with its poster, a guest the plain address', async () => {
    const first = await open();
    const rewards = { invited: 5, inviter: 10, perDay: 20 };
    first.server.reply(
      'GET v1/invite',
      ok({ code: 'INV1001', link: '/register?inviteCode=INV1001', count: 0, rewarded: 0, coins: 0, rewards }),
    );
    await first.user.click(screen.getByRole('button', { name: '分享' }));
    await first.pass();
    const [sheet] = selectOverlays(first.store.getState());
    expect(sheet?.data).toMatchObject({
      url: 'https://plaza.test/register?inviteCode=INV1001',
      poster: { inviteCode: 'INV1001', coins: 5 },
    });
    first.unmount();
    const guest = await open('/profile', { member: false });
    await guest.user.click(screen.getByRole('button', { name: '分享' }));
    await guest.pass();
    expect(selectOverlays(guest.store.getState())[0]?.data).toMatchObject({ url: 'https://plaza.test/' });
  });
});

describe('support', () => {
  it('offers every way that exists and copies numbers', async () => {
    const { ports, user, pass } = await open();
    const ways = { link: 'https://help.example', wechat: 'plaza01', qq: null, hours: '9:00–21:00', faqUrl: null };
    ports.server.reply('POST user/kefu', ok(ways));
    await user.click(screen.getByRole('button', { name: '联系客服' }));
    await pass();
    const sheet = within(screen.getByRole('dialog', { name: '联系客服' }));
    expect(sheet.getByRole('link', { name: '在线客服' })).toHaveAttribute('href', 'https://help.example');
    expect(sheet.queryByText('QQ')).toBeNull();
    await user.click(sheet.getByRole('button', { name: '复制微信号' }));
    expect(ports.share.copied).toEqual(['plaza01']);
  });

  it('never follows an address that is not of the web', async () => {
    const { ports, user, pass } = await open();
    const ways = { link: 'javascript:alert(1)', wechat: null, qq: null, hours: '', faqUrl: null };
    ports.server.reply('POST user/kefu', ok(ways));
    await user.click(screen.getByRole('button', { name: '联系客服' }));
    await pass();
    expect(screen.getByText('暂时没有客服联系方式')).toBeVisible();
    expect(screen.queryByRole('link', { name: '在线客服' })).toBeNull();
  });
});

describe('logging out', () => {
  it('D3: asks first, then the page is a guest’s', async () => {
    const { ports, user, pass } = await open();
    ports.server.reply('POST user/logout', fail(1001));
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await pass();
    const dialog = within(screen.getByRole('dialog', { name: '确定退出登录吗？' }));
    await user.click(dialog.getByRole('button', { name: '再想想' }));
    await pass(400);
    expect(screen.getByRole('heading', { name: '星河' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '退出登录' }));
    await pass();
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '退出登录' }));
    await pass(4_000);
    expect(screen.getByRole('heading', { name: '登录后更精彩' })).toBeVisible();
  });
});
