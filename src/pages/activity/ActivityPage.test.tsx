import { act, fireEvent, screen, within } from '@testing-library/react';
import { activityApi } from '@/api/activityApi';
import type { Activity, ActivityDetail } from '@/contract/activity';
import { selectClaim } from '@/features/rewards/claims/claimsSlice';
import { homeRoute } from '@/pages/home/home.route';
import { loginRoute } from '@/pages/login/login.route';
import { squareRoute } from '@/pages/square/square.route';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { buildActivity, buildActivityDetail, buildTaskList } from '@/testing/builders/activity';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { createFakeServer } from '@/testing/fakeServer';
import { fail, page, status } from '@/testing/fakes/answers';
import { createFakeClock, FAKE_NOW } from '@/testing/fakes/fakeClock';
import { renderApp } from '@/testing/renderApp';
import { activityRoute } from './activity.route';

const routes = [activityRoute, homeRoute, loginRoute, squareRoute];
const LIST = 'GET v1/activity/list';
const ONE = 'GET v1/activity/{id}';
const CLAIM = 'POST v1/activity/{id}/reward/{rid}/claim';
const HOUR = 3_600_000;
const TURNING = '转动中，点任意处直接看结果';

interface Opening {
  at?: string;
  member?: boolean;
  list?: readonly Activity[];
  past?: readonly Activity[];
  detail?: Partial<ActivityDetail>;
  /** How far the server's clock is ahead of this device's. */
  ahead?: number;
}

async function open({
  at = '/activity',
  member = true,
  list = [buildActivity()],
  past = [],
  detail,
  ahead = 0,
}: Opening = {}) {
  const server = createFakeServer();
  server.reply('POST user/center/me', buildStatus());
  server.reply('GET v1/task/list', buildTaskList());
  server.reply('GET v1/activity/{id}/record', page([]));
  server.reply(ONE, buildActivityDetail(detail));
  server.reply(LIST, ({ query }) =>
    page(query.scope === 'current' ? [...list] : query.scope === 'past' ? [...past] : []),
  );
  const clock = createFakeClock();
  const fetch: typeof globalThis.fetch = async (...call) => {
    const answer = await server.fetch(...call);
    if (ahead !== 0) answer.headers.set('Date', new Date(clock.now() + ahead).toUTCString());
    return answer;
  };
  const ports = { server, fetch, clock };
  const app = await renderApp(at, { ports, routes, ...(member ? { member: buildAccount() } : {}) });
  await app.pass();
  const tap = async (element: HTMLElement) => {
    await app.user.click(element);
    await app.pass(600);
  };
  return { ...app, tap, address: () => addressOf(selectPlace(app.store.getState())) };
}

