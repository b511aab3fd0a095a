import { bookApi } from '@/api/bookApi';
import { bookPrefsEvents } from '@/features/books/bookPrefsSlice';
import { selectLocalHistory } from '@/features/reading/history/localHistorySlice';
import { readerEvents, selectReader } from '@/features/reading/readerSlice';
import { sessionEnded } from '@/kernel/sessionEvents';
import { selectOverlays } from '@/shell/overlays/overlaysSlice';
import { buildChapter, buildChapterContent, buildReadingPlace } from '@/testing/builders/book';
import { buildAccount } from '@/testing/builders/member';
import { status } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { readPlace } from './placeStore';
import { placeEvents, selectPlaces, selectStartPlace } from './placesSlice';

const bookId = 71;
const chapterId = 7101;
const member = buildAccount();
const saved = (over = {}) => ({
  place: buildReadingPlace({ chapterId, page: 2, version: 5, ...over }),
  conflict: false,
});

/** A reader of book 71 that is open at chapter 1; `who` reads. */
async function open(
  who: { member?: typeof member } = { member },
  server: ReturnType<typeof buildReadingPlace> | null = null,
) {
  const world = await createTestStore(who);
  const { store, ports } = world;
  ports.server.reply('GET v1/book/{id}/progress', server);
  ports.server.reply('GET v1/book/{id}/chapter/{cid}', buildChapterContent());
  ports.server.reply('POST v1/book/{id}/progress', saved());
  await store.dispatch(bookApi.endpoints.chapterContent.initiate({ id: bookId, cid: chapterId }));
  const uid = who.member?.uid ?? '';
  const begin = () => {
    store.dispatch(readerEvents.opened({ bookId, chapterId }));
    store.dispatch(readerEvents.shown({ bookId }));
  };
  const rest = (page: number, offset = 0) =>
    store.dispatch(
      readerEvents.rested({ bookId, chapterId, page, offset, total: 3, chapterIndex: 1, chapterTitle: '雨夜来客' }),
    );
  const sent = () => ports.server.callsTo('POST v1/book/{id}/progress').map(({ form }) => form);
  begin();
  await ports.clock.advance();
  const at = () => selectPlaces(store.getState())[bookId];
  return { ...world, begin, rest, sent, at, kept: () => readPlace(ports.local, uid, bookId) };
}

describe('where one reads', () => {
  it('is written down here at once and told the server after two quiet seconds, once', async () => {
    const { rest, sent, kept, ports } = await open();
    rest(1);
    expect(kept()).toMatchObject({ place: { page: 1 }, sent: false });
    await ports.clock.advance(1_000);
    rest(2);
    await ports.clock.advance(1_900);
    expect(sent()).toEqual([]);
    await ports.clock.advance(200);
    expect(sent()).toMatchObject([{ page: '2', baseVersion: '0', chapterId: '7101' }]);
    expect(kept()).toMatchObject({ sent: true, version: 5 });
  });

  it('is told of a chapter’s end before the next chapter’s beginning takes its place', async () => {
    const { rest, sent, store, ports } = await open();
    rest(2, 1);
    const next = { chapterId: 7102, page: 0, offset: 0, total: 4, chapterIndex: 2, chapterTitle: '第二夜' };
    store.dispatch(readerEvents.rested({ bookId, ...next }));
    await ports.clock.advance();
    expect(sent()).toMatchObject([{ chapterId: '7101', page: '2' }]);
    await ports.clock.advance(2_100);
    expect(sent()).toMatchObject([{ chapterId: '7101' }, { chapterId: '7102', page: '0', baseVersion: '5' }]);
  });

  it('makes a chapter read with its last page, not with its first', async () => {
    const { rest, store, ports } = await open();
    ports.server.reply('GET v1/book/{id}/chapter/list', { records: [buildChapter()], total: 1 });
    const list = bookApi.endpoints.chapterList.initiate({ id: bookId });
    await store.dispatch(list);
    const isRead = () => bookApi.endpoints.chapterList.select({ id: bookId })(store.getState()).data?.records[0]?.read;
    ports.server.reply('POST v1/book/{id}/progress', saved({ page: 0, total: 3 }));
    rest(0);
    await ports.clock.advance(2_100);
    expect(isRead()).toBe(false);
    ports.server.reply('POST v1/book/{id}/progress', saved({ page: 2, total: 3 }));
    rest(2);
    await ports.clock.advance(2_100);
    expect(isRead()).toBe(true);
  });

  it('is told at once when the page hides, by a request that outlives it', async () => {
    const { rest, sent, ports } = await open();
    rest(2);
    ports.document.becomeVisible(false);
    await ports.clock.advance();
    expect(sent()).toHaveLength(1);
  });

  it('survives a tab that is killed before the server knew: the next one begins there and tells it', async () => {
    const first = await open();
    first.rest(2);
    const local = first.ports.local;
    const { store, ports } = await createTestStore({ member, ports: { local } });
    ports.server.reply('GET v1/book/{id}/progress', null);
    ports.server.reply('POST v1/book/{id}/progress', saved());
    store.dispatch(readerEvents.shown({ bookId }));
    await ports.clock.advance();
    expect(selectStartPlace(store.getState(), bookId)).toMatchObject({ chapterId, page: 2 });
    await ports.clock.advance(2_100);
    expect(ports.server.callsTo('POST v1/book/{id}/progress')).toHaveLength(1);
  });

  it('may go backwards', async () => {
    const { rest, sent, ports } = await open({ member }, buildReadingPlace({ chapterId, page: 2, version: 4 }));
    rest(0);
    await ports.clock.advance(2_100);
    expect(sent()).toMatchObject([{ page: '0', baseVersion: '4' }]);
  });

  it('waits here while there is no network, and goes when there is one', async () => {
    const { rest, at, sent, ports, store } = await open();
    ports.server.reply('POST v1/book/{id}/progress', status(503));
    rest(1);
    await ports.clock.advance(2_100);
    expect(at()?.at).toBe('stranded');
    ports.server.reply('POST v1/book/{id}/progress', saved());
    store.dispatch({ type: 'connection/lost' });
    store.dispatch({ type: 'connection/found' });
    await ports.clock.advance(100);
    expect(at()?.at).toBe('kept');
    expect(sent()).toHaveLength(2);
  });

  it('begins where another device stopped, if this one has nothing of its own', async () => {
    const { store } = await open({ member }, buildReadingPlace({ chapterId, page: 2, device: 'other' }));
    expect(selectStartPlace(store.getState(), bookId)).toMatchObject({ page: 2 });
  });

  it('does not keep a reader waiting for a slow server', async () => {
    const world = await createTestStore({ member });
    world.ports.server.defer('GET v1/book/{id}/progress');
    world.store.dispatch(readerEvents.shown({ bookId }));
    await world.ports.clock.advance(1_400);
    expect(selectStartPlace(world.store.getState(), bookId)).toBeUndefined();
    await world.ports.clock.advance(200);
    expect(selectStartPlace(world.store.getState(), bookId)).toBeNull();
  });
});

