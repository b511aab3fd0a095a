import { createDemo } from '@demo/demo';
import { demoContext } from '@demo/testing/demoServer';
import { buildApp } from '@server/app';
import { checkDatabase } from '@server/db/check';
import { urlOf } from '@server/http/route';
import { makeGame } from '@server/testing/games';
import { NOON } from '@server/testing/members';
import { withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import { demoCalls } from '@/contract/calls/demo';
import { gameCalls } from '@/contract/calls/game';
import { platformCalls } from '@/contract/calls/platform';
import { statusCalls } from '@/contract/calls/status';

const server = withTestServer(undefined, { createDemo });
const db = () => server.ctx.database.db;

describe('setting the stage', () => {
  it('changes a price, a balance, a VIP end, a stock and the clock', async () => {
    const me = await registerMember(server);
    const gameId = await makeGame(db());
    const pack = {
      gameId,
      name: '礼',
      items: '[]',
      total: 5,
      remaining: 5,
      claimStart: null,
      claimEnd: null,
      redeemEnd: null,
    };
    await db().insertInto('giftPacks').values(pack).execute();
    await server.get(demoCalls.demoStage, {
      price: { gameId, amount: 30 },
      balance: { uid: me.uid, coins: 29 },
      vipExpiry: { uid: me.uid, expTime: NOON + 5000 },
      stock: { giftId: 1, left: 0 },
      clock: 4000,
    });
    const status = () => server.get(statusCalls.me, { uid: me.uid }, me);
    expect(await status()).toMatchObject({ coinNum: 29, levelType: 1, expTime: NOON + 5000 });
    expect(await server.get(gameCalls.gameDetail, { appID: String(gameId) })).toMatchObject({
      buyAmount: 30,
      onlineType: 1,
    });
    expect(await server.get(gameCalls.gameGifts, { appID: String(gameId) })).toMatchObject([
      { left: 0, state: 'soldOut' },
    ]);
    expect((await server.get(platformCalls.meta, {})).serverTime).toBe(NOON + 4000);
    await server.get(demoCalls.demoStage, { clock: 5000 });
    expect(await status()).toMatchObject({ levelType: 0 });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('ends every session of a member', async () => {
    const me = await registerMember(server);
    await server.get(demoCalls.demoStage, { revoke: { uid: me.uid } });
    expect(await server.ask(statusCalls.unread, {}, me)).toMatchObject({ code: 2 });
  });

  it('changes nothing when one thing is not there', async () => {
    const me = await registerMember(server);
    const stage = { balance: { uid: me.uid, coins: 500 }, revoke: { uid: 'nobody' } };
    expect(await server.ask(demoCalls.demoStage, stage)).toMatchObject({ code: 1002 });
    expect(await server.get(statusCalls.me, { uid: me.uid }, me)).toMatchObject({ coinNum: 20 });
  });
});

it('offers every call of the demo', () => {
  const missing = Object.values(demoCalls).filter(
    (call) => !server.app.hasRoute({ method: call.method, url: urlOf(call) }),
  );
  expect(missing).toEqual([]);
});

it.each(Object.entries(demoCalls))('D4: %s answers code 2 to a token nobody has', async (_name, call) => {
  expect(await server.ask(call, {}, { uid: '1', token: 'nobody' })).toMatchObject({ code: 2, data: null });
});

describe('faults on demand', () => {
  it.each([400, 401, 403, 404, 408, 500, 501, 502, 503, 504, 505, 418])('answers %i', async (status) => {
    const response = await server.raw({ url: `/api/__fault/${status}` });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ code: status });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('answers code 2 and what is no JSON, by any method', async () => {
    expect((await server.raw({ method: 'POST', url: '/api/__fault/code2' })).json()).toMatchObject({ code: 2 });
    const { body } = await server.raw({ method: 'DELETE', url: '/api/__fault/garbage' });
    expect(() => JSON.parse(body)).toThrow(SyntaxError);
  });
});

describe('without DEMO_MODE', () => {
  it('none of it is there', async () => {
    const app = await buildApp(demoContext(server.ctx.database, { DEMO_MODE: '0' }));
    for (const url of ['/api/v1/demo/login', '/api/v1/demo/reset', '/api/v1/demo/stage', '/api/__fault/500']) {
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
    }
    await app.close();
  });
});
