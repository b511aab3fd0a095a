import { screen, within } from '@testing-library/react';
import { homeRoute } from '@/pages/home/home.route';
import { loginRoute } from '@/pages/login/login.route';
import { rechargeRoute } from '@/pages/recharge/recharge.route';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { type Route, route } from '@/shell/navigation/route';
import { buildAccount, buildStatus, buildVipStatus } from '@/testing/builders/member';
import { buildVipConfig } from '@/testing/builders/money';
import { createFakeServer } from '@/testing/fakeServer';
import { fail, ok, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { renderApp } from '@/testing/renderApp';
import { profileRoute } from './profile.route';

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

describe('appearance', () => {
  it('B2, B4: theme, text size and motion take hold at once and are kept', async () => {
    const { ports, user, pass } = await open();
    await user.click(screen.getAllByRole('button', { name: '外观设置' })[0] as HTMLElement);
    await pass();
    await user.click(screen.getByRole('radio', { name: '深色' }));
    await user.click(screen.getByRole('radio', { name: '特大' }));
    await user.click(screen.getByRole('checkbox', { name: /减少动效/ }));
    expect(ports.document.looks.at(-1)).toEqual({ theme: 'dark', textScale: 1.3, motion: 'reduced' });
    expect(JSON.parse(ports.local.read('plaza:settings') ?? '')).toMatchObject({ theme: 'dark', textScale: 1.3 });
  });

  it('C10: ?view=settings is this sheet, and closing it takes the view out of the address', async () => {
    const { user, pass, address } = await open('/profile?view=settings');
    expect(screen.getByRole('dialog', { name: '外观' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await pass();
    expect(address()).toBe('/profile');
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
