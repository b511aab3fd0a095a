import { act, screen, within } from '@testing-library/react';
import { defaultConfig } from '@/shell/config/appConfig';
import { configEvents } from '@/shell/config/configSlice';
import { navigationEvents } from '@/shell/navigation/navigationSlice';
import { route } from '@/shell/navigation/route';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildHistoryEntry } from '@/testing/builders/book';
import { buildStatus, buildVipStatus } from '@/testing/builders/member';
import { fail, ok, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { bare, openProfile as open } from '@/testing/openProfile';

describe('profile of a member', () => {
  it('D2: shows who is signed in, the balance and the numbers', async () => {
    await open('/profile', { me: buildStatus({ coinNum: 1280, likeCount: 24_000 }) });
    expect(screen.getByRole('heading', { name: '星河' })).toBeVisible();
    expect(screen.getByText('UID 1001')).toBeVisible();
    expect(within(screen.getByRole('group', { name: '我的钻石' })).getByText('1,280 钻石')).toBeInTheDocument();
    expect(within(screen.getByRole('list', { name: '我的数据' })).getByText('2.4 万')).toBeVisible();
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
    expect(within(await screen.findByRole('dialog')).getByRole('textbox')).toHaveValue('1001');
  });

  it('shows an ended badge grey and with its date, beside the one that runs', async () => {
    const ended = { id: 2, name: '月度 VIP', variant: 'month' as const, expiresAt: FAKE_NOW - 86_400_000 };
    const running = { id: 3, name: '年度 VIP', variant: 'year' as const, expiresAt: FAKE_NOW + 86_400_000 };
    await open('/profile', { me: buildVipStatus({ badges: [running, ended] }) });
    expect(screen.getByText('年费 VIP')).toBeVisible();
    expect(screen.getByText('月费 VIP（已过期）')).toBeInTheDocument();
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
    expect(wallet.getByRole('alert')).toHaveTextContent('余额加载失败');
    server.reply('POST user/center/me', ok(buildStatus({ coinNum: 7 })));
    await user.click(wallet.getByRole('button', { name: '重试' }));
    await pass();
    expect(wallet.getByText('7 钻石')).toBeInTheDocument();
  });

  it('says beforehand why a minor cannot buy VIP', async () => {
    await open('/profile', { vip: { refusal: '未成年人暂不能开通 VIP' } });
    expect(screen.getByText('未成年人暂不能开通 VIP')).toBeVisible();
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

describe('the menu', () => {
  const place = (name: string, path: string) => route({ name, path, layout: 'simple', load: async () => () => null });
  const places = [
    'gifts',
    'readhistory',
    'subscriblist',
    'commenthistory',
    'checkin',
    'message',
    'faq',
    'business',
    'activity',
  ].map((name) => place(name, `/${name}`));

  it('has activities also where there is no app to download', async () => {
    await open('/profile', { routes: [...bare, ...places, place('download', '/download')] });
    const menu = within(screen.getByRole('navigation', { name: '更多功能' }));
    expect([...menu.getAllByRole('link'), ...menu.getAllByRole('button')]).toHaveLength(13);
    expect(menu.getByRole('link', { name: '活动中心' })).toBeVisible();
    expect(menu.queryByRole('link', { name: '下载 App' })).toBeNull();
  });

  it('drops nothing: with an app to download there are fourteen places', async () => {
    const { store } = await open('/profile', { routes: [...bare, ...places, place('download', '/download')] });
    act(() => void store.dispatch(configEvents.serverConfigArrived({ bundleUrl: 'https://a.example/app' })));
    const menu = within(screen.getByRole('navigation', { name: '更多功能' }));
    expect([...menu.getAllByRole('link'), ...menu.getAllByRole('button')]).toHaveLength(14);
    expect(menu.getByRole('link', { name: '下载 App' })).toBeVisible();
    expect(menu.getByRole('link', { name: '活动中心' })).toBeVisible();
  });
});

describe('the book that was read last', () => {
  const reader = route({
    name: 'readbook',
    path: '/readbook/:id/:cid',
    layout: 'standalone',
    load: async () => () => null,
  });

  it('leads back to its very chapter', async () => {
    const entry = buildHistoryEntry();
    await open('/profile', { routes: [...bare, reader], reads: [entry] });
    const card = within(screen.getByRole('group', { name: '继续阅读' }));
    expect(card.getByText(entry.book.title)).toBeVisible();
    expect(card.getByRole('link', { name: '继续阅读' })).toHaveAttribute(
      'href',
      `/readbook/${entry.book.id}/${entry.place.chapterId}`,
    );
  });
});

describe('VIP that ends while one looks', () => {
  it.each([
    ['bought this second, by a clock that is half a minute behind', 30 * 86_400_000 + 30_000, '30 天'],
    ['ending in an hour', 3_600_000, '1 天'],
  ])('counts the days of what was %s', async (_case, left, days) => {
    await open('/profile', { me: buildVipStatus({ expTime: FAKE_NOW + left }) });
    expect(within(screen.getByRole('group', { name: '星钻 VIP' })).getByText(days)).toBeVisible();
  });

  it('takes ring, ribbon and badge with it at that very second, and asks the server', async () => {
    const expTime = FAKE_NOW + 20_000;
    const badge = { id: 2, name: '月度 VIP', variant: 'month' as const, expiresAt: expTime };
    const { server, pass } = await open('/profile', { me: buildVipStatus({ expTime, badges: [badge] }) });
    expect(screen.getByText('月费 VIP')).toBeVisible();
    await pass(19_999);
    expect(screen.getByRole('button', { name: '续费' })).toBeVisible();
    const asked = server.callsTo('POST user/center/me').length;
    server.reply('POST user/center/me', ok(buildStatus({ expTime, badges: [badge] })));
    await pass(1);
    expect(screen.getByText('月费 VIP（已过期）')).toBeInTheDocument();
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

describe('an invitation that does not come', () => {
  it('is made of the code that the member’s status tells, without a word of what it gives', async () => {
    const { server, store, user, pass } = await open('/profile', { me: buildStatus({ inviteCode: 'INV 1' }) });
    server.reply('GET v1/invite', new Error('no network'));
    await user.click(screen.getByRole('button', { name: '分享' }));
    await pass(30_000);
    expect(selectOverlays(store.getState())[0]?.data).toMatchObject({
      url: 'https://plaza.test/register?inviteCode=INV%201',
      text: expect.stringContaining('INV 1'),
      poster: { inviteCode: 'INV 1', coins: 0 },
    });
  });
});

describe('an invitation that is late', () => {
  const invite = { code: 'INV1001', link: '/register?inviteCode=INV1001', count: 0, rewarded: 0, coins: 0 };
  const answer = ok({ ...invite, rewards: { invited: 5, inviter: 10, perDay: 20 } });
  const share = () => screen.getByRole('button', { name: '分享', hidden: true });

  it('is seen to be waited for, and asked for once however often one taps', async () => {
    const { server, store, user, pass } = await open();
    const held = server.defer('GET v1/invite');
    for (let tap = 0; tap < 3; tap += 1) await user.click(share());
    await pass();
    expect(share()).toHaveAttribute('aria-busy', 'true');
    expect(held.waiting).toHaveLength(1);
    held.answer(answer);
    await pass();
    expect(share()).not.toHaveAttribute('aria-busy');
    expect(selectOverlays(store.getState()).map(({ kind }) => kind)).toEqual(['share']);
  });

  it('opens nothing over the page one has gone to meanwhile', async () => {
    const { server, store, user, pass } = await open();
    const held = server.defer('GET v1/invite');
    await user.click(share());
    store.dispatch(navigationEvents.asked({ to: '/recharge', how: 'push' }));
    await pass();
    held.answer(answer);
    await pass();
    expect(selectOverlays(store.getState())).toEqual([]);
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

describe('support while the server is down', () => {
  it('still offers what the operator has configured, and asks again', async () => {
    const { ports, store, user, pass } = await open();
    act(() => void store.dispatch(configEvents.loaded({ ...defaultConfig, contactLink: 'https://help.example' })));
    ports.server.reply('POST user/kefu', status(404));
    await user.click(screen.getByRole('button', { name: '联系客服' }));
    await pass();
    const sheet = within(screen.getByRole('dialog', { name: '联系客服' }));
    expect(sheet.getByRole('link', { name: '在线客服' })).toHaveAttribute('href', 'https://help.example');
    ports.server.reply('POST user/kefu', ok({ link: null, wechat: 'plaza01', qq: null, hours: '', faqUrl: null }));
    await user.click(sheet.getByRole('button', { name: '重试' }));
    await pass();
    expect(sheet.getByRole('button', { name: '复制微信号' })).toBeVisible();
    expect(sheet.queryByRole('alert')).toBeNull();
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
