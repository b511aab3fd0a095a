import { screen, within } from '@testing-library/react';
import type { GiftPack } from '@/contract/gift';
import { momentText } from '@/lib/time/calendarDay';
import { activityRoute } from '@/pages/activity/activity.route';
import { checkinRoute } from '@/pages/checkin/checkin.route';
import { detailRoute } from '@/pages/detail/detail.route';
import { homeRoute } from '@/pages/home/home.route';
import { loginRoute } from '@/pages/login/login.route';
import { profileRoute } from '@/pages/profile/profile.route';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { addressOf } from '@/shell/navigation/place';
import { buildGiftPack } from '@/testing/builders/game';
import { buildAccount, buildStatus } from '@/testing/builders/member';
import { createFakeServer } from '@/testing/fakeServer';
import { fail, page, status } from '@/testing/fakes/answers';
import { FAKE_NOW } from '@/testing/fakes/fakeClock';
import { renderApp } from '@/testing/renderApp';
import { giftsRoute } from './gifts.route';

const routes = [giftsRoute, activityRoute, checkinRoute, detailRoute, homeRoute, loginRoute, profileRoute];
const LIST = 'GET v1/gift/list';
const MINE = 'GET v1/gift/me';
const CLAIM = 'POST v1/gift/{id}/claim';
const HOUR = 3_600_000;
const claimed = buildGiftPack({ state: 'claimed', code: 'AAAA-BBBB-CCCC', left: 419 });

async function open(packs: readonly GiftPack[] = [buildGiftPack()], { at = '/gifts', member = true } = {}) {
  const server = createFakeServer();
  server.reply('POST user/center/me', buildStatus());
  server.reply(
    LIST,
    page([...packs], {
      games: [
        { id: 11, name: '远航纪元' },
        { id: 12, name: '云端小镇' },
      ],
    }),
  );
  server.reply(MINE, page([]));
  server.reply(CLAIM, { ...claimed, repeated: false });
  const app = await renderApp(at, {
    ports: { server, fetch: server.fetch },
    routes,
    ...(member ? { member: buildAccount() } : {}),
  });
  await app.pass();
  const tap = async (element: HTMLElement) => {
    await app.user.click(element);
    await app.pass(600);
  };
  return { ...app, tap, address: () => addressOf(selectPlace(app.store.getState())) };
}

const shown = () => screen.getByRole('tabpanel', { hidden: false, name: /可领取/ });

