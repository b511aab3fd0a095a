import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { makeMember, makeRichMember, NOON } from '@server/testing/members';
import { refusal } from '@server/testing/refusal';
import { withTestDatabase } from '@server/testing/testDatabase';
import { buy, ownedItems } from './buy';
import { buyGame, type DownloadWish, type GameForSale } from './buyGame';
import { balanceOf } from './ledger';
import { DAY, grantVip } from './vip';

const test = withTestDatabase();

const game = (change: Partial<GameForSale> = {}): GameForSale => ({
  id: 1,
  name: '云海奇旅',
  onlineType: 1,
  buyAmount: 30,
  vipFree: true,
  ...change,
});
const download = (userId: number | null, wish: Partial<DownloadWish> = {}) =>
  withTx(test.db, (tx) => buyGame(tx, { userId, game: game(), requestId: 'request-1', now: NOON, ...wish }));
const charges = async () =>
  (await test.db.selectFrom('ledgerTxns').select('id').where('kind', 'in', ['game', 'chapter']).execute()).length;

describe('buying a game', () => {
  it('E3: 20 parallel confirms charge once, whatever their request ids', async () => {
    const userId = await makeRichMember(test.db, 100);
    const ids = Array.from({ length: 20 }, (_, n) => `request-${n % 10}`);
    const bought = await Promise.all(ids.map((requestId) => download(userId, { requestId, expectPrice: 30 })));
    expect(await charges()).toBe(1);
    expect(bought.every(({ balanceAfter }) => balanceAfter === 70)).toBe(true);
    expect(bought.filter(({ charged, repeated }) => charged === 30 && !repeated)).toHaveLength(1);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('E1: a repeated intent answers what it cost then, as repeated', async () => {
    const userId = await makeRichMember(test.db, 100);
    expect(await download(userId)).toEqual({ charged: 30, balanceAfter: 70, repeated: false });
    expect(await download(userId)).toEqual({ charged: 30, balanceAfter: 70, repeated: true });
    expect(await download(userId, { requestId: 'another' })).toEqual({ charged: 0, balanceAfter: 70, repeated: false });
  });

  it('lets one of 20 games through when there is money for one', async () => {
    const userId = await makeRichMember(test.db, 59);
    const attempts = Array.from({ length: 20 }, (_, n) =>
      download(userId, { game: game({ id: n + 1 }), requestId: `request-${n}` }),
    );
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ code: 3001, data: { balance: 29, price: 30 } });
    }
    expect(await balanceOf(test.db, userId)).toBe(29);
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('E1: a changed price is asked again, and costs nothing until then', async () => {
    const userId = await makeRichMember(test.db, 100);
    const dearer = { game: game({ buyAmount: 45 }), expectPrice: 30 };
    expect(await refusal(download(userId, dearer))).toEqual({ code: 3006, data: { price: 45, balance: 100 } });
    expect(await balanceOf(test.db, userId)).toBe(100);
    expect(await download(userId, { ...dearer, expectPrice: 45 })).toMatchObject({ charged: 45 });
    expect(await download(userId, { ...dearer, requestId: 'again' })).toMatchObject({ charged: 0 });
  });

  it('E3: is free for VIP up to the last second, and costs a second after', async () => {
    const userId = await makeRichMember(test.db, 100);
    const grant = { userId, days: 1, badge: 'month', source: 'gift', ref: 'gift', now: NOON - DAY + 1000 } as const;
    await withTx(test.db, (tx) => grantVip(tx, grant));
    expect(await download(userId)).toMatchObject({ charged: 0, balanceAfter: 100 });
    const after = { now: NOON + 2000, requestId: 'later' };
    expect(await download(userId, after)).toMatchObject({ charged: 30, balanceAfter: 70 });
    expect(await ownedItems(test.db, userId, 'game', [1])).toEqual(new Set([1]));
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('E3: what VIP gave is repeated while VIP runs, and costs the price once it is over', async () => {
    const userId = await makeRichMember(test.db, 100);
    const grant = { userId, days: 1, badge: 'month', source: 'gift', ref: 'gift', now: NOON - DAY + 1000 } as const;
    await withTx(test.db, (tx) => grantVip(tx, grant));
    const answers = await Promise.all(Array.from({ length: 5 }, () => download(userId, { expectPrice: 0 })));
    expect(answers.every(({ charged }) => charged === 0)).toBe(true);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    const after = { now: NOON + 2000 };
    expect(await refusal(download(userId, { ...after, expectPrice: 0 }))).toMatchObject({ code: 3006 });
    expect(await download(userId, { ...after, expectPrice: 30 })).toMatchObject({ charged: 30, repeated: false });
    expect(await download(userId, after)).toMatchObject({ charged: 30, balanceAfter: 70, repeated: true });
    expect(await checkDatabase(test.db)).toEqual([]);
  });

  it('E3: what cost nothing is repeated while it costs nothing, and not once it has a price', async () => {
    const userId = await makeRichMember(test.db, 100);
    const gift = { game: game({ buyAmount: 0 }), expectPrice: 0 };
    expect(await download(userId, gift)).toMatchObject({ charged: 0, repeated: false });
    expect(await download(userId, gift)).toMatchObject({ charged: 0, repeated: true });
    expect(await refusal(download(userId, { expectPrice: 0 }))).toMatchObject({ code: 3006, data: { price: 30 } });
  });

  it('is not free for VIP when the game is not', async () => {
    const userId = await makeRichMember(test.db, 100);
    const grant = { userId, days: 1, badge: 'month', source: 'gift', ref: 'gift', now: NOON } as const;
    await withTx(test.db, (tx) => grantVip(tx, grant));
    expect(await download(userId, { game: game({ vipFree: false }) })).toMatchObject({ charged: 30 });
  });

  it('E1: a free game needs no login, every other one does', async () => {
    expect(await download(null, { game: game({ onlineType: 0 }) })).toEqual({
      charged: 0,
      balanceAfter: null,
      repeated: false,
    });
    expect(await refusal(download(null))).toMatchObject({ code: 2 });
    const userId = await makeMember(test.db);
    expect(await download(userId, { game: game({ onlineType: 0 }) })).toMatchObject({ charged: 0, balanceAfter: 0 });
  });

  it('refuses one request id for two games', async () => {
    const userId = await makeRichMember(test.db, 100);
    await download(userId);
    expect(await refusal(download(userId, { game: game({ id: 2 }) }))).toMatchObject({ code: 1001 });
  });
});

describe('buying several chapters', () => {
  const chapters = (userId: number, ids: number[], wish: { expectPrice?: number; requestId?: string } = {}) =>
    withTx(test.db, (tx) =>
      buy(tx, {
        userId,
        kind: 'chapter',
        items: ids.map((id) => ({ id, price: 4 })),
        requestId: 'request-1',
        title: '解锁章节',
        vipFree: true,
        now: NOON,
        ...wish,
      }),
    );

  it('is one charge for what is not owned yet, at the sum the member saw', async () => {
    const userId = await makeRichMember(test.db, 100);
    await chapters(userId, [1]);
    expect(await refusal(chapters(userId, [1, 2, 3], { requestId: 'request-2', expectPrice: 12 }))).toEqual({
      code: 3006,
      data: { price: 8, balance: 96 },
    });
    const wish = { requestId: 'request-3', expectPrice: 8 };
    expect(await chapters(userId, [1, 2, 3], wish)).toEqual({ charged: 8, balanceAfter: 88, repeated: false });
    expect(await chapters(userId, [1, 2, 3], wish)).toEqual({ charged: 8, balanceAfter: 88, repeated: true });
    expect(await charges()).toBe(2);
    expect(await checkDatabase(test.db)).toEqual([]);
  });
});
