import { checkDatabase } from '@server/db/check';
import { readMigrations } from '@server/db/migrate';
import { splitStatements } from '@server/db/splitStatements';
import { addChapters, makeBook } from '@server/testing/books';
import { NOON } from '@server/testing/members';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { readingCalls } from '@/contract/calls/reading';
import { code } from '@/contract/codes';

const DAY = 86_400_000;
const server = withTestServer();
const db = () => server.ctx.database.db;
afterEach(async () => expect(await checkDatabase(db())).toEqual([]));

/** A place to write down; page 2 of 6 unless said otherwise. */
const at = (
  bookId: number,
  chapterId: number,
  more: { page?: number; baseVersion?: number; device?: string; force?: boolean } = {},
) => ({
  id: bookId,
  chapterId,
  page: 2,
  offset: 0.25,
  total: 6,
  baseVersion: 0,
  device: 'phone',
  ...more,
});

describe('a place in a book', () => {
  it('is kept, may go backwards, and grows its version', async () => {
    const me = await newMember(server);
    const { bookId, chapterIds } = await makeBook(db());
    const [one = 0, two = 0] = chapterIds;
    expect(await server.get(readingCalls.readingPlace, { id: bookId }, me)).toBeNull();
    await server.get(readingCalls.savePlace, at(bookId, two), me);
    const back = await server.get(readingCalls.savePlace, at(bookId, one, { page: 1, baseVersion: 1 }), me);
    expect(back).toMatchObject({ conflict: false, place: { chapterId: one, page: 1, version: 2, chapterIndex: 1 } });
    const detail = await server.get(readingCalls.bookDetail, { id: bookId }, me);
    expect(detail.place).toMatchObject({ chapterId: one, page: 1, offset: 0.25, device: 'phone' });
  });

  it('asks when another device was elsewhere meanwhile, and takes a forced answer', async () => {
    const me = await newMember(server);
    const { bookId, chapterIds } = await makeBook(db());
    const [one = 0, two = 0] = chapterIds;
    await server.get(readingCalls.savePlace, at(bookId, one), me);
    await server.get(readingCalls.savePlace, at(bookId, two, { baseVersion: 1, device: 'tablet' }), me);
    const stale = at(bookId, one, { page: 5, baseVersion: 1 });
    expect(await server.get(readingCalls.savePlace, stale, me)).toMatchObject({
      conflict: true,
      place: { chapterId: two, version: 2, device: 'tablet' },
    });
    expect(await server.get(readingCalls.savePlace, { ...stale, force: true }, me)).toMatchObject({
      conflict: false,
      place: { chapterId: one, page: 5, version: 3 },
    });
    // The answer to its own last write was lost: no question.
    expect(await server.get(readingCalls.savePlace, stale, me)).toMatchObject({
      conflict: false,
      place: { version: 4 },
    });
  });

  it('loses nothing when two devices write their first place at once', async () => {
    const me = await newMember(server);
    const { bookId, chapterIds } = await makeBook(db());
    const [one = 0, two = 0] = chapterIds;
    const both = await Promise.all([
      server.get(readingCalls.savePlace, at(bookId, one), me),
      server.get(readingCalls.savePlace, at(bookId, two, { device: 'tablet' }), me),
    ]);
    expect(both.map(({ conflict }) => conflict).sort()).toEqual([false, true]);
  });

  it('names a chapter of its own book', async () => {
    const me = await newMember(server);
    const { bookId } = await makeBook(db());
    const other = await makeBook(db());
    const wish = at(bookId, other.chapterIds[0] ?? 0);
    expect(await server.ask(readingCalls.savePlace, wish, me)).toMatchObject({ code: code.notFound });
    expect(await server.ask(readingCalls.savePlace, wish)).toMatchObject({ code: 2 });
  });

  it('marks a chapter as read at its last page, once a day for the task', async () => {
    const me = await newMember(server);
    const { bookId, chapterIds } = await makeBook(db());
    const [one = 0] = chapterIds;
    const marks = async () =>
      (await server.get(readingCalls.chapterList, { id: bookId }, me)).records.map(({ read }) => read);
    await server.get(readingCalls.savePlace, at(bookId, one, { page: 4 }), me);
    expect(await marks()).toEqual([false, false, false]);
    await server.get(readingCalls.savePlace, at(bookId, one, { page: 5 }), me);
    await server.get(readingCalls.savePlace, at(bookId, one, { page: 3 }), me);
    await server.get(readingCalls.savePlace, at(bookId, one, { page: 5 }), me);
    expect(await marks()).toEqual([true, false, false]);
    const noted = await db().selectFrom('taskMarks').select('kind').where('userId', '=', me.id).execute();
    expect(noted.filter(({ kind }) => kind === 'readChapter')).toHaveLength(1);
  });
});

