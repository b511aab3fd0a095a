import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { newStaff } from '@server/desk/testing/staff';
import { createMetrics } from '@server/http/metrics/metrics';
import { bookPayment } from '@server/money/bookPayment';
import { balanceOf } from '@server/money/ledger';
import { seedMoney } from '@server/money/seedMoney';
import { makeGame } from '@server/testing/games';
import { proofFor } from '@server/testing/proofs';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { smsCodeFor } from '@server/testing/visitors';
import { checkinCalls } from '@/contract/calls/checkin';
import { giftCalls } from '@/contract/calls/gift';
import { messageCalls } from '@/contract/calls/message';
import { moneyCalls } from '@/contract/calls/money';
import { userCalls } from '@/contract/calls/user';
import { moneyDeskCalls } from '@/contract/desk/money';
import { velocityCalls } from '@/contract/desk/velocity';

const HOUR = 3_600_000;
const VELOCITY_RULES =
  'newAccountFen=7000,ordersPlaced=3,payersOfAccount=1,accountsOfPayer=1,invitedOnDevice=1,invitedFromHome=3,giftsOnDevice=1,codesTried=2';
const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney), { environment: { VELOCITY_RULES } });
const db = () => server.ctx.database.db;
afterEach(async () => expect(await checkDatabase(db())).toEqual([]));

let asked = 0;
const wish = (productId: number) => {
  asked += 1;
  return { kind: 'recharge', productId, payType: 'alipay', requestId: `velocity-${asked}` } as const;
};
const order = (who: TestMember, productId = 1) => server.ask(moneyCalls.payInfo, wish(productId), who);
const tripsOf = async (rule: string) => {
  const metrics = createMetrics(server.ctx);
  await metrics.read();
  const lines = (await metrics.text()).split('\n').filter((line) => line.includes(`rule="${rule}"`));
  return lines.map((line) => `${line.split('{')[0]} ${line.split(' ').at(-1)}`);
};
const marks = async (view: 'open' | 'settled' = 'open') =>
  (await (await newStaff(server, 'finance')).ask(velocityCalls.deskMarks, { view })).records;

describe('before an order', () => {
  it('a new account waits after much, in words that say until when, and pays again when it is older', async () => {
    const me = await newMember(server);
    const before = await tripsOf('newAccountFen');
    expect(await order(me, 3)).toMatchObject({ code: 0 });
    const refused = await order(me, 1);
    expect(refused).toMatchObject({ code: 1004, data: { retryAfter: 24 * 3600 } });
    expect(refused.msg).toMatch(/24 小时内最多充值 ¥70.*之后再充值/);
    expect(before).toEqual(['plaza_velocity_total 0', 'plaza_velocity_open 0']);
    expect(await tripsOf('newAccountFen')).toEqual(['plaza_velocity_total 1', 'plaza_velocity_open 0']);
    server.ctx.clock.runAhead(24 * HOUR + 1000);
    expect(await order(me, 1)).toMatchObject({ code: 0 });
  });

  it('many orders in an hour want work of the device; a repeated wish does not, and an hour later none does', async () => {
    const me = await newMember(server);
    const first = wish(1);
    await server.get(moneyCalls.payInfo, first, me);
    for (let n = 1; n < 3; n += 1) expect(await order(me)).toMatchObject({ code: 0 });
    const fourth = wish(1);
    const refused = await server.ask(moneyCalls.payInfo, fourth, me);
    expect(refused).toMatchObject({ code: 2008 });
    expect(await server.get(moneyCalls.payInfo, first, me)).toMatchObject({ repeated: true });
    const proof = await proofFor(refused.data);
    expect(await server.ask(moneyCalls.payInfo, { ...fourth, proof }, me)).toMatchObject({ code: 0 });
    // Once only.
    expect(await server.ask(moneyCalls.payInfo, { ...wish(1), proof }, me)).toMatchObject({ code: 2008 });
    server.ctx.clock.runAhead(HOUR + 1000);
    expect(await order(me)).toMatchObject({ code: 0 });
  });
});