describe('the gift centre', () => {
  it('shows what is in a pack, what is left, until when, and that a day is nearly over', async () => {
    await open([buildGiftPack({ claimEnd: FAKE_NOW + 5 * HOUR })]);
    expect(screen.getByText('金币 ×500')).toBeVisible();
    expect(screen.getByRole('meter', { name: '库存' })).toHaveAttribute('aria-valuenow', '420');
    expect(screen.getByText('剩余 42%（420 份）')).toBeVisible();
    expect(screen.getByText(`领取截止 ${momentText(FAKE_NOW + 5 * HOUR)}`)).toBeVisible();
    expect(screen.getByText('即将截止')).toBeVisible();
  });

  it('claims once whatever the taps, shows the code, copies it, and has it among one’s own', async () => {
    const { server, user, pass, tap, ports } = await open();
    await tap(screen.getByRole('tab', { name: '我的礼包' }));
    expect(screen.getByText('还没有领过礼包')).toBeVisible();
    await tap(screen.getByRole('tab', { name: '可领取' }));
    server.reply(MINE, page([claimed]));
    const button = screen.getByRole('button', { name: '领取：启航礼包' });
    await user.click(button);
    await user.click(button);
    await pass();
    expect(server.callsTo(CLAIM)).toHaveLength(1);
    const sheet = await screen.findByRole('dialog', { name: '礼包兑换码' });
    expect(sheet).toHaveTextContent('AAAA-BBBB-CCCC');
    expect(sheet).toHaveTextContent('进入游戏，打开设置，输入兑换码');
    await tap(within(sheet).getByRole('button', { name: '复制兑换码' }));
    expect(ports.share.copied).toEqual(['AAAA-BBBB-CCCC']);
    expect(screen.getByText('复制成功')).toBeVisible();
    await tap(within(sheet).getByRole('button', { name: '关闭' }));
    await tap(screen.getByRole('tab', { name: '我的礼包' }));
    expect(screen.getAllByRole('button', { name: '查看兑换码：启航礼包' }).length).toBeGreaterThan(0);
    expect(screen.queryByText('还没有领过礼包')).not.toBeInTheDocument();
  });

  it('says why not, and where that can be changed', async () => {
    const unmet = { state: 'conditionNotMet', left: 5 } as const;
    const { tap, address } = await open([
      buildGiftPack({ id: 1, name: '甲', ...unmet, conditionKind: 'vip', reason: '开通 VIP 会员后即可领取' }),
      buildGiftPack({ id: 2, name: '乙', ...unmet, conditionKind: 'newUser', reason: '注册 7 天内的用户可领' }),
      buildGiftPack({ id: 3, name: '丙', state: 'soldOut', left: 0 }),
      buildGiftPack({ id: 4, name: '丁', state: 'notStarted', claimStart: FAKE_NOW + HOUR }),
      buildGiftPack({ id: 5, name: '戊', ...unmet, conditionKind: 'checkin', reason: '累计签到7天后可领，还差3天' }),
    ]);
    expect(screen.getByText('开通 VIP 会员后即可领取')).toBeVisible();
    expect(screen.getByRole('link', { name: '开通 VIP' })).toHaveAttribute('href', '/profile?pop=1');
    expect(screen.getByText('注册 7 天内的用户可领')).toBeVisible();
    expect(screen.getByText('已抢完')).toBeVisible();
    expect(screen.getByText(`${momentText(FAKE_NOW + HOUR)} 开始领取`)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^领取/ })).not.toBeInTheDocument();
    await tap(screen.getByRole('link', { name: '去签到' }));
    expect(address()).toBe('/checkin');
  });

  it('C10: narrows to a game in the address, for whichever tab is shown', async () => {
    const { server, tap, address } = await open();
    await tap(within(shown()).getByRole('button', { name: '云端小镇' }));
    expect(address()).toBe('/gifts?game=12');
    expect(server.callsTo(LIST).at(-1)?.query).toMatchObject({ gameId: '12', scope: 'open' });
    await tap(screen.getByRole('tab', { name: '已过期' }));
    expect(address()).toBe('/gifts?tab=past');
    expect(server.callsTo(LIST).at(-1)?.query).toMatchObject({ scope: 'past' });
  });

  it('a pack’s time ends and begins by the server’s clock, whatever this device thinks', async () => {
    const server = createFakeServer();
    const packs = [
      buildGiftPack({ id: 1, name: '已过', claimEnd: FAKE_NOW + 25 * HOUR }),
      buildGiftPack({ id: 2, name: '已到', state: 'notStarted', claimStart: FAKE_NOW + 25 * HOUR, claimEnd: null }),
    ];
    server.reply(LIST, page(packs));
    const late = new Date(FAKE_NOW + 26 * HOUR).toUTCString();
    const fetch: typeof globalThis.fetch = async (...call) => {
      const answer = await server.fetch(...call);
      answer.headers.set('Date', late);
      return answer;
    };
    const app = await renderApp('/gifts', { ports: { server, fetch }, routes, member: buildAccount() });
    await app.pass();
    expect(screen.getByText('已结束')).toBeVisible();
    expect(screen.getByRole('button', { name: '领取：已到' })).toBeVisible();
    expect(screen.queryByRole('button', { name: '领取：已过' })).not.toBeInTheDocument();
  });

  it('F5: has a skeleton, a face for nothing with two ways on, one for a fault with a retry, and an end', async () => {
    const { server, tap, pass } = await open([]);
    expect(screen.getByText('暂时没有可领的礼包')).toBeVisible();
    expect(screen.getByRole('link', { name: '去看活动' })).toHaveAttribute('href', '/activity');
    expect(screen.getByRole('link', { name: '去签到' })).toHaveAttribute('href', '/checkin');
    server.reply(LIST, status(404));
    await tap(screen.getByRole('tab', { name: '已过期' }));
    expect(screen.getByText('信号走丢了')).toBeVisible();
    const held = server.defer(LIST);
    await tap(screen.getByRole('button', { name: '重试' }));
    expect(screen.getAllByText('加载中').length).toBeGreaterThan(0);
    held.answer(page([buildGiftPack({ state: 'claimed', code: 'OLD', redeemEnd: FAKE_NOW - HOUR })]));
    await pass();
    expect(screen.getByText(`兑换已于 ${momentText(FAKE_NOW - HOUR)} 截止`)).toBeVisible();
  });

  it('shows the code one had already instead of an error', async () => {
    const { server, tap } = await open();
    server.reply(CLAIM, fail(4002, '你已经领取过这个礼包了', { code: 'OLD-CODE' }));
    await tap(screen.getByRole('button', { name: '领取：启航礼包' }));
    expect(await screen.findByRole('dialog', { name: '礼包兑换码' })).toHaveTextContent('OLD-CODE');
  });

  it('D1: asks a guest to log in first', async () => {
    const { address, server } = await open([], { member: false });
    expect(address()).toBe('/login');
    expect(server.callsTo(LIST)).toEqual([]);
  });
});
