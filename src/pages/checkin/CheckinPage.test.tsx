import { act, screen, within } from '@testing-library/react';
import { statusApi } from '@/api/statusApi';
import { selectCheckin } from '@/features/checkin/checkinSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { homeRoute } from '@/pages/home/home.route';
import { loginRoute } from '@/pages/login/login.route';
import { otherRoute } from '@/pages/other/other.route';
import { rechargeRoute } from '@/pages/recharge/recharge.route';
import { connectionEvents } from '@/shell/connection/connectionSlice';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import {
  buildCheckin,
  buildCheckinMonth,
  buildCheckinResult,
  buildInvite,
  buildSigned,
} from '@/testing/builders/checkin';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { createFakeServer } from '@/testing/fakeServer';
import { fail, status } from '@/testing/fakes/answers';
import { renderApp } from '@/testing/renderApp';
import { checkinRoute } from './checkin.route';

const routes = [checkinRoute, homeRoute, loginRoute, otherRoute, rechargeRoute];
const PAGE = 'GET v1/checkin';
const SIGN = 'POST v1/checkin';
const MAKE_UP = 'POST v1/checkin/makeup';

async function open({ at = '/checkin', member = true, page = buildCheckin() as object, coinNum = 100 } = {}) {
  const server = createFakeServer();
  server.reply('POST user/center/me', buildStatus({ coinNum }));
  server.reply('GET v1/invite', buildInvite());
  server.reply(PAGE, page);
  server.reply(SIGN, buildCheckinResult());
  server.reply(MAKE_UP, buildCheckinResult({ day: '2026-03-11', reward: 0, price: 2, streak: 4, balanceAfter: 98 }));
  const app = await renderApp(at, {
    ports: { server, fetch: server.fetch },
    routes,
    ...(member ? { member: buildAccount() } : {}),
  });
  await app.pass();
  const tap = async (element: HTMLElement) => {
    await app.user.click(element);
    await app.pass();
  };
  const address = () => addressOf(selectPlace(app.store.getState()));
  return { ...app, tap, address };
}

const signButton = () => screen.getByRole('button', { name: /立即签到/ });

interface Standing {
  installed?: boolean;
  declined?: boolean;
}