describe('what was paid', () => {
  async function paid(who: TestMember, payer: string): Promise<string> {
    const { orderId } = await server.get(moneyCalls.payInfo, wish(1), who);
    const payment = { orderId, providerTxn: `bank-${orderId}`, amountFen: '600', payer };
    const by = {
      provider: 'alipay',
      twice: 'person',
      raw: {},
      watch: server.ctx,
      now: server.ctx.clock.now(),
    } as const;
    expect(await withTx(db(), (tx) => bookPayment(tx, payment, by))).toBe('paid');
    return orderId;
  }

  it('is booked whoever paid; several payers of one account, and several accounts of one payer, are before a person', async () => {
    const [me, other] = [await newMember(server), await newMember(server)];
    await paid(me, 'anna');
    await paid(me, 'anna');
    expect(await marks()).toEqual([]);
    const last = await paid(me, 'bert');
    expect(await balanceOf(db(), me.id)).toBe(20 + 60 * 3 + 60);
    expect(await marks()).toMatchObject([{ rule: 'payersOfAccount', uid: me.uid, seen: 2, most: 1, orderId: last }]);
    const theirs = await paid(other, 'bert');
    expect(await marks()).toMatchObject([{}, { rule: 'accountsOfPayer', uid: other.uid, seen: 2, orderId: theirs }]);
    const rows = await db().selectFrom('orders').select('payerHash').execute();
    expect(rows.every(({ payerHash }) => payerHash !== null && !/anna|bert/.test(payerHash))).toBe(true);
  });

  it('can be tried in the sandbox: each card that was never used is a payer of its own, told or asked about', async () => {
    const me = await newMember(server);
    for (const action of ['card', 'pay', 'card']) {
      expect(await marks()).toEqual([]);
      const { payUrl } = await server.get(moneyCalls.payInfo, wish(1), me);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const answer = await server.raw({ method: 'POST', url: payUrl, headers, payload: `action=${action}` });
      expect(answer.statusCode).toBe(303);
    }
    expect(await marks()).toMatchObject([{ rule: 'payersOfAccount', uid: me.uid, seen: 2 }]);
    const last = await db().selectFrom('orders').selectAll().orderBy('createdAt', 'desc').executeTakeFirstOrThrow();
    const said = await server.ctx.payments[0]?.query(last);
    expect(said).toMatchObject({ state: 'paid', payment: { payer: expect.stringMatching(/^card-/) } });
  });

  it('is one line at the desk however often it goes on, until somebody has decided', async () => {
    const me = await newMember(server);
    for (const payer of ['anna', 'bert', 'cora']) await paid(me, payer);
    const finance = await newStaff(server, 'finance');
    const [open, ...more] = await marks();
    expect([open, more]).toMatchObject([{ rule: 'payersOfAccount', seen: 3 }, []]);
    expect(await finance.ask(moneyDeskCalls.deskMoney, {})).toMatchObject({ marks: 1 });
    const decided = { id: open?.id ?? 0, decision: 'cleared', reason: '是一家人' } as const;
    expect(await (await newStaff(server, 'support')).hear(velocityCalls.deskSettleMark, decided)).toMatchObject({
      code: 1006,
    });
    await finance.ask(velocityCalls.deskSettleMark, decided);
    expect(await finance.hear(velocityCalls.deskSettleMark, decided)).toMatchObject({ code: 1003 });
    expect(await marks('settled')).toMatchObject([{ state: 'cleared', note: '是一家人', settledBy: finance.name }]);
    expect(await balanceOf(db(), me.id)).toBe(20 + 60 * 3 + 60);
  });
});

