import { withTx } from '@server/db/tx';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { moneyCalls } from '@/contract/calls/money';
import { statusCalls } from '@/contract/calls/status';
import { seedMoney } from './seedMoney';
import { stageBalance } from './stage';
import { DAY, grantVip } from './vip';

const server = withTestServer(async ({ database }) => withTx(database.db, seedMoney));

let me: TestMember;
let end: number;
beforeEach(async () => {
  me = await newMember(server);
  const now = server.ctx.clock.now();
  end = now + 365 * DAY;
  await withTx(server.ctx.database.db, async (tx) => {
    await stageBalance(tx, { userId: me.id, coins: 1_000, ids: server.ctx.ids, now });
    await grantVip(tx, { userId: me.id, days: 365, badge: 'year', source: 'gift', ref: 'year', now });
  });
});

const at = (moment: number) => server.ctx.clock.runAhead(moment - (end - 365 * DAY));
let wishes = 0;
const openMonth = (requestId = `month-wish-${++wishes}`) =>
  server.get(moneyCalls.vipOpen, { planId: 1, payType: 'coin', expectPrice: 300, requestId }, me);
const look = async () => {
  const { levelType, expTime, badges, coinNum } = await server.get(statusCalls.me, { uid: me.uid }, me);
  return { levelType, expTime, coinNum, badges: (badges ?? []).map(({ variant, expiresAt }) => [variant, expiresAt]) };
};

// A login lasts half a year at most, so each moment is met with a new one.
const signInAgain = async () => {
  const { userCalls } = await import('@/contract/calls/user');
  const account = await server.get(userCalls.login, { loginName: me.loginName, password: 'passw0rd' });
  me = { ...account, id: me.id };
};

describe('VIP bought around its end', () => {
  it('a second before: extends from the end, at the same price, and the year badge stays while it runs', async () => {
    at(end - 1_000);
    await signInAgain();
    expect(await openMonth()).toMatchObject({ expTime: end + 30 * DAY, balanceAfter: 700 });
    expect(await look()).toEqual({
      levelType: 1,
      expTime: end + 30 * DAY,
      coinNum: 700,
      badges: [['year', end + 30 * DAY]],
    });
    at(end);
    expect(await look()).toMatchObject({
      levelType: 1,
      badges: [
        ['month', end + 30 * DAY],
        ['year', end],
      ],
    });
  });

  it('a second after: begins now, and the year badge is greyed with its date', async () => {
    at(end + 1_000);
    await signInAgain();
    expect(await look()).toMatchObject({ levelType: 0, expTime: end, badges: [['year', end]] });
    expect(await openMonth()).toMatchObject({ expTime: end + 1_000 + 30 * DAY, balanceAfter: 700 });
    expect(await look()).toMatchObject({
      levelType: 1,
      badges: [
        ['month', end + 1_000 + 30 * DAY],
        ['year', end],
      ],
    });
  });

  it('extended while active, twenty taps at once: one charge, one month more', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => openMonth('the-same-wish')));
    expect(new Set(answers.map(({ expTime }) => expTime))).toEqual(new Set([end + 30 * DAY]));
    expect(await look()).toMatchObject({ coinNum: 700, expTime: end + 30 * DAY });
  });
});