describe('the history', () => {
  it('has one row a book, the last read first, and pages that do not shift while one reads on', async () => {
    const me = await newMember(server);
    const books = [];
    for (const title of ['甲', '乙', '丙']) books.push(await makeBook(db(), { title }));
    for (const { bookId, chapterIds } of books)
      await server.get(readingCalls.savePlace, at(bookId, chapterIds[0] ?? 0), me);
    const first = await server.get(readingCalls.historyList, { pageSize: 1 }, me);
    expect(first.records.map(({ book }) => book.title)).toEqual(['丙']);
    const [a] = books;
    await server.get(readingCalls.savePlace, at(a?.bookId ?? 0, a?.chapterIds[1] ?? 0, { baseVersion: 1 }), me);
    const next = { pageSize: 1, currentPage: 2, lastId: first.lastId ?? 0, asOf: first.asOf ?? 0 };
    expect((await server.get(readingCalls.historyList, next, me)).records.map(({ book }) => book.title)).toEqual([
      '乙',
    ]);
    const all = await server.get(readingCalls.historyList, {}, me);
    expect(all.records.map(({ book }) => book.title)).toEqual(['甲', '丙', '乙']);
    // The third chapter was there already; what came out after reading is new.
    expect(all.records[0]).toMatchObject({ place: { chapterIndex: 2 }, newChapters: 0 });
    await db()
      .updateTable('chapters')
      .set({ publishedAt: new Date(server.ctx.clock.now() + 1) })
      .where('id', '=', a?.chapterIds[2] ?? 0)
      .execute();
    const [news] = (await server.get(readingCalls.historyList, {}, me)).records;
    expect(news?.newChapters).toBe(1);
    expect((await server.get(readingCalls.historyList, { keyword: '丙' }, me)).records).toHaveLength(1);
    expect((await server.get(readingCalls.historyList, { kind: 'novel' }, me)).records).toHaveLength(0);
  });

  it('gives up an entry and brings it back with its place; the place is forgotten only when that is asked', async () => {
    const me = await newMember(server);
    const { bookId, chapterIds } = await makeBook(db());
    await server.get(readingCalls.savePlace, at(bookId, chapterIds[1] ?? 0), me);
    const listed = async () => (await server.get(readingCalls.historyList, {}, me)).records.length;
    await server.get(readingCalls.deleteHistory, { bookId }, me);
    expect(await listed()).toBe(0);
    expect(await server.get(readingCalls.readingPlace, { id: bookId }, me)).toMatchObject({ page: 2 });
    await server.get(readingCalls.restoreHistory, { bookIds: [bookId] }, me);
    expect(await listed()).toBe(1);
    await server.get(readingCalls.deleteHistory, { bookId, places: true }, me);
    await server.get(readingCalls.restoreHistory, { bookIds: [bookId] }, me);
    expect(await listed()).toBe(0);
    expect(await server.get(readingCalls.readingPlace, { id: bookId }, me)).toBeNull();
  });

  it('is emptied, but for the subscribed books if so wished, and never another member’s', async () => {
    const [me, other] = [await newMember(server), await newMember(server)];
    const kept = await makeBook(db(), { title: '追更' });
    const gone = await makeBook(db(), { title: '路过' });
    for (const who of [me, other]) {
      for (const { bookId, chapterIds } of [kept, gone]) {
        await server.get(readingCalls.savePlace, at(bookId, chapterIds[0] ?? 0), who);
      }
    }
    await server.get(readingCalls.subscribe, { id: kept.bookId }, me);
    await server.get(readingCalls.clearHistory, { keepSubscribed: true }, me);
    const titles = async (who: typeof me) =>
      (await server.get(readingCalls.historyList, {}, who)).records.map(({ book }) => book.title);
    expect(await titles(me)).toEqual(['追更']);
    await server.get(readingCalls.clearHistory, {}, me);
    expect(await titles(me)).toEqual([]);
    expect(await titles(other)).toHaveLength(2);
  });

  it('takes over what a guest read: of each book the later place wins, and nothing comes from the future', async () => {
    const me = await newMember(server);
    const old = await makeBook(db(), { title: '旧' });
    const fresh = await makeBook(db(), { title: '新' });
    await server.get(readingCalls.savePlace, at(old.bookId, old.chapterIds[2] ?? 0), me);
    const guest = (book: typeof old, updateTime: number, chapter = 0) => ({
      bookId: book.bookId,
      chapterId: book.chapterIds[chapter] ?? 0,
      page: 1,
      offset: 0,
      total: 6,
      updateTime,
    });
    const entries = [
      guest(old, NOON - 1000),
      guest(fresh, NOON - 5000, 2),
      guest(fresh, NOON + 90_000_000, 1),
      { ...guest(old, NOON + 1), bookId: fresh.bookId },
    ];
    expect(await server.get(readingCalls.mergeHistory, { entries }, me)).toEqual({ merged: 1 });
    expect(await server.get(readingCalls.readingPlace, { id: old.bookId }, me)).toMatchObject({ chapterIndex: 3 });
    expect(await server.get(readingCalls.readingPlace, { id: fresh.bookId }, me)).toMatchObject({
      chapterIndex: 2,
      updateTime: NOON,
    });
  });

  it('has what a guest read among the rest by time, and tells the same order to the shelf', async () => {
    const me = await newMember(server);
    const read = async (title: string) => {
      const book = await makeBook(db(), { title });
      await server.get(readingCalls.savePlace, at(book.bookId, book.chapterIds[0] ?? 0), me);
      await server.get(readingCalls.subscribe, { id: book.bookId }, me);
      return book;
    };
    const [before, today] = [await read('三天前'), await read('今天')];
    await db()
      .updateTable('readingPlaces')
      .set({ updatedAt: new Date(NOON - 3 * DAY) })
      .where('bookId', '=', before.bookId)
      .execute();
    const entries = [];
    for (const [title, days] of [
      ['昨天', 1],
      ['上周', 7],
      ['前天', 2],
    ] as const) {
      const { bookId, chapterIds } = await makeBook(db(), { title });
      await server.get(readingCalls.subscribe, { id: bookId }, me);
      const updateTime = NOON - days * DAY;
      entries.push({ bookId, chapterId: chapterIds[0] ?? 0, page: 1, offset: 0, total: 6, updateTime });
    }
    await server.get(readingCalls.mergeHistory, { entries }, me);
    const order = ['今天', '昨天', '前天', '三天前', '上周'];
    const titlesOf = (rows: readonly { book: { title: string } }[]) => rows.map(({ book }) => book.title);
    expect(titlesOf((await server.get(readingCalls.historyList, {}, me)).records)).toEqual(order);
    expect(titlesOf((await server.get(readingCalls.subscriptionList, { sort: 'read' }, me)).records)).toEqual(order);
    await server.get(readingCalls.savePlace, at(today.bookId, today.chapterIds[1] ?? 0, { baseVersion: 1 }), me);
    expect(titlesOf((await server.get(readingCalls.historyList, {}, me)).records)).toEqual(order);
  });
});

