import { byId, rowsOf } from '@/api/feed';
import { squareApi } from '@/api/squareApi';
import { selectIsBlocked, selectIsDeleted, selectUnseen, unseenEvents } from '@/features/square/unseen/unseenSlice';
import { sessionStarted } from '@/kernel/sessionEvents';
import { navigationEvents, selectPlace } from '@/shell/navigation/navigationSlice';
import { selectToasts } from '@/shell/toasts/toastsSlice';
import { buildAccount, buildUserCard } from '@/testing/builders/member';
import { buildComment, buildPost, buildReply } from '@/testing/builders/square';
import { fail, page, status } from '@/testing/fakes/answers';
import { createTestStore } from '@/testing/testStore';
import { askSwitch } from './askSwitch';
import type { Target } from './target';
import { selectWishes } from './wishesSlice';

const LIKE = 'POST v1/square/post/{id}/like';
const UNLIKE = 'DELETE v1/square/post/{id}/like';
const like: Target = { kind: 'like', of: 'post', id: 501 };
const { postList, followedPosts, post, commentList } = squareApi.endpoints;

/** A member with the same post in two feeds and on its own page, and its comments. */
async function square({ guest = false } = {}) {
  const world = await createTestStore(guest ? {} : { member: buildAccount() });
  const { store, ports } = world;
  const { server, clock } = ports;
  // First, because `{id}` would take the lists' words too.
  server.reply('GET v1/square/post/{id}', buildPost());
  server.reply('GET v1/square/post/list', page([buildPost({ id: 500 }), buildPost()]));
  server.reply('GET v1/square/post/follow', page([buildPost()]));
  server.reply(
    'GET v1/square/post/{id}/comment/list',
    page([buildComment({ replies: [buildReply()] }), buildComment({ id: 903, author: buildUserCard({ id: 8 }) })]),
  );
  const load = async () => {
    store.dispatch(postList.initiate({ sort: 2 }));
    store.dispatch(post.initiate({ id: 501 }));
    store.dispatch(commentList.initiate({ id: 501 }));
    if (!guest) store.dispatch(followedPosts.initiate());
    await clock.advance();
  };
  await load();
  const tap = (target: Target, want: boolean) => store.dispatch(askSwitch(target, want));
  const rows = () => [
    rowsOf(postList.select({ sort: 2 })(store.getState()).data, byId)[1],
    ...(guest ? [] : [rowsOf(followedPosts.select()(store.getState()).data, byId)[0]]),
    post.select({ id: 501 })(store.getState()).data,
  ];
  const comments = () => rowsOf(commentList.select({ id: 501 })(store.getState()).data, byId);
  const likes = () => rows().map((row) => `${row?.liked ? '♥' : '♡'}${row?.likeCount}`);
  const toasts = () => Object.values(selectToasts(store.getState())).map(({ text, count }) => `${text}×${count}`);
  return { ...world, server, clock, load, tap, rows, comments, likes, toasts };
}