describe('when another device is elsewhere', () => {
  async function torn() {
    const world = await open();
    const theirs = buildReadingPlace({ chapterId, page: 1, version: 9, device: 'other' });
    world.ports.server.reply('POST v1/book/{id}/progress', { place: theirs, conflict: true });
    world.rest(2);
    await world.ports.clock.advance(2_100);
    world.ports.server.reply('POST v1/book/{id}/progress', saved({ version: 10 }));
    return world;
  }

  it('the member is asked, and nothing is overwritten meanwhile', async () => {
    const { at, sent, store, ports } = await torn();
    await ports.clock.advance(10_000);
    expect(at()?.at).toBe('torn');
    expect(sent()).toHaveLength(1);
    expect(selectOverlays(store.getState()).map(({ kind }) => kind)).toEqual(['reading-elsewhere']);
  });

  it('继续 writes this place over the other', async () => {
    const { store, ports, sent, at } = await torn();
    store.dispatch(placeEvents.keptMine({ bookId }));
    await ports.clock.advance(100);
    expect(sent().at(-1)).toMatchObject({ page: '2', baseVersion: '9', force: 'true' });
    expect(at()?.at).toBe('kept');
    expect(selectOverlays(store.getState())).toEqual([]);
  });

  it('跳到 goes there, here and on this device', async () => {
    const { store, ports, kept } = await torn();
    store.dispatch(placeEvents.tookTheirs({ bookId }));
    await ports.clock.advance();
    expect(selectReader(store.getState()).jump).toMatchObject({ chapterId, page: 1 });
    expect(kept()).toMatchObject({ place: { page: 1 }, version: 9, sent: true });
  });
});

describe('what is left behind', () => {
  it('a guest keeps places and history on this device', async () => {
    const { store, rest, kept, sent, ports } = await open({});
    rest(1);
    await ports.clock.advance(5_000);
    expect(sent()).toEqual([]);
    expect(kept()).toMatchObject({ place: { page: 1, chapterIndex: 1 } });
    expect(selectLocalHistory(store.getState())).toMatchObject([{ book: { title: '云上客栈' }, place: { page: 1 } }]);
  });

  it('incognito leaves nothing, neither here nor there', async () => {
    const { store, rest, kept, sent, ports } = await open();
    store.dispatch(bookPrefsEvents.incognitoSwitched({ on: true }));
    rest(2);
    await ports.clock.advance(5_000);
    expect([kept(), sent()]).toEqual([undefined, []]);
  });

  it('what the member had forgotten is neither sent any more nor begun at again', async () => {
    const { store, rest, kept, sent, at, begin, ports } = await open();
    rest(2);
    store.dispatch(placeEvents.forgotten({ bookIds: [bookId] }));
    await ports.clock.advance(5_000);
    expect([kept(), sent(), at()]).toEqual([undefined, [], undefined]);
    begin();
    await ports.clock.advance();
    expect(selectStartPlace(store.getState(), bookId)).toBeNull();
  });

  it('what another device had forgotten is forgotten here too, unless the server never knew it', async () => {
    const first = await open();
    first.rest(2);
    await first.ports.clock.advance(2_100);
    expect(first.kept()).toMatchObject({ sent: true });
    const { store, ports } = await createTestStore({ member, ports: { local: first.ports.local } });
    ports.server.reply('GET v1/book/{id}/progress', null);
    store.dispatch(readerEvents.shown({ bookId }));
    await ports.clock.advance(5_000);
    expect(selectStartPlace(store.getState(), bookId)).toBeNull();
    expect(first.kept()).toBeUndefined();
    expect(ports.server.callsTo('POST v1/book/{id}/progress')).toEqual([]);
  });

  it('D3: who logs out leaves no place here; who is thrown out comes back to theirs', async () => {
    const { store, rest, kept, ports } = await open();
    rest(2);
    store.dispatch(sessionEnded({ by: 'expired' }));
    await ports.clock.advance();
    expect(kept()).toBeDefined();
    const again = await open();
    again.rest(2);
    again.store.dispatch(sessionEnded({ by: 'logout' }));
    await again.ports.clock.advance();
    expect(again.kept()).toBeUndefined();
  });
});