describe('a history of an earlier build', () => {
  it('is put into the order it was read in by an upgrade, once for all; those in order stay as they are', async () => {
    const [me, other] = [await newMember(server), await newMember(server)];
    const read = async (title: string, days: number, who = me) => {
      const { bookId, chapterIds } = await makeBook(db(), { title });
      await server.get(readingCalls.savePlace, at(bookId, chapterIds[0] ?? 0), who);
      const updatedAt = new Date(NOON - days * DAY);
      await db().updateTable('readingPlaces').set({ updatedAt }).where('bookId', '=', bookId).execute();
    };
    for (const [title, days] of [
      ['今天', 0],
      ['上周', 7],
      ['前天', 2],
    ] as const)
      await read(title, days);
    for (const [title, days] of [
      ['去年', 365],
      ['昨天', 1],
    ] as const)
      await read(title, days, other);
    const titles = async (who = me) =>
      (await server.get(readingCalls.historyList, {}, who)).records.map(({ book }) => book.title);
    expect(await titles()).toEqual(['前天', '上周', '今天']);
    const bumps = () => db().selectFrom('readingPlaces').select('bump').orderBy('bump').execute();
    const before = await bumps();
    const upgrade = readMigrations().find(({ name }) => name.startsWith('0022'))?.text ?? '';
    for (const statement of splitStatements(upgrade)) await sql.raw(statement).execute(db());
    expect([await titles(), await titles(other)]).toEqual([
      ['今天', '前天', '上周'],
      ['昨天', '去年'],
    ]);
    expect(await bumps()).toEqual(before);
  });
});

describe('the shelf', () => {
  it('counts its readers once and tells of chapters that came since', async () => {
    const me = await newMember(server);
    const { bookId, chapterIds } = await makeBook(db(), { title: '猫岛邮差' });
    const on = await server.get(readingCalls.subscribe, { id: bookId }, me);
    expect(on).toEqual({ subscribed: true, subscribeCount: 1 });
    expect(await server.get(readingCalls.subscribe, { id: bookId }, me)).toEqual(on);
    await addChapters(db(), bookId, [{}, {}]);
    const shelf = async (filter?: 'new' | 'finished') =>
      (await server.get(readingCalls.subscriptionList, filter === undefined ? {} : { filter }, me)).records;
    expect(await shelf('new')).toMatchObject([
      { book: { title: '猫岛邮差' }, newChapters: 2, next: { id: chapterIds[0] } },
    ]);
    expect(await shelf('finished')).toEqual([]);
    await server.get(readingCalls.savePlace, at(bookId, chapterIds[0] ?? 0, { page: 5 }), me);
    expect((await shelf())[0]).toMatchObject({ next: { id: chapterIds[1] }, place: { chapterIndex: 1 } });
    await server.get(readingCalls.seenSubscriptions, { bookIds: [] }, me);
    expect(await shelf('new')).toEqual([]);
    await addChapters(db(), bookId, [{}]);
    await server.get(readingCalls.bookDetail, { id: bookId }, me);
    expect(await shelf('new')).toEqual([]);
    expect(await server.get(readingCalls.unsubscribe, { id: bookId }, me)).toEqual({
      subscribed: false,
      subscribeCount: 0,
    });
    expect(await server.get(readingCalls.unsubscribe, { id: bookId }, me)).toEqual({
      subscribed: false,
      subscribeCount: 0,
    });
  });
});