describe('the activity centre', () => {
  it('tells what runs, for how long, and how many take part', async () => {
    await open();
    const card = screen.getByRole('link', { name: /远航打卡月/ });
    expect(card).toHaveAttribute('href', '/activity?id=2');
    expect(card).toHaveTextContent('进行中');
    expect(card).toHaveTextContent('距结束 2 天 1 小时');
    expect(card).toHaveTextContent('25 人参加');
  });

  it.each([
    ['tasks', { points: 60, next: { points: 100, coins: 30 } }, ['再得 40 积分拿 30 钻', '60/100']],
    ['tasks', { points: 100, next: null, open: 2 }, ['积分奖励已全部达成', '2 份奖励待领']],
    ['draw', { tickets: 3 }, ['你还有 3 张抽奖券']],
    ['draw', { tickets: 0 }, ['做任务得抽奖券']],
    ['rank', { points: 120, place: 5 }, ['你在第 5 名，120 分']],
    ['rank', { points: 0, place: null }, ['还未上榜，做任务得积分']],
  ] as const)('shows how far one is in place of what is promised: %s', async (kind, own, words) => {
    const progress = { points: 0, tickets: 0, place: null, next: null, open: 0, ...own };
    await open({ list: [buildActivity({ kind, joined: true, progress })] });
    const card = screen.getByRole('link', { name: /远航打卡月/ });
    for (const said of words) expect(card).toHaveTextContent(said);
    expect(card).not.toHaveTextContent('攒航程领奖');
  });

  it('tells month and day of this year, and the year of another one', async () => {
    const nextYear = new Date(new Date(FAKE_NOW).getFullYear() + 1, 2, 1, 12).getTime();
    await open({ list: [buildActivity({ startTime: FAKE_NOW - HOUR, endTime: nextYear })] });
    const card = screen.getByRole('link', { name: /远航打卡月/ });
    expect(card).toHaveTextContent(/\d\d-\d\d 至 \d{4}-03-01/);
    expect(card).not.toHaveTextContent(/\d{4}-\d\d-\d\d 至/);
  });

  it('waits in the shape of its cards', async () => {
    const { server } = await open();
    const card = screen.getByRole('link', { name: /远航打卡月/ }).className;
    server.defer(LIST);
    await renderApp('/activity', { ports: { server, fetch: server.fetch }, routes });
    const bones = [...document.querySelectorAll('[aria-busy="true"] > [aria-hidden="true"] > *')];
    expect(bones.length).toBeGreaterThan(1);
    for (const bone of bones) expect(bone.className).toBe(card);
  });

  it('one activity is a section of the page, which has one name', async () => {
    await open({ at: '/activity?id=2' });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 2, name: '远航打卡月' })).toBeVisible();
  });

  it('counts by the server’s clock on a device that is two days behind, and asks anew at the turn', async () => {
    const { server, pass } = await open({ ahead: 48 * HOUR });
    expect(screen.getByRole('timer')).toHaveTextContent('1:00:00');
    const before = server.callsTo(LIST).length;
    await pass(HOUR + 1_000);
    expect(server.callsTo(LIST).length).toBeGreaterThan(before);
    expect(screen.getByText('已结束')).toBeVisible();
  });

  it('C10: filters in the address; what is over stays folded until somebody wants it', async () => {
    const { tap, address } = await open({
      list: [buildActivity(), buildActivity({ id: 4, title: '会员感恩周', startTime: FAKE_NOW + HOUR })],
    });
    await tap(screen.getByRole('button', { name: '进行中' }));
    expect(address()).toBe('/activity?show=running');
    expect(screen.queryByText('会员感恩周')).not.toBeInTheDocument();
    await tap(screen.getByRole('button', { name: '全部' }));
    expect(screen.getByText('会员感恩周')).toBeVisible();
    await tap(screen.getByRole('button', { name: '展开往期活动' }));
    expect(address()).toBe('/activity?past=1');
    expect(screen.getByText('还没有往期活动')).toBeVisible();
  });

  it('says on the folded line what can still be claimed of what is over, to who took part', async () => {
    const progress = { points: 100, tickets: 0, place: null, next: null, open: 2 };
    const over = buildActivity({ id: 9, title: '夏夜会', endTime: FAKE_NOW - HOUR, joined: true, progress });
    const { server, store, pass, tap } = await open({ past: [over] });
    await tap(screen.getByRole('button', { name: '展开往期活动，2 份奖励待领' }));
    expect(screen.getByRole('link', { name: /夏夜会/ })).toHaveTextContent('2 份奖励待领');
    server.reply(CLAIM, { id: 1, coins: 2, balanceAfter: 102, repeated: false });
    const claim = activityApi.endpoints.claimActivityReward.initiate({ id: 9, rid: 1, requestId: 'claim-of-reward-1' });
    act(() => void store.dispatch(claim));
    await pass();
    expect(screen.getByRole('button', { name: '收起往期活动，1 份奖励待领' })).toBeVisible();
    expect(screen.getByRole('link', { name: /夏夜会/ })).toHaveTextContent('1 份奖励待领');
  });

  it('asks for what is over only when a guest unfolds it', async () => {
    const { tap, server } = await open({ member: false });
    const asked = () => server.callsTo(LIST).filter(({ query }) => query.scope === 'past').length;
    expect(asked()).toBe(0);
    await tap(screen.getByRole('button', { name: '展开往期活动' }));
    expect(asked()).toBe(1);
  });

  it('has a page for a guest’s own activities', async () => {
    await open({ at: '/activity?show=mine', member: false });
    expect(screen.getByText('登录后查看参加的活动')).toBeVisible();
    expect(screen.getByRole('link', { name: '去登录' })).toHaveAttribute('href', '/login');
  });

  it('F5: has a skeleton, a face for nothing, and one for a fault with a retry', async () => {
    const { server, tap } = await open({ list: [] });
    expect(screen.getByText('暂时没有进行中的活动')).toBeVisible();
    server.reply(LIST, status(404));
    await tap(screen.getByRole('button', { name: '我参加的' }));
    expect(screen.getByText('信号走丢了')).toBeVisible();
    server.reply(LIST, page([buildActivity({ joined: true })]));
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('已参加')).toBeVisible();
  });

  it('shows the daily tasks beside the activities; one claim whatever the taps', async () => {
    const { server, user, pass, tap, address } = await open();
    await tap(screen.getByRole('tab', { name: '每日任务' }));
    expect(address()).toBe('/activity?tab=tasks');
    const row = await screen.findByRole('button', { name: '领取：点赞 3 个帖子' });
    expect(screen.getByText(/每日 0 点刷新（北京时间）/)).toHaveTextContent('· 1:00:00');
    server.reply('POST v1/task/{id}/claim', { id: 1, reward: 1, balanceAfter: 101, repeated: false });
    // The list itself is still on its way when the claim is through.
    server.defer('GET v1/task/list');
    await user.click(row);
    await user.click(row);
    await pass();
    expect(server.callsTo('POST v1/task/{id}/claim')).toHaveLength(1);
    expect(screen.getByText('已到账 +1 钻')).toBeVisible();
    expect(screen.getByText('已完成')).toBeVisible();
  });
});

