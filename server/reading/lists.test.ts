import { withTx } from '@server/db/tx';
import { makeBook } from '@server/testing/books';
import { NOON } from '@server/testing/members';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { readingCalls } from '@/contract/calls/reading';
import { code } from '@/contract/codes';
import { approveBookComments } from './comments';
import { continueReading } from './history';
import { pageUrl, readPageUrl } from './pageTicket';
import { remakeRanks } from './ranks';
import { limitedFree, updatedComics } from './shelves';

const server = withTestServer();
const db = () => server.ctx.database.db;
const DAY = 86_400_000;

async function label(name: string, bookIds: readonly number[]): Promise<number> {
  const { id } = await db().insertInto('bookLabels').values({ name }).returning('id').executeTakeFirstOrThrow();
  for (const bookId of bookIds) await db().insertInto('bookLabelLinks').values({ bookId, labelId: id }).execute();
  return id;
}

describe('lists of books', () => {
  it('narrow by label, kind, status, day, pay and words, and leave out what is off the shelf', async () => {
    const a = await makeBook(db(), { title: '面馆', heat: 9, weekday: 3 });
    const b = await makeBook(db(), { title: '飞船', heat: 5, kind: 'novel', status: 'finished', pay: 'vip' });
    const c = await makeBook(db(), { title: '旧书', heat: 7, status: 'off' });
    const running = { pay: 'limited', freeUntil: new Date(NOON + 1000) } as const;
    const d = await makeBook(db(), { title: '百分百', heat: 1, ...running });
    const food = await label('美食', [a.bookId, c.bookId, d.bookId]);
    const warm = await label('治愈', [a.bookId]);
    type Ask = Parameters<typeof server.get<typeof readingCalls.bookList>>[1];
    const titles = async (ask: Ask) => (await server.get(readingCalls.bookList, ask)).records.map(({ title }) => title);
    expect(await titles({})).toEqual(['面馆', '飞船', '百分百']);
    expect(await titles({ label: [food] })).toEqual(['面馆', '百分百']);
    expect(await titles({ label: [food, warm] })).toEqual(['面馆']);
    expect(await titles({ label: [food, ...Array.from({ length: 900 }, (_, n) => n + 1000)] })).toEqual([]);
    expect(await titles({ kind: 'novel' })).toEqual(['飞船']);
    expect(await titles({ status: 'finished' })).toEqual(['飞船']);
    expect(await titles({ weekday: 3 })).toEqual(['面馆']);
    expect(await titles({ pay: 'limited' })).toEqual(['百分百']);
    expect(await titles({ keyword: '治愈' })).toEqual(['面馆']);
    expect(await titles({ keyword: '%' })).toEqual([]);
    server.ctx.clock.runAhead(2000);
    expect(await titles({ pay: 'limited' })).toEqual([]);
    expect(await titles({ pay: 'coin' })).toEqual(['百分百']);
    expect(b.bookId).toBeGreaterThan(0);
  });

  it('go on where the page before ended, and later books do not shift it', async () => {
    for (const n of [1, 2, 3, 4, 5]) await makeBook(db(), { title: `第${n}本`, heat: n * 10 });
    const first = await server.get(readingCalls.bookList, { pageSize: 2 });
    await makeBook(db(), { title: '新来的', heat: 999 });
    const more = { pageSize: 2, currentPage: 2, lastId: first.lastId ?? 0, asOf: first.asOf ?? 0 };
    const second = await server.get(readingCalls.bookList, more);
    expect([...first.records, ...second.records].map(({ title }) => title)).toEqual([
      '第5本',
      '第4本',
      '第3本',
      '第2本',
    ]);
    expect([second.total, second.hasMore]).toEqual([5, true]);
  });

  it('serve rails of other pages', async () => {
    const me = await newMember(server);
    const a = await makeBook(db(), { title: '旧', updatedAt: new Date(NOON - DAY) });
    const b = await makeBook(db(), { title: '免', pay: 'limited', freeUntil: new Date(NOON + 1000) });
    await db()
      .updateTable('books')
      .set({ updatedAt: new Date(NOON - DAY) })
      .where('id', '=', a.bookId)
      .execute();
    const titles = (books: { title: string }[]) => books.map(({ title }) => title);
    expect(titles(await updatedComics(db(), 5, NOON))).toEqual(['免', '旧']);
    expect(titles(await limitedFree(db(), 5, NOON))).toEqual(['免']);
    const wish = { id: a.bookId, chapterId: a.chapterIds[0] ?? 0, page: 1, offset: 0, total: 6, baseVersion: 0 };
    await server.get(readingCalls.savePlace, wish, me);
    expect(await continueReading(db(), me.id, 5)).toMatchObject([{ book: { title: '旧' }, place: { page: 1 } }]);
    expect(b.bookId).toBeGreaterThan(a.bookId);
  });

  it('rank books as the day began and say what each has won or lost since yesterday', async () => {
    const a = await makeBook(db(), { title: '甲', viewCount: 900 });
    const b = await makeBook(db(), { title: '乙', viewCount: 500 });
    await withTx(db(), (tx) => remakeRanks(tx, NOON - DAY));
    await db().updateTable('books').set({ viewCount: 2000 }).where('id', '=', b.bookId).execute();
    await makeBook(db(), { title: '丙', viewCount: 100 });
    await withTx(db(), (tx) => remakeRanks(tx, NOON));
    await db().updateTable('books').set({ viewCount: 90_000 }).where('id', '=', a.bookId).execute();
    await withTx(db(), (tx) => remakeRanks(tx, NOON));
    const rank = await server.get(readingCalls.bookRank, { type: 'hot' });
    expect(rank.map(({ book, rank, moved }) => [book.title, rank, moved])).toEqual([
      ['乙', 1, 1],
      ['甲', 2, -1],
      ['丙', 3, null],
    ]);
  });

  it('open a book with what else there is by its author and like it', async () => {
    const a = await makeBook(db(), { title: '甲', author: '老陈' });
    const b = await makeBook(db(), { title: '乙', author: '老陈' });
    const c = await makeBook(db(), { title: '丙', author: '别人' });
    await label('古风', [a.bookId, c.bookId]);
    const detail = await server.get(readingCalls.bookDetail, { id: a.bookId });
    expect(detail.sameAuthor?.map(({ id }) => id)).toEqual([b.bookId]);
    expect(detail.related?.map(({ id }) => id)).toEqual([c.bookId]);
    expect(detail).toMatchObject({ viewCount: 1, first: { id: a.chapterIds[0], index: 1 }, place: null });
    expect(detail.several).toEqual({ from: 10, percentOff: 10 });
    expect(await server.ask(readingCalls.bookDetail, { id: 999_999 })).toMatchObject({ code: code.notFound });
  });
});

