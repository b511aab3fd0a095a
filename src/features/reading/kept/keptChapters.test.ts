import { bookApi } from '@/api/bookApi';
import { code } from '@/contract/codes';
import { bookPrefsEvents } from '@/features/books/bookPrefsSlice';
import { placeEvents } from '@/features/reading/places/placesSlice';
import { readerEvents } from '@/features/reading/readerSlice';
import { sessionEnded, sessionStarted } from '@/kernel/sessionEvents';
import { connectionEvents } from '@/shell/connection/connectionSlice';
import { buildChapter, buildChapterContent } from '@/testing/builders/book';
import { buildAccount } from '@/testing/builders/member';
import { fail } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { selectKeptChapters } from './keptChaptersSlice';

const bookId = 71;
const CHAPTER = 'GET v1/book/{id}/chapter/{cid}';
const DAY_MS = 86_400_000;
const member = buildAccount();
const pictures = (cid: number) =>
  [1, 2, 3, 4].map((place) => ({ url: `/media/page/${cid}/${place}/k.s.svg`, w: 100, h: 100, bubbles: [] }));
const content = (cid: number, over = {}) =>
  buildChapterContent({ chapter: buildChapter({ id: cid, title: `第 ${cid} 话`, ...over }), pages: pictures(cid) });

/** A visit of a member; `storage` is what an earlier one left. */
async function visit(storage?: Awaited<ReturnType<typeof createTestStore>>['ports']) {
  const { store, ports } = await createTestStore({
    member,
    ...(storage && { ports: { local: storage.local, keptPages: storage.keptPages, clock: storage.clock } }),
  });
  const ask = async (cid: number) => {
    void store.dispatch(bookApi.endpoints.chapterContent.initiate({ id: bookId, cid }, { forceRefetch: true }));
    // A call that fails is made again after a while.
    await ports.clock.advance(60_000);
  };
  const read = async (cid: number, page = 0) => {
    ports.server.reply(CHAPTER, content(cid));
    await ask(cid);
    const rest = { bookId, chapterId: cid, page, offset: 0, total: 4, chapterIndex: 1, chapterTitle: '' };
    store.dispatch(readerEvents.rested(rest));
    await ports.clock.advance();
  };
  const shown = (cid: number) =>
    bookApi.endpoints.chapterContent.select({ id: bookId, cid })(store.getState()).data?.chapter.title;
  const rows = () => selectKeptChapters(store.getState()).map(({ chapterId }) => chapterId);
  return { store, ports, ask, read, shown, rows };
}

/** The next visit of the same device, which has no network. */
async function offlineAfter(before: Awaited<ReturnType<typeof visit>>) {
  const next = await visit(before.ports);
  next.store.dispatch(connectionEvents.lost());
  next.ports.server.reply(CHAPTER, new TypeError('Failed to fetch'));
  return next;
}

describe('what was read last, without a network', () => {
  it('is shown from this device, with the pictures that were seen, and asked for anew once there is one', async () => {
    const before = await visit();
    await before.read(7101, 1);
    expect([...before.ports.keptPages.kept]).toEqual([1, 2, 3].map((place) => `/media/page/7101/${place}/`));

    const { ask, shown, rows, store, ports } = await offlineAfter(before);
    expect(rows()).toEqual([7101]);
    await ask(7101);
    expect(shown(7101)).toBe('第 7101 话');
    await ask(7102);
    expect(shown(7102)).toBeUndefined();

    ports.server.reply(CHAPTER, content(7101, { title: '改过的标题' }));
    store.dispatch(connectionEvents.found());
    await ports.clock.advance();
    expect(shown(7101)).toBe('改过的标题');
  });

  it('is five chapters, latest first, and no picture of any other', async () => {
    const { read, rows, ports } = await visit();
    for (const cid of [1, 2, 3, 4, 5, 6, 3]) await read(cid);
    expect(rows()).toEqual([3, 6, 5, 4, 2]);
    expect([...ports.keptPages.kept].some((key) => key.startsWith('/media/page/1/'))).toBe(false);
  });

  it('is nothing of what was only looked ahead to, of a locked chapter, or of one that was read in secret', async () => {
    const { ask, read, rows, store, ports } = await visit();
    ports.server.reply(CHAPTER, content(1));
    await ask(1);
    ports.server.reply(CHAPTER, content(2, { locked: true }));
    await ask(2);
    store.dispatch(
      readerEvents.rested({ bookId, chapterId: 2, page: 0, offset: 0, total: 4, chapterIndex: 1, chapterTitle: '' }),
    );
    store.dispatch(bookPrefsEvents.incognitoSwitched({ on: true }));
    await read(3);
    expect(rows()).toEqual([]);
    expect(ports.keptPages.kept.size).toBe(0);
  });

  it('is gone after a week', async () => {
    const before = await visit();
    await before.read(7101);
    const { local, clock } = before.ports;
    const kept = local.read('plaza:read') ?? '';
    local.write('plaza:read', kept.replace(/"at":\d+/, `"at":${clock.now() - 7 * DAY_MS}`));
    const { ask, shown, rows } = await offlineAfter(before);
    await ask(7101);
    expect([rows(), shown(7101)]).toEqual([[], undefined]);
  });

  it.each([
    ['is not there any more', fail(code.notFound)],
    ['is locked again', content(7101, { locked: true })],
  ])('goes when the server says that it %s', async (_what, answer) => {
    const { read, ask, rows, ports } = await visit();
    await read(7101);
    ports.server.reply(CHAPTER, answer);
    await ask(7101);
    expect(rows()).toEqual([]);
    expect(ports.keptPages.kept.size).toBe(0);
  });

  it.each([
    ['who signs out (D3)', sessionEnded({ by: 'logout' })],
    ['who signs in (D3)', sessionStarted({ account: buildAccount({ uid: '2002' }), by: 'login' })],
    ['whoever deletes the history', placeEvents.forgotten({ bookIds: [bookId] })],
  ])('goes with %s', async (_who, action) => {
    const { read, rows, store, ports } = await visit();
    await read(7101);
    store.dispatch(action);
    await ports.clock.advance();
    expect(rows()).toEqual([]);
    expect(ports.keptPages.kept.size).toBe(0);
  });

  it("D3: another member's is never shown", async () => {
    const before = await visit();
    await before.read(7101);
    before.ports.local.write('plaza:read', (before.ports.local.read('plaza:read') ?? '').replace(member.uid, '2002'));
    const { ask, shown, rows } = await offlineAfter(before);
    await ask(7101);
    expect([rows(), shown(7101)]).toEqual([[], undefined]);
  });

  it('H1: nothing is kept while somebody travels', async () => {
    const { read, ports } = await visit();
    ports.gate.enter('travel');
    await read(7101);
    expect(ports.local.read('plaza:read')).toBeNull();
  });
});
