import { makeWorld, seedWorld, type World } from '@server/testing/access/world';
import { makeComment, makePost } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import type { Call } from '@/contract/call';
import { allCalls } from '@/contract/calls/all';
import { squareCalls } from '@/contract/calls/square';

const server = withTestServer(
  async (ctx) => {
    await seedWorld(ctx);
    const { db } = ctx.database;
    const types = [
      'todayStory',
      'pickLists',
      'newGifts',
      'newGames',
      'freeGames',
      'vipGames',
      'squarePosts',
      'updatedBooks',
      'limitedFree',
    ];
    const rails = [...types, 'welfareFilms', 'continueReading'];
    await db
      .insertInto('homeSections')
      .values(rails.map((type) => ({ type, title: type, more: null })))
      .execute();
  },
  { environment: { SHARED_ANSWERS_MS: '2000' } },
);

/** A world with everything that a page may have to look up. */
async function fullWorld(): Promise<World> {
  const world = await makeWorld(server);
  const { db } = server.ctx.database;
  const { owner, stranger, tagId } = world;
  for (const gameId of [1, 2, 3]) await makePost(db, { authorId: stranger.id, gameId, tagId });
  await server.get(squareCalls.follow, { id: stranger.id }, owner);
  const posts = db.selectFrom('posts').select('id').where('authorId', '=', stranger.id);
  const { id: postId } = await posts.orderBy('id').executeTakeFirstOrThrow();
  await server.get(squareCalls.likePost, { id: postId }, owner);
  const commentId = await makeComment(db, { postId, userId: owner.id });
  const reply = await makeComment(db, { postId, userId: stranger.id, to: commentId });
  await makeComment(db, { postId, userId: owner.id, to: reply });
  return { ...world, postId, commentId };
}

/** What a page's call may send: statements, `begin` and `commit` among them, the question who asks as well. */
interface Most {
  call: keyof typeof allCalls;
  input?: (world: World, nth: string) => Record<string, unknown>;
  /** null: not for guests. */
  guest: number | null;
  member: number;
}