describe('the address of a page', () => {
  const key = { secret: 's'.repeat(32), now: NOON };

  it('is the same for hours, opens this page alone, and stops working', () => {
    const url = pageUrl({ chapterId: 7, place: 2 }, key);
    expect(pageUrl({ chapterId: 7, place: 2 }, { ...key, now: NOON + 60_000 })).toBe(url);
    expect(readPageUrl(url, key)).toEqual({ chapterId: 7, place: 2 });
    expect(readPageUrl(url, { ...key, now: NOON + 13 * 3_600_000 })).toBe('expired');
    expect(readPageUrl(url.replace('/7/', '/8/'), key)).toBeNull();
    expect(readPageUrl(url, { ...key, secret: 'other' })).toBeNull();
  });

  it('is answered 404 when forged and 410 when old', async () => {
    const url = pageUrl({ chapterId: 7, place: 2 }, { secret: server.ctx.secret, now: NOON });
    expect((await server.raw({ url: '/media/page/7/2/mwr2lmo0.OBxkvVMkQ8Gt4dQYMqqlmh.svg' })).statusCode).toBe(404);
    server.ctx.clock.runAhead(13 * 3_600_000);
    expect((await server.raw({ url })).statusCode).toBe(410);
  });
});

describe('comments on a book', () => {
  it('follow the rules of the square: length, words, and waiting for approval', async () => {
    const me = await newMember(server);
    const { bookId, chapterIds } = await makeBook(db());
    const chapterId = chapterIds[0] ?? 0;
    const words = [
      { word: '坏词', level: 1 },
      { word: '禁词', level: 2 },
      { word: '待词', level: 3 },
    ] as const;
    await db()
      .insertInto('sensitiveWords')
      .values([...words])
      .execute();
    const say = (content: string) => server.ask(readingCalls.addBookComment, { id: bookId, chapterId, content }, me);
    for (const blank of [' ', '\u3164', '\u200b\u2800']) {
      expect(await say(blank)).toMatchObject({ code: code.badParameter, data: { field: 'content' } });
    }
    expect(await say('有禁词')).toMatchObject({ code: code.sensitiveWord, data: { words: ['禁词'] } });
    expect(await say('有坏词')).toMatchObject({ code: 0, data: { content: '有**' } });
    expect(await say('有待词')).toMatchObject({ code: 0, data: { auditState: 'pending' } });
    const seen = async (who: typeof me | null) =>
      (await server.get(readingCalls.bookComments, { id: bookId, chapterId }, who)).records.map(
        ({ content }) => content,
      );
    expect(await seen(null)).toEqual(['有**']);
    expect(await seen(me)).toEqual(['有待词', '有**']);
    await withTx(db(), (tx) => approveBookComments(tx, NOON + 61_000));
    expect(await seen(null)).toEqual(['有待词', '有**']);
    const count = async () => (await server.get(readingCalls.chapterList, { id: bookId })).records[0]?.commentCount;
    expect(await count()).toBe(2);
    const [{ id = 0 } = {}] = (await server.get(readingCalls.bookComments, { id: bookId }, me)).records;
    const other = await newMember(server);
    expect(await server.ask(readingCalls.deleteBookComment, { id }, other)).toMatchObject({ code: code.notAllowed });
    await server.get(readingCalls.deleteBookComment, { id }, me);
    expect(await server.ask(readingCalls.deleteBookComment, { id }, me)).toMatchObject({ code: code.notFound });
    expect(await count()).toBe(1);
  });
});
