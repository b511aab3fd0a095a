import { makeWorld, seedWorld, type World } from '@server/testing/access/world';
import { withTestServer } from '@server/testing/testServer';
import { activityCalls } from '@/contract/calls/activity';
import { readingCalls } from '@/contract/calls/reading';
import { squareCalls } from '@/contract/calls/square';
import { welfareCalls } from '@/contract/calls/welfare';

const server = withTestServer(seedWorld, { environment: { SHARED_ANSWERS_MS: '2000' } });
const { get } = server;
let world: World;
beforeEach(async () => {
  world = await makeWorld(server);
  // Nothing is renewed by time alone here, only by what is done.
  server.app.shared.empty();
});

describe('a page that is made once for all who ask shows a member at once', () => {
  it('a book they put on their shelf, and where they stand in it', async () => {
    const { owner, stranger, bookId: id } = world;
    const book = (who: typeof owner | null) => get(readingCalls.bookDetail, { id }, who);
    const before = await book(null);
    expect(before).toMatchObject({ subscribed: false, place: null });
    expect(await book(owner)).toMatchObject({ subscribed: true, place: { page: 1 } });
    await get(readingCalls.subscribe, { id }, stranger);
    const subscribeCount = before.subscribeCount + 1;
    expect(await book(stranger)).toMatchObject({ subscribed: true, subscribeCount, place: null });
  });

  it('that what was announced of a book is seen', async () => {
    const { owner, bookId: id } = world;
    const { db } = server.ctx.database;
    await db.updateTable('bookSubscriptions').set({ seen: 0 }).where('bookId', '=', id).execute();
    const news = async () => (await get(readingCalls.subscriptionList, {}, owner)).records[0]?.newChapters;
    expect(await news()).toBeGreaterThan(0);
    await get(readingCalls.bookDetail, { id }, owner);
    expect(await news()).toBe(0);
  });

  it('a film they like and have bought, which stays locked for guests', async () => {
    const { owner, film } = world;
    const item = (who: typeof owner | null) => get(welfareCalls.welfareItem, { id: film.id }, who);
    const before = await item(null);
    expect(before).toMatchObject({ locked: true, video: null, liked: false });
    await get(welfareCalls.likeWelfare, { id: film.id }, owner);
    expect(await item(owner)).toMatchObject({ locked: false, liked: true, likeCount: before.likeCount + 1, second: 3 });
    expect(await item(null)).toMatchObject({ locked: true, video: null, liked: false });
    const listed = async (who: typeof owner | null) =>
      (await get(welfareCalls.welfareList, { kind: 'video' }, who)).records.find(({ id }) => id === film.id);
    expect(await listed(null)).toMatchObject({ locked: true, second: 0 });
    expect(await listed(owner)).toMatchObject({ locked: false, liked: true, second: 3 });
  });

  it('tasks they have done', async () => {
    const { owner, stranger, postId } = world;
    const likes = async (who: typeof owner | null) =>
      (await get(activityCalls.taskList, {}, who)).records.find(({ kind }) => kind === 'likePost');
    expect(await likes(null)).toMatchObject({ done: 0, status: 0 });
    await get(squareCalls.likePost, { id: postId }, stranger);
    expect(await likes(stranger)).toMatchObject({ done: 1 });
    expect(await likes(null)).toMatchObject({ done: 0 });
  });

  it('an activity they joined, and their place in it although the others still stand as before', async () => {
    const { db } = server.ctx.database;
    const { owner, stranger, activityId: id } = world;
    const rank = (who: typeof owner | null) => get(activityCalls.activityRank, { id }, who);
    const detail = (who: typeof owner | null) => get(activityCalls.activity, { id }, who);
    await db.updateTable('activities').set({ condition: 'none' }).where('id', '=', id).execute();
    server.app.shared.empty();
    const { participants } = await detail(null);
    for (const who of [owner, stranger])
      await get(activityCalls.joinActivity, { id, requestId: `join-request-${who.id}` }, who);
    expect(await detail(owner)).toMatchObject({ joined: true, participants: participants + 2 });
    await db.updateTable('activityMembers').set({ points: 5 }).where('activityId', '=', id).execute();
    server.app.shared.empty();
    const others = (await rank(null)).records;
    await db
      .updateTable('activityMembers')
      .set({ points: 7 })
      .where('activityId', '=', id)
      .where('userId', '=', owner.id)
      .execute();
    expect((await rank(null)).records).toEqual(others);
    const { records, mine } = await rank(owner);
    expect(mine).toMatchObject({ uid: owner.uid, points: 7 });
    expect(records.find(({ uid }) => uid === owner.uid)).toEqual(mine);
    expect(await detail(null)).toMatchObject({ joined: false, points: 0, place: null });
    expect(await detail(owner)).toMatchObject({ joined: true, points: 7, place: 1 });
  });
});
