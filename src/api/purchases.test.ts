import { createApiStore } from '@/testing/apiStore';
import { buildGameDetail, buildTicket } from '@/testing/builders/game';
import { buildStatus } from '@/testing/builders/member';
import { buildLedgerEntry } from '@/testing/builders/money';
import { fail, ok, page } from '@/testing/fakes/answers';
import { MEMBER } from '@/testing/identities';
import { gameApi } from './gameApi';
import { moneyApi } from './moneyApi';
import { statusApi } from './statusApi';

const download = () => gameApi.endpoints.download.initiate({ id: 11, platformType: 1, expectPrice: 30 });

/** A member who looks at balance, ledger and the game. */
async function shopping() {
  const world = createApiStore(MEMBER);
  const { dispatch, server, clock, store } = world;
  server.reply('POST user/center/me', buildStatus({ coinNum: 100 }));
  server.reply('POST user/center/coin/all', page([buildLedgerEntry()]));
  server.reply('POST web/game/detail', buildGameDetail());
  dispatch(statusApi.endpoints.me.initiate({ uid: '1001' }));
  dispatch(moneyApi.endpoints.ledger.initiate({ uid: '1001' }));
  dispatch(gameApi.endpoints.gameDetail.initiate({ appID: '11' }));
  await clock.advance();
  const balance = () => statusApi.endpoints.me.select({ uid: '1001' })(store.getState() as never).data?.coinNum;
  const asked = () => server.calls.slice(3).map(({ path }) => path);
  return { ...world, balance, asked };
}

describe('purchases', () => {
  it('E3: the balance of the answer is on screen before the status was asked for again', async () => {
    const { dispatch, server, clock, balance } = await shopping();
    server.defer('POST user/center/me');
    server.reply('POST user/game/download/{id}', buildTicket({ charged: 30, balanceAfter: 70 }));
    await dispatch(download());
    await clock.advance();
    expect(balance()).toBe(70);
  });

  it('E3: status, ledger and the game are asked for again after a purchase', async () => {
    const { dispatch, server, clock, asked } = await shopping();
    server.reply('POST user/game/download/{id}', buildTicket());
    await dispatch(download());
    await clock.advance();
    expect(asked().sort()).toEqual([
      'user/center/coin/all',
      'user/center/me',
      'user/game/download/11',
      'web/game/detail',
    ]);
  });

  it('E1: they are asked for again after a failure too, because a lost answer may have been a purchase', async () => {
    const { dispatch, server, clock, asked, balance } = await shopping();
    server.reply('POST user/game/download/{id}', new TypeError('Failed to fetch'));
    server.reply('POST user/center/me', buildStatus({ coinNum: 70 }));
    await dispatch(download());
    await clock.advance();
    expect(asked()).toContain('user/center/me');
    expect(balance()).toBe(70);
  });

  it('a free download leaves the balance as it is', async () => {
    const { dispatch, server, clock, balance } = await shopping();
    server.reply('POST user/game/download/{id}', buildTicket({ charged: 0, balanceAfter: null }));
    await dispatch(download());
    await clock.advance();
    expect(balance()).toBe(100);
  });

  it('E6: VIP bought with diamonds shows the new balance; a refusal changes nothing', async () => {
    const { dispatch, server, clock, balance } = await shopping();
    server.defer('POST user/center/me');
    const open = () =>
      moneyApi.endpoints.vipOpen.initiate({ planId: 1, payType: 'coin', expectPrice: 300, requestId: 'r-00000001' });
    server.reply('POST vip/vipopen', fail(3001, '余额不足', { balance: 100, price: 300 }));
    await dispatch(open());
    await clock.advance();
    expect(balance()).toBe(100);
    server.reply('POST vip/vipopen', ok({ levelType: 1, expTime: null, balanceAfter: 12 }));
    await dispatch(open());
    await clock.advance();
    expect(balance()).toBe(12);
  });

  it('the status poll of an order asks each time', async () => {
    const { dispatch, server, clock } = await shopping();
    const poll = () =>
      dispatch(moneyApi.endpoints.order.initiate({ orderId: 'R1' }, { subscribe: false, forceRefetch: true }));
    await poll();
    await poll();
    await clock.advance();
    expect(server.callsTo('user/center/coin/order')).toHaveLength(2);
  });
});