describe('likes', () => {
  it('show at once in every list, and take the number the server counts', async () => {
    const { server, tap, likes, clock } = await square();
    const held = server.defer(LIKE);
    tap(like, true);
    expect(likes()).toEqual(['♥4', '♥4', '♥4']);
    await clock.advance();
    held.answer({ liked: true, likeCount: 9 });
    await clock.advance();
    expect(likes()).toEqual(['♥9', '♥9', '♥9']);
  });

  it('go back once when the server refuses, and say so once', async () => {
    const { server, tap, likes, clock, toasts, store } = await square();
    server.reply(LIKE, status(503));
    tap(like, true);
    await clock.advance(100);
    expect(likes()).toEqual(['♡3', '♡3', '♡3']);
    expect(toasts()).toHaveLength(1);
    expect(selectWishes(store.getState())).toEqual({});
  });

  it.each([50, 51])('after %i fast taps the last one holds, with at most one request under way', async (taps) => {
    const { server, tap, likes, clock, store } = await square();
    const truth = { liked: false };
    let under = 0;
    let most = 0;
    const answer = (liked: boolean) => async () => {
      under += 1;
      most = Math.max(most, under);
      await new Promise<void>((go) => clock.after(300, go));
      under -= 1;
      truth.liked = liked;
      return { liked, likeCount: liked ? 4 : 3 };
    };
    server.reply(LIKE, answer(true));
    server.reply(UNLIKE, answer(false));
    for (let count = 1; count <= taps; count += 1) {
      tap(like, count % 2 === 1);
      await clock.advance(10);
    }
    await clock.advance(3_000);
    const liked = taps % 2 === 1;
    expect([most, truth.liked, selectWishes(store.getState())]).toEqual([1, liked, {}]);
    expect(likes()).toEqual(Array(3).fill(liked ? '♥4' : '♡3'));
  });

  it('a request whose answer was lost is followed by the last wish', async () => {
    const { server, tap, clock } = await square();
    const held = server.defer(LIKE);
    server.reply(UNLIKE, { liked: false, likeCount: 3 });
    tap(like, true);
    await clock.advance();
    tap(like, false);
    held.answer(status(504));
    await clock.advance();
    expect(server.callsTo(UNLIKE)).toHaveLength(1);
  });

  it('rows without the post keep their identity, so nothing else is drawn again', async () => {
    const { tap, store, comments } = await square();
    const other = () => rowsOf(postList.select({ sort: 2 })(store.getState()).data, byId)[0];
    const before = [other(), comments()];
    tap(like, true);
    expect(other()).toBe(before[0]);
    expect(comments()).toBe(before[1]);
  });

  it('of a comment and of a reply beneath it', async () => {
    const { tap, comments, server } = await square();
    server.reply('POST v1/square/comment/{id}/like', ({ path }) => ({
      liked: true,
      likeCount: path.includes('902') ? 1 : 5,
    }));
    tap({ kind: 'like', of: 'comment', id: 901 }, true);
    tap({ kind: 'like', of: 'comment', id: 902 }, true);
    expect([comments()[0]?.liked, comments()[0]?.replies[0]?.liked, comments()[1]?.liked]).toEqual([true, true, false]);
  });

  it('C5: a guest’s like waits for login and then happens once', async () => {
    const { server, tap, store, clock } = await square({ guest: true });
    server.reply(LIKE, { liked: true, likeCount: 4 });
    tap(like, true);
    await clock.advance();
    expect([selectPlace(store.getState()).route, server.callsTo(LIKE).length]).toEqual(['login', 0]);
    store.dispatch(sessionStarted({ account: buildAccount(), by: 'login' }));
    await clock.advance();
    store.dispatch(navigationEvents.asked({ to: '/games', how: 'push' }));
    await clock.advance();
    expect(server.callsTo(LIKE)).toHaveLength(1);
  });
});

