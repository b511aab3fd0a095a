import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { grantVip } from '@server/money/vip';
import { makeBook, paidChapters } from '@server/testing/books';
import { giveCoins, NOON } from '@server/testing/members';
import { newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { readingCalls } from '@/contract/calls/reading';
import { code } from '@/contract/codes';

const server = withTestServer();
const db = () => server.ctx.database.db;

/** A member with so many diamonds, at least the twenty everybody begins with. */
async function reader(coins: number): Promise<TestMember> {
  const me = await newMember(server);
  const before = await db()
    .selectFrom('ledgerAccounts')
    .select('balance')
    .where('userId', '=', me.id)
    .executeTakeFirst();
  const more = coins - (before?.balance ?? 0);
  if (more > 0) await withTx(db(), (tx) => giveCoins(tx, me.id, more));
  return me;
}

async function makeVip(userId: number): Promise<void> {
  const grant = { userId, days: 20, badge: 'month', source: 'gift', ref: `vip:${userId}`, now: NOON } as const;
  await withTx(db(), (tx) => grantVip(tx, grant));
}

let tap = 0;
const requestId = () => {
  tap += 1;
  return `request-${tap}`;
};
const balance = async (me: TestMember) =>
  (await db().selectFrom('ledgerAccounts').select('balance').where('userId', '=', me.id).executeTakeFirst())?.balance;

afterEach(async () => expect(await checkDatabase(db())).toEqual([]));

describe('a locked chapter', () => {
  it('comes without pages or text, and with what it costs: alone, the next ten and the rest with ten percent off', async () => {
    const me = await reader(100);
    const { bookId, chapterIds } = await makeBook(db(), { kind: 'novel' }, [
      { body: '第一段\n第二段' },
      ...paidChapters(12).map((draft) => ({ ...draft, body: '不给看' })),
    ]);
    const [free = 0, , , , paid = 0] = chapterIds;
    const open = await server.get(readingCalls.chapterContent, { id: bookId, cid: free });
    expect(open).toMatchObject({ paragraphs: ['第一段', '第二段'], offer: null, prevId: null, nextId: chapterIds[1] });
    const shut = await server.get(readingCalls.chapterContent, { id: bookId, cid: paid }, me);
    expect(shut).toMatchObject({ paragraphs: [], pages: [], chapter: { locked: true, price: 3 } });
    expect(shut.offer).toMatchObject({ price: 3, vipFree: true });
    const [ten, rest] = shut.offer?.batches ?? [];
    expect([ten?.chapterIds.length, ten?.price, ten?.originPrice]).toEqual([10, 27, 30]);
    expect([rest?.chapterIds.length, rest?.price, rest?.originPrice]).toEqual([12, 33, 36]);
    expect(JSON.stringify(shut)).not.toContain('不给看');
  });

  it('is opened for good by its price, and its line stands in the ledger', async () => {
    const me = await reader(30);
    const { bookId, chapterIds } = await makeBook(db(), {}, paidChapters(2));
    const cid = chapterIds[3] ?? 0;
    const wish = { id: bookId, cid, expectPrice: 3, requestId: requestId() };
    const first = await server.get(readingCalls.unlockChapter, wish, me);
    expect(first).toMatchObject({ chapterIds: [cid], charged: 3, balanceAfter: 27, repeated: false });
    expect(await server.get(readingCalls.unlockChapter, wish, me)).toMatchObject({ charged: 3, repeated: true });
    const again = { ...wish, requestId: requestId() };
    expect(await server.get(readingCalls.unlockChapter, again, me)).toMatchObject({ charged: 0, balanceAfter: 27 });
    const list = await server.get(readingCalls.chapterList, { id: bookId }, me);
    expect(list.records.map(({ locked, unlockReason }) => [locked, unlockReason])).toEqual([
      [false, 'free'],
      [false, 'free'],
      [false, 'free'],
      [false, 'bought'],
      [true, null],
    ]);
    const guest = await server.get(readingCalls.chapterList, { id: bookId });
    expect(guest.records[3]).toMatchObject({ locked: true, unlockReason: null });
  });

  it('is charged once for twenty taps at once, whether they are one request or twenty', async () => {
    const me = await reader(50);
    const { bookId, chapterIds } = await makeBook(db(), {}, paidChapters(2, 5));
    const cid = chapterIds[3] ?? 0;
    const one = requestId();
    const taps = Array.from({ length: 20 }, (_, n) => ({
      id: bookId,
      cid,
      expectPrice: 5,
      requestId: n % 2 === 0 ? one : requestId(),
    }));
    const heard = await Promise.all(taps.map((wish) => server.ask(readingCalls.unlockChapter, wish, me)));
    expect(heard.map((one) => one.code)).toEqual(taps.map(() => 0));
    expect(await balance(me)).toBe(45);
  });

  it('is not sold at a price the member did not see, nor without the diamonds', async () => {
    const me = await reader(20);
    const { bookId, chapterIds } = await makeBook(db(), {}, paidChapters(1, 30));
    const cid = chapterIds[3] ?? 0;
    const wish = { id: bookId, cid, requestId: requestId() };
    expect(await server.ask(readingCalls.unlockChapter, { ...wish, expectPrice: 2 }, me)).toMatchObject({
      code: code.priceChanged,
      data: { price: 30 },
    });
    expect(await server.ask(readingCalls.unlockChapter, { ...wish, expectPrice: 30 }, me)).toMatchObject({
      code: code.balanceInsufficient,
      data: { balance: 20, price: 30 },
    });
    expect(await server.ask(readingCalls.unlockChapter, { ...wish, expectPrice: 30 })).toMatchObject({ code: 2 });
    expect(await balance(me)).toBe(20);
  });
});

describe('several chapters', () => {
  it('cost ten percent less from ten on, or when they are all that is left, and not before', async () => {
    const me = await reader(200);
    const { bookId, chapterIds } = await makeBook(db(), {}, paidChapters(12, 2));
    const paid = chapterIds.slice(3);
    const price = async (ids: number[]) =>
      (await server.get(readingCalls.chaptersPrice, { id: bookId, chapterIds: ids }, me)).price;
    expect(await price(paid.slice(0, 9))).toBe(18);
    expect(await price(paid.slice(0, 10))).toBe(18);
    expect(await price(paid.slice(10))).toBe(4);
    expect(await price(paid.slice(8))).toBe(8);
    const wish = { id: bookId, chapterIds: paid.slice(0, 10), requestId: requestId() };
    expect(await server.ask(readingCalls.unlockChapters, { ...wish, expectPrice: 20 }, me)).toMatchObject({
      code: 3006,
    });
    expect(await server.get(readingCalls.unlockChapters, { ...wish, expectPrice: 18 }, me)).toMatchObject({
      charged: 18,
      balanceAfter: 182,
    });
    expect(await server.get(readingCalls.unlockChapters, { ...wish, expectPrice: 18 }, me)).toMatchObject({
      charged: 18,
      repeated: true,
    });
    expect(await balance(me)).toBe(182);
  });

  it('are not pretended to be open when a request that has paid for others comes again', async () => {
    const me = await reader(100);
    const { bookId, chapterIds } = await makeBook(db(), {}, paidChapters(3, 3));
    const [, , , a = 0, b = 0, c = 0] = chapterIds;
    await server.get(readingCalls.unlockChapter, { id: bookId, cid: a, expectPrice: 3, requestId: requestId() }, me);
    const wish = { id: bookId, chapterIds: [a, b], expectPrice: 3, requestId: requestId() };
    await server.get(readingCalls.unlockChapters, wish, me);
    const reused = { code: code.badParameter, data: { field: 'requestId' }, msg: '请求已被用于其他操作，请重新发起' };
    for (const other of [[a, b, c], [b, c], [c], [a]]) {
      expect(await server.ask(readingCalls.unlockChapters, { ...wish, chapterIds: other }, me)).toMatchObject(reused);
    }
    expect(await server.get(readingCalls.unlockChapters, wish, me)).toMatchObject({ charged: 3, repeated: true });
    expect(await balance(me)).toBe(94);
  });

  it('are not charged again where some are open already', async () => {
    const me = await reader(100);
    const { bookId, chapterIds } = await makeBook(db(), {}, paidChapters(4, 3));
    const [, , , a = 0, b = 0] = chapterIds;
    await server.get(readingCalls.unlockChapter, { id: bookId, cid: a, expectPrice: 3, requestId: requestId() }, me);
    const wish = { id: bookId, chapterIds: [a, b], expectPrice: 3, requestId: requestId() };
    expect(await server.get(readingCalls.unlockChapters, wish, me)).toMatchObject({ charged: 3, chapterIds: [a, b] });
    const foreign = await makeBook(db(), {}, paidChapters(1));
    const other = { ...wish, chapterIds: [foreign.chapterIds[3] ?? 0], requestId: requestId() };
    expect(await server.ask(readingCalls.unlockChapters, other, me)).toMatchObject({ code: code.notFound });
    const none = { ...wish, chapterIds: [], requestId: requestId() };
    expect(await server.ask(readingCalls.unlockChapters, none, me)).toMatchObject({ code: code.badParameter });
  });
});

describe('who reads without paying', () => {
  it('VIP reads everything while it runs, also what only VIP opens', async () => {
    const me = await reader(20);
    const { bookId, chapterIds } = await makeBook(db(), {}, [{}, { price: 3 }, { pay: 'vip' }]);
    const [, sold = 0, only = 0] = chapterIds;
    const refused = { id: bookId, cid: only, expectPrice: 0, requestId: requestId() };
    expect(await server.ask(readingCalls.unlockChapter, refused, me)).toMatchObject({ code: code.vipOnly });
    await makeVip(me.id);
    for (const cid of [sold, only]) {
      const { chapter } = await server.get(readingCalls.chapterContent, { id: bookId, cid }, me);
      expect(chapter).toMatchObject({ locked: false, unlockReason: 'vip' });
    }
    const wish = { id: bookId, cid: sold, expectPrice: 3, requestId: requestId() };
    expect(await server.get(readingCalls.unlockChapter, wish, me)).toMatchObject({ charged: 0 });
    server.ctx.clock.runAhead(21 * 86_400_000);
    const later = await server.get(readingCalls.chapterContent, { id: bookId, cid: sold }, me);
    expect(later.chapter.locked).toBe(true);
  });

  it('a limited book is free for everybody until its end', async () => {
    const until = NOON + 3_600_000;
    const { bookId, chapterIds } = await makeBook(
      db(),
      { pay: 'limited', freeUntil: new Date(until) },
      paidChapters(1),
    );
    const cid = chapterIds[3] ?? 0;
    const now = await server.get(readingCalls.chapterContent, { id: bookId, cid });
    expect(now.chapter).toMatchObject({ locked: false, unlockReason: 'limited', freeUntil: until });
    server.ctx.clock.runAhead(3_600_000);
    const later = await server.get(readingCalls.chapterContent, { id: bookId, cid });
    expect(later.chapter).toMatchObject({ locked: true, freeUntil: null });
  });

  it('what was bought stays readable when the book goes off the shelf, for its buyer alone', async () => {
    const me = await reader(20);
    const { bookId, chapterIds } = await makeBook(db(), {}, paidChapters(2));
    const [first = 0, , , bought = 0, other = 0] = chapterIds;
    await server.get(
      readingCalls.unlockChapter,
      { id: bookId, cid: bought, expectPrice: 3, requestId: requestId() },
      me,
    );
    await db().updateTable('books').set({ status: 'off' }).where('id', '=', bookId).execute();
    expect(await server.get(readingCalls.bookDetail, { id: bookId }, me)).toMatchObject({ status: 'off' });
    const lockOf = async (cid: number) =>
      (await server.get(readingCalls.chapterContent, { id: bookId, cid }, me)).chapter.locked;
    expect([await lockOf(bought), await lockOf(other), await lockOf(first)]).toEqual([false, true, true]);
    expect(await server.ask(readingCalls.bookDetail, { id: bookId })).toMatchObject({ code: code.notFound });
    const wish = { id: bookId, cid: other, expectPrice: 3, requestId: requestId() };
    expect(await server.ask(readingCalls.unlockChapter, wish, me)).toMatchObject({ code: code.notOpen });
  });
});