describe('a ring of invited accounts', () => {
  async function invitedBy(inviteCode: string, n: number, deviceID: string) {
    server.ctx.clock.runAhead(n * 61_000);
    const names = {
      loginName: `ring_${n}_${deviceID.replaceAll('-', '_')}`,
      password: 'passw0rd',
      inviteCode,
      deviceID,
    };
    const who = await server.get(userCalls.registerWithName, names);
    const phone = `1380013${String(8000 + n)}`;
    await server.get(userCalls.bind, { phone, code: await smsCodeFor(server, phone, 'bind') }, who);
    return who;
  }
  const coins = ({ id }: TestMember) => balanceOf(db(), id);

  it('on one device has its rewards held, which a person gives or does not; who plays is no ring', async () => {
    const inviter = await newMember(server);
    const { code } = await server.get(checkinCalls.invite, {}, inviter);
    await invitedBy(code, 1, 'one-device');
    expect(await coins(inviter)).toBe(20 + 10);
    const second = await invitedBy(code, 2, 'one-device');
    await invitedBy(code, 3, 'one-device');
    expect(await coins(inviter)).toBe(20 + 10);
    expect((await server.get(checkinCalls.inviteList, {}, inviter)).records).toMatchObject([
      { state: 'held' },
      { state: 'held' },
      { state: 'rewarded' },
    ]);
    const open = await marks();
    expect(open).toMatchObject([
      { rule: 'invitedOnDevice', seen: 2, uid: inviter.uid, invited: { uid: second.uid }, diamonds: 10 },
      { rule: 'invitedOnDevice', seen: 3 },
    ]);
    const finance = await newStaff(server, 'finance');
    const [one, two] = open.map(({ id }) => id);
    await finance.ask(velocityCalls.deskSettleMark, { id: one ?? 0, decision: 'cleared', reason: '是一家人' });
    await finance.ask(velocityCalls.deskSettleMark, { id: two ?? 0, decision: 'confirmed', reason: '一人多号刷奖励' });
    expect(await coins(inviter)).toBe(20 + 20);
    const { records } = await server.get(checkinCalls.inviteList, {}, inviter);
    expect(records.map(({ state }) => state)).toEqual(['overLimit', 'rewarded', 'rewarded']);
    const told = await server.get(messageCalls.messages, { uid: inviter.uid }, inviter);
    expect(told.records.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['邀请奖励已到账', '邀请奖励没有发放']),
    );

    // They have a game each: whoever plays is a friend on the sofa.
    const gameId = await makeGame(db());
    const players = await db().selectFrom('users').select('id').where('invitedBy', '=', inviter.id).execute();
    const download = {
      gameId,
      platformType: 1,
      via: 'free',
      deviceHash: null,
      siteHash: null,
      createdAt: new Date(),
    } as const;
    for (const { id: userId } of players)
      await db()
        .insertInto('gameDownloads')
        .values({ ...download, userId })
        .execute();
    await invitedBy(code, 4, 'one-device');
    expect(await coins(inviter)).toBe(20 + 30);
  });

  it('of one address is known as well, at more of them', async () => {
    const inviter = await newMember(server);
    const { code } = await server.get(checkinCalls.invite, {}, inviter);
    for (let n = 1; n <= 4; n += 1) await invitedBy(code, n, `device-${n}`);
    expect(await coins(inviter)).toBe(20 + 30);
    expect(await marks()).toMatchObject([{ rule: 'invitedFromHome', seen: 4, most: 3 }]);
  });
});

describe('codes', () => {
  it('that are tried want work after a few, also for a right one; without a code nobody notices', async () => {
    const inviter = await newMember(server);
    const { code: inviteCode } = await server.get(checkinCalls.invite, {}, inviter);
    const register = (loginName: string, more: object) =>
      server.ask(userCalls.registerWithName, { loginName, password: 'passw0rd', ...more });
    for (let n = 0; n < 2; n += 1)
      expect(await register(`trier_${n}`, { inviteCode: `WRONG${n}` })).toMatchObject({ code: 2007 });
    const refused = await register('trier_2', { inviteCode });
    expect(refused).toMatchObject({ code: 2008 });
    expect(await register('trier_3', {})).toMatchObject({ code: 0 });
    expect(await register('trier_2', { inviteCode, proof: await proofFor(refused.data) })).toMatchObject({ code: 0 });
  });

  it('of gifts that accounts of one device claim are given slowly, and stay where they are meanwhile', async () => {
    const gameId = await makeGame(db());
    const { id } = await db()
      .insertInto('giftPacks')
      .values({
        gameId,
        name: '礼',
        items: '[]',
        total: 3,
        remaining: 3,
        claimStart: null,
        claimEnd: null,
        redeemEnd: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const codes = ['A', 'B', 'C'].map((code) => ({ giftId: id, code, userId: null, requestId: null, claimedAt: null }));
    await db().insertInto('giftCodes').values(codes).execute();
    const claim = async (n: number, deviceID: string) => {
      const who = await server.get(userCalls.registerWithName, {
        loginName: `gift_${n}`,
        password: 'passw0rd',
        deviceID,
      });
      return server.ask(giftCalls.claimGift, { id, requestId: `request-gift-${n}` }, who);
    };
    expect(await claim(1, 'phone')).toMatchObject({ code: 0 });
    const refused = await claim(2, 'phone');
    expect(refused).toMatchObject({ code: 1004, data: { retryAfter: 24 * 3600 } });
    expect(refused.msg).toMatch(/之后再领/);
    expect(await claim(3, 'another')).toMatchObject({ code: 0 });
    const { remaining } = await db()
      .selectFrom('giftPacks')
      .select('remaining')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(remaining).toBe(1);
  });
});