describe('following, blocking, hiding, deleting', () => {
  it('a follow shows on every text of the author', async () => {
    const { server, tap, rows, comments, clock } = await square();
    server.reply('POST v1/user/follow/{id}', { followed: true });
    tap({ kind: 'follow', id: 7 }, true);
    expect(rows().every((row) => row?.author.followed)).toBe(true);
    expect(comments().map((row) => row.author.followed)).toEqual([true, false]);
    server.reply('DELETE v1/user/follow/{id}', status(500));
    await clock.advance();
    tap({ kind: 'follow', id: 7 }, false);
    await clock.advance(5_000);
    expect(rows().every((row) => row?.author.followed)).toBe(true);
  });

  it('a blocked author is no longer followed once the server has said so', async () => {
    const { server, tap, rows, clock } = await square();
    server.reply('POST v1/user/follow/{id}', { followed: true });
    tap({ kind: 'follow', id: 7 }, true);
    await clock.advance();
    const followed = () => rows().map((row) => row?.author.followed);
    const held = server.defer('POST v1/user/block/{id}');
    tap({ kind: 'block', id: 7 }, true);
    await clock.advance();
    expect(followed()).toEqual([true, true, true]);
    held.answer({ blocked: true });
    await clock.advance();
    expect(followed()).toEqual([false, false, false]);
  });

  it('a blocked author is gone at once, and back when the server refuses', async () => {
    const { server, tap, store, clock } = await square();
    server.reply('POST v1/user/block/{id}', status(500));
    tap({ kind: 'block', id: 7 }, true);
    expect(selectIsBlocked(store.getState(), 7)).toBe(true);
    await clock.advance(5_000);
    expect(selectIsBlocked(store.getState(), 7)).toBe(false);
  });

  it('a deleted text is gone at once, back when the server refuses, and one already gone counts as deleted', async () => {
    const { server, tap, store, clock } = await square();
    const gone = () => selectIsDeleted(store.getState(), 'post', 501);
    server.reply('DELETE v1/square/post/{id}', status(500));
    tap({ kind: 'delete', of: 'post', id: 501 }, true);
    expect(gone()).toBe(true);
    await clock.advance(5_000);
    expect(gone()).toBe(false);
    server.reply('DELETE v1/square/post/{id}', fail(1002, '已删除'));
    tap({ kind: 'delete', of: 'post', id: 501 }, true);
    await clock.advance(5_000);
    expect(gone()).toBe(true);
  });

  it('a deleted comment leaves the count of its post, once, and comes back to it when the server refuses', async () => {
    const { server, tap, rows, clock, store } = await square();
    server.reply('GET v1/square/post/{id}', buildPost({ commentCount: 5 }));
    store.dispatch(post.initiate({ id: 501 }, { forceRefetch: true }));
    await clock.advance();
    const counts = () => rows().map((row) => row?.commentCount);
    server.reply('DELETE v1/square/comment/{id}', null);
    tap({ kind: 'delete', of: 'comment', id: 901, postId: 501 }, true);
    expect(counts()).toEqual([0, 0, 4]);
    await clock.advance();
    expect(counts()).toEqual([0, 0, 4]);
    server.reply('DELETE v1/square/comment/{id}', fail(1006, '不能删除'));
    tap({ kind: 'delete', of: 'comment', id: 903, postId: 501 }, true);
    expect(counts()[2]).toBe(3);
    await clock.advance();
    expect(counts()[2]).toBe(4);
  });

  it('a deleted reply leaves the count of the comment it stands under', async () => {
    const { server, tap, comments, clock, store } = await square();
    server.reply(
      'GET v1/square/post/{id}/comment/list',
      page([buildComment({ replyCount: 4, replies: [buildReply()] })]),
    );
    store.dispatch(commentList.initiate({ id: 501 }, { forceRefetch: true }));
    await clock.advance();
    server.reply('DELETE v1/square/comment/{id}', null);
    tap({ kind: 'delete', of: 'comment', id: 902, postId: 501, threadId: 901 }, true);
    await clock.advance();
    expect(comments()[0]?.replyCount).toBe(3);
  });

  it('hidden posts and muted words stay with their member, and a broken note is nothing', async () => {
    const { server, tap, ports, clock } = await square();
    server.reply('POST v1/square/post/{id}/hide', { hidden: true });
    tap({ kind: 'hide', id: 501 }, true);
    await clock.advance();
    const again = await createTestStore({ member: buildAccount(), ports: { local: ports.local } });
    expect(selectUnseen(again.store.getState()).hidden).toEqual([501]);
    ports.local.write('1001:unseen', '{"hidden":["x"],"muted":[]}');
    const broken = await createTestStore({ member: buildAccount(), ports: { local: ports.local } });
    expect(selectUnseen(broken.store.getState()).hidden).toEqual([]);
    const guest = await createTestStore({ ports: { session: ports.session } });
    expect(selectUnseen(guest.store.getState()).hidden).toEqual([]);
  });

  it('whoever is sent away from the suggestions stays away, for that member; notes of before are still read', async () => {
    const { store, ports } = await square();
    ports.local.foreignWrite('1001:unseen', '{"hidden":[3],"muted":[]}');
    expect(selectUnseen(store.getState())).toMatchObject({ hidden: [3], away: [] });
    store.dispatch(unseenEvents.personSentAway({ id: 30 }));
    const again = await createTestStore({ member: buildAccount(), ports: { local: ports.local } });
    expect(selectUnseen(again.store.getState()).away).toEqual([30]);
    expect(ports.local.read(':unseen')).toBeNull();
  });

  it('a word that was muted in another tab is muted here too, and stays when another one is', async () => {
    const { store, ports } = await square();
    ports.local.foreignWrite('1001:unseen', '{"hidden":[],"muted":["代充"]}');
    store.dispatch(unseenEvents.wordMuted({ word: '外挂' }));
    expect(JSON.parse(ports.local.read('1001:unseen') ?? '')).toEqual({
      hidden: [],
      muted: ['代充', '外挂'],
      away: [],
    });
  });
});