describe('one activity', () => {
  it('is joined once, and then its tasks lead to what is to be done', async () => {
    const { server, tap } = await open({ at: '/activity?id=2' });
    expect(screen.queryByRole('button', { name: /去完成/ })).not.toBeInTheDocument();
    server.reply('POST v1/activity/{id}/join', { joined: true, points: 10, tickets: 0, repeated: false });
    server.reply(ONE, buildActivityDetail({ joined: true, points: 10 }));
    await tap(screen.getByRole('button', { name: '立即参加' }));
    expect(server.callsTo('POST v1/activity/{id}/join')).toHaveLength(1);
    expect(screen.getByText('已参加，完成任务会自动记上')).toBeVisible();
    expect(screen.getByText('我的积分 10')).toBeVisible();
    expect(screen.getByRole('meter', { name: '积分进度' })).toHaveAttribute('aria-valuenow', '10');
    expect(screen.getByText('还没有记录')).toBeVisible();
  });

  it('that was joined is among one’s own, and says so in the list', async () => {
    const { server, tap, user, pass } = await open();
    await tap(screen.getByRole('button', { name: '我参加的' }));
    await tap(screen.getByRole('button', { name: '全部' }));
    await user.click(screen.getByRole('link', { name: /远航打卡月/ }));
    await pass();
    server.reply('POST v1/activity/{id}/join', { joined: true, points: 10, tickets: 0, repeated: false });
    server.reply(LIST, page([buildActivity({ joined: true })]));
    await tap(screen.getByRole('button', { name: '立即参加' }));
    await tap(screen.getByRole('button', { name: '返回' }));
    expect(screen.getByRole('link', { name: /远航打卡月/ })).toHaveTextContent('已参加');
    await tap(screen.getByRole('button', { name: '我参加的' }));
    expect(screen.getByRole('link', { name: /远航打卡月/ })).toBeVisible();
  });

  it('gives a rung of its ladder once', async () => {
    const { server, user, pass } = await open({ at: '/activity?id=2', detail: { joined: true, points: 10 } });
    const answer = server.defer(CLAIM);
    const button = screen.getByRole('button', { name: '领取：启航补给' });
    await user.click(button);
    await user.click(button);
    await pass();
    expect(answer.waiting).toHaveLength(1);
    answer.answer({ id: 1, coins: 2, balanceAfter: 102, repeated: false });
    await pass();
    expect(screen.getByText('已到账 +2 钻')).toBeVisible();
    expect(screen.getByText('未达成')).toBeVisible();
  });

  it('E3: nothing is left to claim, join or draw while the server is asked how it stands now', async () => {
    const prizes = [{ id: 2, coins: 8, percent: 100 }];
    const detail = { kind: 'draw', joined: true, points: 10, tickets: 1, prizes } as const;
    const { server, tap } = await open({ at: '/activity?id=2', detail });
    server.defer(ONE);
    server.reply(CLAIM, { id: 1, coins: 2, balanceAfter: 102, repeated: false });
    await tap(screen.getByRole('button', { name: '领取：启航补给' }));
    expect(screen.queryByRole('button', { name: '领取：启航补给' })).not.toBeInTheDocument();
    server.reply('POST v1/activity/{id}/draw', {
      prizeId: 2,
      coins: 8,
      tickets: 0,
      balanceAfter: 110,
      repeated: false,
    });
    await tap(screen.getByRole('button', { name: '用 1 张券抽一次' }));
    await tap(screen.getByRole('button', { name: TURNING }));
    await tap(await screen.findByRole('button', { name: '收下' }));
    expect(screen.getByRole('button', { name: '做任务得抽奖券' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('E3: whoever has joined need not join again before the server is asked', async () => {
    const { server, tap } = await open({ at: '/activity?id=2' });
    server.defer(ONE);
    server.reply('POST v1/activity/{id}/join', { joined: true, points: 10, tickets: 0, repeated: false });
    await tap(screen.getByRole('button', { name: '立即参加' }));
    expect(screen.queryByRole('button', { name: '立即参加' })).not.toBeInTheDocument();
  });

  it('shows in the lists behind it that one takes part, and stands among one’s own', async () => {
    const { server, tap, ports, pass } = await open();
    await tap(screen.getByRole('button', { name: '我参加的' }));
    await tap(screen.getByRole('button', { name: '全部' }));
    await tap(screen.getByRole('link', { name: /远航打卡月/ }));
    server.reply('POST v1/activity/{id}/join', { joined: true, points: 10, tickets: 0, repeated: false });
    server.reply(ONE, buildActivityDetail({ joined: true, participants: 26 }));
    server.reply(LIST, page([buildActivity({ joined: true, participants: 26 })]));
    await tap(screen.getByRole('button', { name: '立即参加' }));
    const asked = server.callsTo(LIST).length;
    act(() => ports.history.go(-1));
    await pass(600);
    const card = screen.getByRole('link', { name: /远航打卡月/ });
    expect(card).toHaveTextContent('已参加');
    expect(card).toHaveTextContent('26 人参加');
    await tap(screen.getByRole('button', { name: '我参加的' }));
    expect(screen.getByRole('link', { name: /远航打卡月/ })).toHaveTextContent('已参加');
    expect(server.callsTo(LIST)).toHaveLength(asked);
  });

  const prizes = [
    { id: 1, coins: 0, percent: 50 },
    { id: 2, coins: 8, percent: 50 },
  ];
  const drawing = (over: Partial<ActivityDetail> = {}) => ({
    ...buildActivityDetail({ kind: 'draw', joined: true, tickets: 2, prizes, rewards: [] }),
    ...over,
  });
  const drawn = { prizeId: 2, coins: 8, tickets: 1, balanceAfter: 108, repeated: false };
  const draws = 'POST v1/activity/{id}/draw';

  it('draws once for a ticket; what it won is told when the wheel rests, and not before', async () => {
    const { server, tap, store } = await open({ at: '/activity?id=2', detail: drawing() });
    server.reply(draws, drawn);
    server.reply(ONE, drawing({ tickets: 1 }));
    await tap(screen.getByRole('button', { name: '用 1 张券抽一次' }));
    expect(selectClaim(store.getState(), 'draw:2').at).toBe('won');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const disc = document.querySelector('[data-at="turning"]') as SVGElement;
    expect(disc.style.getPropertyValue('--rest')).toBe('0deg');
    fireEvent.animationEnd(disc);
    const dialog = await screen.findByRole('dialog', { name: '抽中啦' });
    expect(dialog).toHaveTextContent('8钻');
    await tap(within(dialog).getByRole('button', { name: '收下' }));
    expect(selectClaim(store.getState(), 'draw:2').at).toBe('resting');
    expect(screen.getByText(/还有 1 张券/)).toBeVisible();
    expect(server.callsTo(draws)).toHaveLength(1);
  });

  it('the next tap anywhere shows the result at once; nothing won is said plainly, and the next draw is a tap away', async () => {
    const { server, tap } = await open({ at: '/activity?id=2', detail: drawing() });
    server.reply(draws, { ...drawn, prizeId: 1, coins: 0 });
    server.reply(ONE, drawing({ tickets: 1 }));
    await tap(screen.getByRole('button', { name: '用 1 张券抽一次' }));
    await tap(screen.getByRole('button', { name: TURNING }));
    const missed = await screen.findByRole('dialog', { name: '这次没中' });
    server.reply(draws, { ...drawn, tickets: 0 });
    server.reply(ONE, drawing({ tickets: 0 }));
    await tap(within(missed).getByRole('button', { name: '再抽（剩 1 张）' }));
    expect(server.callsTo(draws)).toHaveLength(2);
    await tap(screen.getByRole('button', { name: TURNING }));
    const won = await screen.findByRole('dialog', { name: '抽中啦' });
    expect(within(won).queryByRole('button', { name: /再抽/ })).not.toBeInTheDocument();
    await tap(within(won).getByRole('button', { name: '收下' }));
    expect(screen.getByRole('button', { name: '做任务得抽奖券' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('publishes its odds to everybody, and what a ticket brings on average', async () => {
    const { tap } = await open({ at: '/activity?id=2', member: false, detail: drawing({ joined: false, tickets: 0 }) });
    await tap(screen.getByRole('button', { name: '中奖概率' }));
    const sheet = await screen.findByRole('dialog', { name: '中奖概率' });
    expect(within(sheet).getAllByText('50%')).toHaveLength(2);
    expect(sheet).toHaveTextContent('一张券约得 4 钻');
  });

  it('shows the ranking with one’s own place, also below the top', async () => {
    const { server, pass, tap } = await open({ at: '/activity' });
    const row = (place: number, uid: string) => ({ place, uid, name: `第${uid}号`, avatar: '', points: 100 - place });
    server.reply(ONE, buildActivityDetail({ kind: 'rank', joined: true }));
    server.reply('GET v1/activity/{id}/rank', { records: [row(1, '7'), row(2, '8')], mine: row(30, '1001') });
    await tap(screen.getByRole('link', { name: /远航打卡月/ }));
    await pass();
    const list = screen.getByText('排行榜').closest('section') as HTMLElement;
    expect(within(list).getByText('第 30 名')).toBeVisible();
    expect(within(list).getAllByRole('listitem')).toHaveLength(3);
    expect(within(list).getByText('第1001号（我）')).toBeVisible();
  });

  it.each([
    [{ status: 'upcoming', startTime: FAKE_NOW + HOUR }, '活动还未开始'],
    [{ status: 'ended', endTime: FAKE_NOW - HOUR }, '活动已结束'],
    [{ eligible: false, condition: '绑定手机号后可参加' }, '暂不符合参加条件：绑定手机号后可参加'],
  ] as const)('offers no way in where there is none: %o', async (detail, words) => {
    await open({ at: '/activity?id=2', detail });
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: '立即参加' })).not.toBeInTheDocument();
  });

  it('G4: is asked for again where it did not come, and leads to the others where it is gone', async () => {
    const { server, tap, address } = await open();
    server.reply(ONE, status(404));
    await tap(screen.getByRole('link', { name: /远航打卡月/ }));
    server.reply(ONE, fail(1002, '活动不存在'));
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getByText('没有找到这个活动')).toBeVisible();
    await tap(screen.getByRole('link', { name: '看全部活动' }));
    expect(address()).toBe('/activity');
    expect(screen.getByRole('link', { name: /远航打卡月/ })).toBeVisible();
  });
});