describe('the check-in page', () => {
  it('shows streak, total, balance, what today and tomorrow give, and that the day is that of Beijing', async () => {
    await open();
    expect(screen.getByText('累计 86 天', { exact: false })).toBeVisible();
    expect(signButton()).toHaveTextContent('1');
    expect(screen.getByText('每日 0 点刷新（北京时间）')).toBeVisible();
    expect(screen.getByText(/再签 6 天开宝箱/)).toBeVisible();
    const week = screen.getByRole('list', { name: '本周奖励' });
    expect(within(week).getAllByRole('listitem')).toHaveLength(7);
    expect(within(week).getByText('3 月 9 日，已签到，得 1 钻')).toBeInTheDocument();
    expect(within(week).getByText('今天 3 月 13 日，可领 1 钻')).toBeInTheDocument();
    expect(within(week).getByRole('button', { name: '补签 3 月 11 日' })).toBeVisible();
  });

  it('signs once whatever the taps, shows what the server gave, and is 今日已签到 afterwards', async () => {
    const { server, user, pass, tap, store } = await open();
    const answer = server.defer(SIGN);
    const button = signButton();
    await user.click(button);
    await user.click(button);
    await pass();
    expect(server.callsTo(SIGN)).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    server.reply(PAGE, buildSigned());
    act(() => answer.answer(buildCheckinResult({ reached: [{ days: 14, coins: 10 }] })));
    await pass();
    const dialog = await screen.findByRole('dialog', { name: '签到成功' });
    expect(dialog).toHaveTextContent('+11');
    expect(dialog).toHaveTextContent('连签 14 天里程碑，再得 10 钻');
    expect(dialog).toHaveTextContent('再签 12 天得 10 钻');
    await tap(within(dialog).getByRole('button', { name: '知道了' }));
    expect(screen.getByRole('button', { name: '今日已签到' })).toHaveAttribute('aria-disabled', 'true');
    expect(store.getState().checkin.at).toBe('done');
  });

  it.each([
    ['on the second day of a streak, who has no icon yet', { streak: 2 }, {}, true],
    ['not on the first day', { streak: 1 }, {}, false],
    ['nobody who opened the app from there', { streak: 9 }, { installed: true }, false],
    ['nobody who said no within the month', { streak: 9 }, { declined: true }, false],
  ])('asks onto the home screen: %s', async (_whom, result, { installed, declined }: Standing, asks) => {
    const { server, tap, ports } = await open();
    if (installed) ports.screen.isInstalled = () => true;
    if (declined) ports.local.write('plaza:installDeclined', String(ports.clock.now() - 86_400_000));
    server.reply(SIGN, buildCheckinResult(result));
    server.reply(PAGE, buildSigned());
    await tap(signButton());
    await screen.findByRole('dialog', { name: '签到成功' });
    expect(screen.queryAllByRole('button', { name: '添加到桌面，明天一点就能签到' })).toHaveLength(asks ? 1 : 0);
  });

  it('takes "already" of another device for a success', async () => {
    const { server, tap } = await open();
    server.reply(SIGN, fail(4003, '今天已经签到过了'));
    const button = signButton();
    server.reply(PAGE, buildSigned());
    await tap(button);
    expect(await screen.findByText('已签到，钻石已到账')).toBeVisible();
    expect(screen.getByRole('button', { name: '今日已签到' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('looks for a lost answer and sends nothing again', async () => {
    const { server, tap, pass, store } = await open();
    server.reply(SIGN, new Error('lost'));
    server.reply(PAGE, status(502));
    await tap(signButton());
    expect(selectCheckin(store.getState()).at).toBe('unknown');
    expect(screen.getByText('网络不稳，正在确认签到结果')).toBeVisible();
    server.reply(PAGE, buildSigned());
    await pass(20_000);
    expect(server.callsTo(SIGN)).toHaveLength(1);
    expect(selectCheckin(store.getState())).toMatchObject({ at: 'done', result: null });
    expect(screen.getByRole('button', { name: '今日已签到' })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['the day asked for was signed', [{ day: '2026-03-13', kind: 'signed' as const }], 'done'],
    ['nothing was', [], 'refused'],
  ])('looks at the day asked for when its answer is lost over midnight: %s', async (_what, signed, at) => {
    const { server, tap, pass, store } = await open();
    server.reply(SIGN, new Error('lost'));
    server.reply(PAGE, buildCheckin({ today: '2026-03-14' }));
    const records = signed.map((row) => ({ ...row, reward: 1, price: 0, milestone: null, createTime: 0 }));
    server.reply('GET v1/checkin/record', status(502));
    await tap(signButton());
    await pass(5_000);
    expect(selectCheckin(store.getState()).at).toBe('unknown');
    server.reply('GET v1/checkin/record', buildCheckinMonth({ records }));
    await pass(20_000);
    expect(server.callsTo('GET v1/checkin/record').at(-1)?.query).toMatchObject({ month: '2026-03' });
    expect(server.callsTo(SIGN)).toHaveLength(1);
    expect(selectCheckin(store.getState())).toMatchObject({ at });
  });

  it('finds after a reload what became of a request', async () => {
    const { server, tap, ports } = await open();
    server.defer(SIGN);
    await tap(signButton());
    const again = createFakeServer();
    again.reply('POST user/center/me', buildStatus());
    again.reply('GET v1/invite', buildInvite());
    again.reply(PAGE, buildSigned());
    const next = await renderApp('/checkin', {
      ports: { server: again, fetch: again.fetch, session: ports.session },
      routes,
      member: buildAccount(),
    });
    await next.pass();
    expect(again.callsTo(SIGN)).toHaveLength(0);
    expect(selectCheckin(next.store.getState())).toMatchObject({ at: 'done', result: null });
    expect(ports.session.read('plaza:checkin')).toBeNull();
  });

  it('D4: signs nobody else who signs in after a session that ended in the middle', async () => {
    const { tap, store, ports, pass } = await open();
    ports.server.reply(SIGN, fail(2));
    await tap(signButton());
    ports.server.reply(SIGN, buildCheckinResult());
    act(() => void store.dispatch(sessionStarted({ account: buildAccount({ uid: '2002' }), by: 'login' })));
    await pass();
    expect(ports.server.callsTo(SIGN)).toHaveLength(1);
  });

  it('C5: leads a guest to login, and signs once when they are back', async () => {
    const { server, tap, user, pass, address } = await open({ member: false });
    expect(screen.getByText('连签 7 天领 20 钻')).toBeVisible();
    await tap(screen.getByRole('button', { name: /登录并签到/ }));
    expect(address()).toBe('/login');
    await tap(screen.getByRole('link', { name: /账号/ }));
    server.reply('POST user/login', buildAccount());
    await user.type(screen.getByLabelText('账号'), 'xinghe_01');
    await user.type(screen.getByLabelText('密码'), 'passw0rd');
    await tap(screen.getByRole('checkbox'));
    await tap(screen.getByRole('button', { name: '登录' }));
    await pass(1_000);
    expect(address()).toBe('/checkin');
    expect(server.callsTo(SIGN)).toHaveLength(1);
  });

  it('is off without a network and says why', async () => {
    const { server, tap, store } = await open();
    act(() => void store.dispatch(connectionEvents.lost()));
    expect(signButton()).toHaveAttribute('aria-disabled', 'true');
    expect(signButton()).toHaveAccessibleDescription('离线，稍后再试');
    await tap(signButton());
    await tap(within(screen.getByRole('list', { name: '本周奖励' })).getByRole('button', { name: '补签 3 月 11 日' }));
    expect(server.callsTo(SIGN)).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('makes a missed day up after saying what it costs', async () => {
    const { server, tap } = await open();
    await tap(within(screen.getByRole('list', { name: '本周奖励' })).getByRole('button', { name: '补签 3 月 11 日' }));
    const dialog = await screen.findByRole('dialog', { name: '补签 3 月 11 日' });
    expect(dialog).toHaveTextContent('余额 100 钻，补签后剩 98 钻');
    await tap(within(dialog).getByRole('button', { name: '确认补签' }));
    expect(server.callsTo(MAKE_UP).map(({ form }) => [form.day, form.expectPrice])).toEqual([['2026-03-11', '2']]);
    expect(await screen.findByText('补签成功：3 月 11 日')).toBeVisible();
  });

  it('counts diamonds that came by another device before it says that they are too few', async () => {
    const { server, store, tap } = await open({ coinNum: 1 });
    await store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' }));
    server.reply('POST user/center/me', buildStatus({ coinNum: 100 }));
    await tap(within(screen.getByRole('list', { name: '本周奖励' })).getByRole('button', { name: '补签 3 月 11 日' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('button', { name: '确认补签' })).toBeVisible();
    expect(dialog).toHaveTextContent('余额 100 钻，补签后剩 98 钻');
  });

  it('leads to the cashier where the diamonds are too few', async () => {
    const { tap, address } = await open({ coinNum: 1 });
    await tap(within(screen.getByRole('list', { name: '本周奖励' })).getByRole('button', { name: '补签 3 月 11 日' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('还差 1 钻');
    await tap(within(dialog).getByRole('button', { name: '去充值' }));
    expect(address()).toBe('/recharge');
  });

  it('says the rules with the numbers of the server', async () => {
    const { tap } = await open({ page: buildCheckin({ makeup: { price: 5, perMonth: 1, left: 1 } }) });
    await tap(screen.getByRole('button', { name: '规则' }));
    const sheet = await screen.findByRole('dialog', { name: '签到规则' });
    expect(sheet).toHaveTextContent('依次得 1、1、2、2、3、3、8 钻');
    expect(sheet).toHaveTextContent('每月最多 1 次，每次 5 钻');
  });

  it('asks anew when the business day ends while somebody looks', async () => {
    const { server, pass } = await open();
    const before = server.callsTo(PAGE).length;
    await pass(3_700_000);
    expect(server.callsTo(PAGE).length).toBeGreaterThan(before);
  });

  it('is a page of its own while the operator has closed it', async () => {
    await open({ page: buildCheckin({ open: false }) });
    expect(screen.getByText('签到活动暂未开放')).toBeVisible();
    expect(screen.queryByRole('button', { name: /签到/ })).not.toBeInTheDocument();
  });

  it('G4: can be asked for again where it did not come', async () => {
    const { server, tap } = await open({ page: status(404) });
    server.reply(PAGE, buildCheckin());
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(signButton()).toBeVisible();
  });
});

describe('the record of signed days', () => {
  it('C10: is told by month, and turns back to the month the member came in', async () => {
    const { server, tap, address, pass } = await open();
    server.reply('GET v1/checkin/record', ({ query }) =>
      query.month === '2026-02'
        ? buildCheckinMonth({ month: '2026-02', records: [], count: 0, coins: 0, earliest: '2026-02' })
        : buildCheckinMonth({ earliest: '2026-02' }),
    );
    await tap(screen.getByRole('link', { name: '签到记录' }));
    await pass();
    expect(address()).toBe('/checkin?view=record');
    expect(await screen.findByText('签到 2 天，共得 11 钻')).toBeVisible();
    expect(screen.getByText('签到 · 含里程碑 10 钻')).toBeVisible();
    expect(screen.getByRole('button', { name: '下个月' })).toHaveAttribute('aria-disabled', 'true');
    await tap(screen.getByRole('button', { name: '上个月' }));
    expect(address()).toBe('/checkin?view=record&month=2026-02');
    expect(screen.getByText('这个月没有签到记录')).toBeVisible();
    expect(screen.getByRole('button', { name: '上个月' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the focus on the arrow while a month is on its way, when it fails, and at the end of the way', async () => {
    const { server, user, pass } = await open();
    server.reply('GET v1/checkin/record', buildCheckinMonth({ earliest: '2026-02' }));
    await user.click(screen.getByRole('link', { name: '签到记录' }));
    await pass();
    const held = server.defer('GET v1/checkin/record');
    const previous = screen.getByRole('button', { name: '上个月' });
    await user.click(previous);
    await pass();
    expect(screen.getByText('2026 年 2 月')).toBeVisible();
    expect(previous).toHaveFocus();
    held.answer(fail(1001, '暂时看不了'));
    await pass();
    expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
    expect(previous).toHaveFocus();
    await user.keyboard('{Enter}');
    await pass();
    expect(server.callsTo('GET v1/checkin/record')).toHaveLength(2);
  });

  it('asks a guest to log in', async () => {
    await open({ at: '/checkin?view=record', member: false });
    expect(await screen.findByText('登录后查看签到记录')).toBeVisible();
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', '/login');
  });
});
