import { checkDatabase } from '@server/db/check';
import type { GiftPackRow } from '@server/db/schema/games';
import { withTx } from '@server/db/tx';
import { systemIds } from '@server/ids';
import { seedMoney } from '@server/money/seedMoney';
import { DAY, grantVip } from '@server/money/vip';
import { makeGame } from '@server/testing/games';
import { makeMember, NOON } from '@server/testing/members';
import { refusal } from '@server/testing/refusal';
import { withTestDatabase } from '@server/testing/testDatabase';
import type { Insertable } from 'kysely';
import { claimGift } from './claim';
import { openGifts, ownGifts, pastGifts } from './list';
import { setStock } from './stock';

const test = withTestDatabase((database) => withTx(database.db, seedMoney));
const at = (days: number) => new Date(NOON + days * DAY);

async function makePack(stock: number, over: Partial<Insertable<GiftPackRow>> = {}): Promise<number> {
  const gameId = over.gameId ?? (await makeGame(test.db));
  const window = { claimStart: at(-1), claimEnd: at(1), redeemEnd: at(9) };
  const { id } = await test.db
    .insertInto('giftPacks')
    .values({ gameId, name: '礼', items: '[]', total: 0, remaining: 0, ...window, ...over })
    .returning('id')
    .executeTakeFirstOrThrow();
  await withTx(test.db, (tx) => setStock(tx, systemIds, id, stock));
  return id;
}

const claim = (userId: number, giftId: number, requestId: string, now = NOON) =>
  withTx(test.db, (tx) => claimGift(tx, { userId, giftId, requestId, now }));
const left = async (id: number) =>
  (await test.db.selectFrom('giftPacks').select('remaining').where('id', '=', id).executeTakeFirstOrThrow()).remaining;

describe('claiming a gift pack', () => {
  it('gives one code and takes one from the stock, however many taps come at once', async () => {
    const [userId, giftId] = [await makeMember(test.db), await makePack(5)];
    const taps = Array.from({ length: 20 }, (_, n) => claim(userId, giftId, `tap-${n}`).catch((error) => error));
    const answers = await Promise.all(taps);
    const codes = new Set(answers.map((answer) => answer.data?.code ?? answer.code));
    expect(codes.size).toBe(1);
    expect(answers.filter((answer) => answer.repeated === false)).toHaveLength(1);
    expect(await left(giftId)).toBe(4);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('takes one request for one pack, also when it asks for several at once', async () => {
    const userId = await makeMember(test.db);
    const packs = [];
    for (let n = 0; n < 8; n += 1) packs.push(await makePack(5));
    const answers = await Promise.all(packs.map((id) => claim(userId, id, 'one').catch((error) => error)));
    expect(answers.filter(({ repeated }) => repeated === false)).toHaveLength(1);
    expect(answers.filter(({ code, data }) => code === 1001 && data.field === 'requestId')).toHaveLength(7);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('answers a repeated request with the same code, also when the time to claim is over', async () => {
    const [userId, giftId] = [await makeMember(test.db), await makePack(2)];
    const first = await claim(userId, giftId, 'one');
    expect(await claim(userId, giftId, 'one', NOON + 3 * DAY)).toMatchObject({ code: first.code, repeated: true });
    expect(await left(giftId)).toBe(1);
  });

  it('gives the last codes to as many members and tells the others that it is sold out', async () => {
    const giftId = await makePack(3);
    const people = await Promise.all(Array.from({ length: 8 }, () => makeMember(test.db)));
    const answers = await Promise.all(people.map((who) => claim(who, giftId, 'mine').catch((error) => error)));
    expect(new Set(answers.flatMap(({ code }) => (typeof code === 'string' ? [code] : []))).size).toBe(3);
    expect(answers.filter(({ code }) => code === 4001)).toHaveLength(5);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('keeps to its time, its condition, and one request for one pack', async () => {
    const userId = await makeMember(test.db);
    const early = await makePack(1, { claimStart: at(1), claimEnd: at(2) });
    const late = await makePack(1, { claimStart: at(-3), claimEnd: at(-1) });
    const forVip = await makePack(1, { condition: 'vip' });
    const forGuests = await makePack(2);
    expect(await refusal(claim(userId, early, 'a'))).toMatchObject({ code: 1007 });
    expect(await refusal(claim(userId, late, 'b'))).toMatchObject({ code: 1007 });
    expect(await refusal(claim(userId, forVip, 'c'))).toMatchObject({
      code: 4004,
      data: { reason: '开通 VIP 会员后即可领取' },
    });
    const vip = { userId, days: 30, badge: 'month', source: 'gift', ref: 'x', now: NOON } as const;
    await withTx(test.db, (tx) => grantVip(tx, vip));
    expect(await claim(userId, forVip, 'c')).toMatchObject({ state: 'claimed' });
    expect(await refusal(claim(userId, forGuests, 'c'))).toMatchObject({ code: 1001 });
  });

  it.each([
    ['checkin', 2, '已签到 1 天，再签 1 天即可领取'],
    ['bought', 0, '购买本游戏后即可领取，VIP 免费下载不算购买'],
    ['newcomer', 0, '注册已超过 0 天，仅限新用户领取'],
  ] as const)('says why not: %s', async (condition, conditionValue, reason) => {
    const userId = await makeMember(test.db);
    const day = { userId, day: '2026-03-01', kind: 'signed', reward: 1, requestId: 'd', createdAt: at(-1) } as const;
    await test.db.insertInto('checkins').values(day).execute();
    const giftId = await makePack(1, { condition, conditionValue });
    expect(await refusal(claim(userId, giftId, 'a'))).toMatchObject({ code: 4004, data: { reason } });
    expect(await left(giftId)).toBe(1);
  });
});

describe('the lists of packs', () => {
  it('go page by page without a gap while packs are claimed, and sort what one has by whether it still counts', async () => {
    const userId = await makeMember(test.db);
    const ids: number[] = [];
    for (const day of [1, 2, 3, 4, 5]) ids.push(await makePack(3, { claimEnd: at(day) }));
    const query = { userId, now: NOON, currentPage: 1, pageSize: 2 };
    const first = await openGifts(test.db, query);
    expect(first.records.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    await claim(userId, ids[0] ?? 0, 'first');
    const second = await openGifts(test.db, { ...query, currentPage: 2, lastId: first.lastId ?? 0 });
    expect(second.records.map(({ id }) => id)).toEqual(ids.slice(2, 4));
    expect(second).toMatchObject({ total: 4, hasMore: true });

    expect((await ownGifts(test.db, query)).records.map(({ id }) => id)).toEqual(ids.slice(0, 1));
    const later = { ...query, pageSize: 20, now: NOON + 10 * DAY };
    expect((await ownGifts(test.db, later)).records).toEqual([]);
    expect((await pastGifts(test.db, later)).records.map(({ id }) => id)).toEqual([...ids].reverse());
    const [game] = first.games;
    expect((await openGifts(test.db, { ...query, gameId: game?.id })).total).toBe(0);
  });
});