const page = { currentPage: 1, pageSize: 20 };
const pages: Readonly<Record<string, Most>> = {
  home: { call: 'homeFeed', guest: 0, member: 2 },
  'posts, new': { call: 'postList', input: () => ({ ...page, sort: 2 }), guest: 0, member: 2 },
  'posts, hot': { call: 'postList', input: () => ({ ...page, sort: 1 }), guest: 0, member: 2 },
  'posts, last replies': { call: 'postList', input: () => ({ ...page, sort: 3 }), guest: 0, member: 2 },
  'posts of a topic': { call: 'postList', input: ({ tagId }) => ({ ...page, tagId }), guest: 0, member: 2 },
  'posts of a person': {
    call: 'postList',
    input: ({ stranger }) => ({ ...page, userId: stranger.id }),
    guest: 3,
    member: 3,
  },
  'posts of a game': { call: 'postList', input: () => ({ ...page, gameId: 1 }), guest: 3, member: 3 },
  'posts, a later page': { call: 'postList', input: () => ({ currentPage: 2, pageSize: 1 }), guest: 3, member: 3 },
  'own posts': { call: 'ownPosts', input: () => page, guest: null, member: 3 },
  'followed posts': { call: 'followedPosts', input: () => page, guest: null, member: 3 },
  post: { call: 'post', input: ({ postId: id }) => ({ id }), guest: 3, member: 3 },
  comments: { call: 'commentList', input: ({ postId: id }) => ({ ...page, id }), guest: 0, member: 2 },
  'comments, a later page': {
    call: 'commentList',
    input: ({ postId: id }) => ({ id, currentPage: 2, pageSize: 1 }),
    guest: 1,
    member: 3,
  },
  replies: {
    call: 'replyList',
    input: ({ postId, commentId }) => ({ postId, commentId, currentPage: 1 }),
    guest: 3,
    member: 3,
  },
  games: { call: 'gameList', input: () => page, guest: 0, member: 2 },
  'games, a chart': { call: 'gameList', input: () => ({ ...page, sort: 'hot' }), guest: 0, member: 2 },
  stories: { call: 'storyList', guest: 0, member: 2 },
  'lists of picks': { call: 'pickLists', guest: 0, member: 2 },
  'own games': { call: 'ownGames', input: () => page, guest: null, member: 2 },
  ratings: { call: 'ratings', input: ({ game: { id } }) => ({ id }), guest: 2, member: 3 },
  reviews: { call: 'reviewList', input: ({ game: { id } }) => ({ ...page, id }), guest: 3, member: 4 },
  'similar games': { call: 'similarGames', input: ({ game: { id } }) => ({ id }), guest: 3, member: 4 },
  'own part of a game': { call: 'standing', input: ({ game: { id } }) => ({ id }), guest: null, member: 4 },
  'counts of shelves': { call: 'shelfCounts', guest: null, member: 3 },
  game: { call: 'gameDetail', input: ({ game: { id } }) => ({ appID: String(id) }), guest: 0, member: 2 },
  'gifts of a game': { call: 'gameGifts', input: () => ({ appID: '1' }), guest: 2, member: 4 },
  me: { call: 'me', input: ({ owner: { uid } }) => ({ uid }), guest: null, member: 3 },
  messages: { call: 'messages', input: ({ owner: { uid } }) => ({ ...page, uid }), guest: null, member: 3 },
  unread: { call: 'unread', guest: null, member: 2 },
  'search for posts': { call: 'search', input: () => ({ ...page, kind: 'post', keyword: '鱼' }), guest: 4, member: 4 },
  'search for people': { call: 'search', input: () => ({ ...page, kind: 'user', keyword: '玩' }), guest: 4, member: 4 },
  books: { call: 'bookList', input: () => page, guest: 0, member: 1 },
  'books, a later page': { call: 'bookList', input: () => ({ currentPage: 2, pageSize: 1 }), guest: 1, member: 2 },
  'shelves of books': { call: 'bookShelves', guest: 0, member: 1 },
  'rank of books': { call: 'bookRank', input: () => ({ type: 'hot' }), guest: 0, member: 1 },
  book: { call: 'bookDetail', input: ({ bookId: id }) => ({ id }), guest: 0, member: 2 },
  films: { call: 'welfareList', input: () => ({ ...page, kind: 'video' }), guest: 0, member: 2 },
  film: { call: 'welfareItem', input: ({ film: { id } }) => ({ id }), guest: 0, member: 2 },
  tasks: { call: 'taskList', guest: 0, member: 2 },
  activities: { call: 'activityList', input: () => page, guest: 0, member: 2 },
  activity: { call: 'activity', input: ({ activityId: id }) => ({ id }), guest: 0, member: 2 },
  'rank of an activity': { call: 'activityRank', input: ({ activityId: id }) => ({ id }), guest: 0, member: 2 },
  'purchase of a game': {
    call: 'download',
    input: (_world, requestId) => ({ id: 3, platformType: 1, requestId: `purchase ${requestId}`, expectPrice: 9 }),
    guest: null,
    member: 10,
  },
};

describe('what a page sends to the database', () => {
  let world: World;
  beforeEach(async () => {
    world = await fullWorld();
  });

  /**
   * The statements of a call that was asked once before: what is made for everybody is there. The least of three, since the
   * server's own work, as looks that are written together, may fall into one.
   */
  async function sentBy({ call, input }: Most, who: World['owner'] | null): Promise<number> {
    const ask = (nth: string) => server.get(allCalls[call] as Call, input?.(world, nth) ?? {}, who);
    const once = call === 'download';
    if (!once) await ask('first');
    let least = Number.POSITIVE_INFINITY;
    for (const nth of once ? ['second'] : ['second', 'third', 'fourth']) {
      const before = server.ctx.database.load().asked;
      await ask(nth);
      least = Math.min(least, server.ctx.database.load().asked - before);
    }
    return least;
  }

  it.each(Object.entries(pages))('%s', async (_name, page) => {
    const { guest, member } = page;
    if (guest !== null) expect(await sentBy(page, null)).toBeLessThanOrEqual(guest);
    const sent = await sentBy(page, world.owner);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(member);
  });
});
