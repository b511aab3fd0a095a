import { gameApi } from '@/api/gameApi';
import { statusApi } from '@/api/statusApi';
import { code } from '@/contract/codes';
import { selectPlace } from '@/shell/navigation/navigationSlice';
import { buildFreeGame, buildGame, buildGameDetail, buildTicket } from '@/testing/builders/game';
import { buildStatus, buildVipStatus } from '@/testing/builders/member';
import { DETAIL, downloadScene, ME, SEND } from '@/testing/downloadScene';
import { fail, page, status } from '@/testing/fakes/answers';
import { downloadEvents as events } from './downloadSlice';

describe('spec 4: the download flow', () => {
  it('E1: a free game is requested at once, by a guest too, and its file starts', async () => {
    const { asks, at, sent, overlays, ports } = await downloadScene({ guest: true });
    await asks(buildFreeGame());
    expect(sent().map(({ path, form }) => [path, form.platformType])).toEqual([['user/game/download/12', '1']]);
    expect(at().at).toBe('started');
    expect(ports.download.started).toEqual([{ url: '/dl/ticket-11', name: 'yuanhang-1.4.0.apk' }]);
    expect(overlays()).toEqual(['download-result']);
  });

  it('E1: a guest asking for a paid game is led to login, and nothing is requested', async () => {
    const { asks, sent, store, overlays } = await downloadScene({ guest: true });
    await asks();
    expect(selectPlace(store.getState()).route).toBe('login');
    expect(sent()).toEqual([]);
    expect(overlays()).toEqual([]);
  });

  it('E1: a member is asked first, and confirming sends the price they saw with one requestId', async () => {
    const { asks, does, sent, overlays, at, toasts } = await downloadScene();
    await asks();
    expect(overlays()).toEqual(['purchase']);
    expect(sent()).toEqual([]);
    await does(events.confirmed());
    expect(sent().map(({ form }) => form)).toEqual([
      expect.objectContaining({ expectPrice: '30', requestId: '00000000-0000-4000-8000-000000000001' }),
    ]);
    expect(at().at).toBe('started');
    expect(overlays()).toEqual(['download-result']);
    expect(toasts()).toEqual([]);
  });

  it('E3: twenty quick confirms are one request', async () => {
    const { asks, does, sent } = await downloadScene();
    await asks();
    await does(...Array.from({ length: 20 }, () => events.confirmed()));
    await does(...Array.from({ length: 20 }, () => events.confirmed()));
    expect(sent()).toHaveLength(1);
  });

  it('E1: too few diamonds close the purchase dialog and show the other one', async () => {
    const { asks, does, sent, overlays, at, server } = await downloadScene();
    server.reply(ME, buildStatus({ coinNum: 29 }));
    await asks();
    await does(events.confirmed());
    expect(overlays()).toEqual(['insufficient']);
    expect(at()).toMatchObject({ at: 'insufficient', price: 30, balance: 29 });
    expect(sent()).toEqual([]);
  });

  it('E1: diamonds that came by another device count: a known balance that falls short is asked anew, once', async () => {
    const { asks, does, at, server, store } = await downloadScene();
    server.reply(ME, buildStatus({ coinNum: 5 }));
    await store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' }));
    server.reply(ME, buildStatus({ coinNum: 500 }));
    const before = server.callsTo(ME).length;
    await asks();
    server.defer(SEND);
    await does(events.confirmed());
    expect(at().at).toBe('requesting');
    expect(server.callsTo(ME)).toHaveLength(before + 1);
  });

  it('E1: a known balance that falls short and cannot be asked anew is what counts', async () => {
    const { asks, does, at, server, store, sent } = await downloadScene();
    server.reply(ME, buildStatus({ coinNum: 5 }));
    await store.dispatch(statusApi.endpoints.me.initiate({ uid: '1001' }));
    server.reply(ME, status(404));
    await asks();
    await does(events.confirmed());
    expect(at()).toMatchObject({ at: 'insufficient', price: 30, balance: 5 });
    expect(sent()).toEqual([]);
  });

  it.each([
    ['VIP', buildVipStatus({ coinNum: 0 }), buildGame()],
    ['an owned game', buildStatus({ coinNum: 0 }), buildGame({ owned: true })],
  ])('E1: for %s the price counts as 0', async (_name, me, game) => {
    const { asks, does, sent, server } = await downloadScene();
    server.reply(ME, me);
    server.reply(DETAIL, buildGameDetail(game));
    await asks(game);
    await does(events.confirmed());
    expect(sent().map(({ form }) => form.expectPrice)).toEqual(['0']);
  });

  it('E1: a confirm waits for a running status call', async () => {
    const { asks, does, sent, at, server } = await downloadScene();
    const held = server.defer(ME);
    await asks();
    await does(events.confirmed());
    expect(at().at).toBe('checking');
    expect(sent()).toEqual([]);
    held.answer(buildStatus());
    await does();
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['refused', status(404)],
    ['without a balance', { levelType: 0, coinNum: null }],
    ['with words for a balance', { levelType: 0, coinNum: '12' }],
  ])('E1: a status %s leads to login and sends nothing', async (_name, answer) => {
    const { asks, does, sent, store, server } = await downloadScene();
    server.reply(ME, answer);
    await asks();
    await does(events.confirmed());
    expect(selectPlace(store.getState()).route).toBe('login');
    expect(sent()).toEqual([]);
  });

  it('E1: 3006 asks again with the new price, in every row of the game', async () => {
    const { asks, does, sent, at, overlays, server, store } = await downloadScene();
    server.reply('POST web/game/list', page([buildGame()]));
    await store.dispatch(gameApi.endpoints.gameList.initiate({}));
    server.reply(SEND, fail(code.priceChanged, '价格有变动', { price: 45 }));
    await asks();
    await does(events.confirmed());
    expect(at()).toMatchObject({ at: 'repriced', price: 45, before: 30 });
    expect(overlays()).toEqual(['purchase']);
    const rows = gameApi.endpoints.gameList.select({})(store.getState()).data?.pages[0]?.records;
    expect(rows?.[0]?.buyAmount).toBe(45);
    server.reply(SEND, buildTicket());
    await does(events.confirmed());
    expect(sent().map(({ form }) => form.expectPrice)).toEqual(['30', '45']);
  });

  it.each([
    ['a game that was free', buildStatus(), buildFreeGame({ platforms: [1] })],
    ['a game that VIP had for nothing', buildVipStatus(), buildGame({ platforms: [1] })],
  ])('E1: 3006 for %s asks once with the price, and confirming agrees to it', async (_name, me, shown) => {
    const { asks, does, sent, at, server, store } = await downloadScene();
    const now = { id: shown.id, onlineType: 1, buyAmount: 30, vipFree: false };
    server.reply('POST web/game/list', page([shown]));
    await store.dispatch(gameApi.endpoints.gameList.initiate({}));
    server.reply(ME, me);
    server.reply(SEND, ({ form }) =>
      form.expectPrice === '30' ? buildTicket() : fail(code.priceChanged, '价格有变动', { price: 30 }),
    );
    // The price changes after the dialog has looked.
    server.reply(DETAIL, () => buildGameDetail(sent().length > 0 ? now : shown));
    await asks(shown);
    if (at().at === 'confirming') await does(events.confirmed());
    expect(at()).toMatchObject({ at: 'repriced', price: 30, before: 0 });
    const rows = gameApi.endpoints.gameList.select({})(store.getState()).data?.pages[0]?.records;
    expect(rows?.[0]).toMatchObject({ onlineType: 1, buyAmount: 30, vipFree: false });
    await does(events.confirmed());
    expect(at().at).toBe('started');
    expect(sent().map(({ form }) => form.expectPrice)).toEqual(['0', '30']);
  });

  it('E1: 3001 from the server shows what is missing, as the server knows it', async () => {
    const { asks, does, at, server, toasts } = await downloadScene();
    server.reply(SEND, fail(code.balanceInsufficient, '当前X钻余额不足', { price: 30, balance: 4 }));
    await asks();
    await does(events.confirmed());
    expect(at()).toMatchObject({ at: 'insufficient', price: 30, balance: 4 });
    expect(toasts()).toEqual([]);
  });

  it.each([
    ['off the shelf', fail(code.notAllowed, '该游戏已下架，暂不能下载'), '该游戏已下架，暂不能下载'],
    ['not found', status(403), '拒绝访问'],
  ])('a download that is %s says so once and can be tapped again', async (_name, answer, text) => {
    const { asks, at, toasts, server, overlays } = await downloadScene();
    server.reply(SEND, answer);
    await asks(buildFreeGame());
    expect(at().at).toBe('failed');
    expect(toasts()).toEqual([text]);
    expect(overlays()).toEqual([]);
    server.reply(SEND, buildTicket());
    await asks(buildFreeGame());
    expect(at().at).toBe('started');
  });

  it('E3: after a purchase the balance is new and the game is owned wherever it is listed', async () => {
    const { asks, does, server, store } = await downloadScene();
    server.reply('POST web/game/list', page([buildGame(), buildFreeGame()]));
    await store.dispatch(gameApi.endpoints.gameList.initiate({}));
    const before = server.callsTo(ME).length;
    await asks();
    await does(events.confirmed());
    const rows = gameApi.endpoints.gameList.select({})(store.getState()).data?.pages[0]?.records;
    expect(rows?.map(({ owned }) => owned)).toEqual([true, false]);
    expect(server.callsTo(ME).length).toBeGreaterThan(before);
  });

  it('E1: the dialog learns that a game is owned before it asks for diamonds', async () => {
    const { asks, at, server } = await downloadScene();
    server.reply(DETAIL, buildGameDetail({ owned: true, buyAmount: 45 }));
    await asks();
    expect(at()).toMatchObject({ at: 'confirming', price: 45, intent: { game: { owned: true } } });
  });
});
