import { checkDatabase } from '@server/db/check';
import { remakeHot } from '@server/square/posts';
import { makeComment, makePost, newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { peopleCalls } from '@/contract/calls/people';
import { readingCalls } from '@/contract/calls/reading';
import { squareCalls } from '@/contract/calls/square';
import { code } from '@/contract/codes';

const server = withTestServer();
const db = () => server.ctx.database.db;
const DAY_MS = 86_400_000;

let me: TestMember;
let you: TestMember;
beforeEach(async () => {
  me = await newMember(server);
  you = await newMember(server);
});

const profile = (id: number, who: TestMember | null = null) => server.get(peopleCalls.userProfile, { id }, who);

async function makeGame(name: string, ...players: readonly TestMember[]): Promise<number> {
  const at = new Date(server.ctx.clock.now());
  const { id } = await db()
    .insertInto('games')
    .values({
      name,
      cover: `/media/${name}.webp`,
      video: null,
      changelog: JSON.stringify([]),
      publishedAt: at,
      updatedAt: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const { id: userId } of players) {
    await db()
      .insertInto('gameDownloads')
      .values({ userId, gameId: id, platformType: 1, via: 'free', createdAt: at })
      .execute();
  }
  return id;
}

async function makeBook(title: string, { adult, reader }: { adult: boolean; reader: TestMember }): Promise<number> {
  const at = new Date(server.ctx.clock.now());
  const { id } = await db()
    .insertInto('books')
    .values({ kind: 'comic', title, cover: '/c.webp', adult, publishedAt: at, updatedAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db().insertInto('bookSubscriptions').values({ userId: reader.id, bookId: id, createdAt: at }).execute();
  return id;
}

describe("a person's page", () => {
  it('shows games, those of both marked, the latest first, page by page', async () => {
    const [mine, both, theirs] = [
      await makeGame('我的', me),
      await makeGame('都有', you, me),
      await makeGame('对方的', you),
    ];
    expect(await profile(you.id, me)).toMatchObject({ gameCount: 2, commonCount: 1, commonGames: [{ id: both }] });
    expect(await profile(you.id)).toMatchObject({ gameCount: 2, commonCount: 0, commonGames: [] });
    expect(await profile(you.id, you)).toMatchObject({ commonCount: 0 });
    const first = await server.get(peopleCalls.personGames, { id: you.id, pageSize: 1 }, me);
    expect(first).toMatchObject({ total: 2, hasMore: true, records: [{ id: theirs, common: false }] });
    const rest = { id: you.id, pageSize: 1, currentPage: 2, lastId: first.lastId ?? undefined };
    const next = await server.get(peopleCalls.personGames, rest, me);
    expect(next).toMatchObject({ hasMore: false, records: [{ id: both, common: true, game: { name: '都有' } }] });
    expect((await server.get(peopleCalls.personGames, { id: me.id }, me)).records.map(({ id }) => id)).toEqual([
      both,
      mine,
    ]);
  });

  it('hides what its member hides, from everybody but them; books until they say otherwise', async () => {
    const [book] = [
      await makeBook('潮汐', { adult: false, reader: you }),
      await makeBook('夜', { adult: true, reader: you }),
    ];
    await makeGame('暗', you);
    expect(await profile(you.id, me)).toMatchObject({ bookCount: null, gameCount: 1, hides: ['books'] });
    expect(await server.ask(peopleCalls.personBooks, { id: you.id }, me)).toMatchObject({ code: code.notAllowed });
    expect((await server.get(peopleCalls.personBooks, { id: you.id }, you)).records).toHaveLength(2);
    await server.get(peopleCalls.savePage, { hides: ['games', 'people'] }, you);
    expect(await profile(you.id, me)).toMatchObject({ bookCount: 1, gameCount: null, commonCount: 0 });
    expect((await server.get(peopleCalls.personBooks, { id: you.id }, me)).records).toMatchObject([{ id: book }]);
    expect(await server.ask(peopleCalls.personGames, { id: you.id })).toMatchObject({ code: code.notAllowed });
    for (const call of [peopleCalls.followList, peopleCalls.fanList]) {
      expect(await server.ask(call, { userId: you.id }, me)).toMatchObject({ code: code.notAllowed });
      expect(await server.ask(call, { userId: you.id }, you)).toMatchObject({ code: code.ok });
    }
    expect(await profile(you.id, you)).toMatchObject({ bookCount: 2, gameCount: 1 });
  });

  it('tells nothing to who is blocked nor of who is, nor what they wrote or said', async () => {
    const postId = await makePost(db(), { authorId: you.id });
    const other = await makePost(db(), { authorId: (await newMember(server)).id });
    await makeComment(db(), { postId: other, userId: you.id });
    await makeComment(db(), { postId: other, userId: me.id });
    await makeGame('都有', you, me);
    await server.get(peopleCalls.block, { id: me.id }, you);
    for (const call of [peopleCalls.userProfile, peopleCalls.personGames, peopleCalls.personBooks]) {
      expect(await server.ask(call, { id: you.id }, me)).toMatchObject({ code: code.notAllowed });
    }
    expect(await server.ask(peopleCalls.fanList, { userId: you.id }, me)).toMatchObject({ code: code.notAllowed });
    for (const [who, whose] of [
      [me, you],
      [you, me],
    ] as const) {
      expect((await server.get(squareCalls.postList, { userId: whose.id }, who)).records).toEqual([]);
      const said = await server.get(squareCalls.commentList, { id: other }, who);
      expect(said.records.map(({ author }) => author.id)).toEqual([who.id]);
    }
    expect(await server.ask(squareCalls.post, { id: postId }, me)).toMatchObject({ code: code.notFound });
    // Who blocks sees that they do, and nothing more.
    expect(await profile(me.id, you)).toMatchObject({
      blocked: true,
      cover: '',
      intro: '',
      medals: [],
      postCount: 0,
      commonGames: [],
    });
    expect(await server.ask(peopleCalls.personGames, { id: me.id }, you)).toMatchObject({ code: code.notAllowed });
    await server.get(peopleCalls.unblock, { id: me.id }, you);
    expect(await profile(you.id, me)).toMatchObject({ commonCount: 1, blocked: false });
    expect(await server.get(squareCalls.post, { id: postId }, me)).toMatchObject({ id: postId });
  });

  it('has the picture its member chose among those there are', async () => {
    const game = await makeGame('海报', me);
    const covers = await server.get(peopleCalls.pageCovers, {}, me);
    expect(covers.map(({ key }) => key)).toEqual(expect.arrayContaining([`game-${game}`, 'scene-0', 'scene-7']));
    const before = (await profile(me.id)).cover;
    expect((await server.raw({ url: before })).headers['content-type']).toContain('image/svg+xml');
    for (const { key, image } of covers) {
      expect(await server.get(peopleCalls.savePage, { cover: key }, me)).toMatchObject({ cover: image });
    }
    await server.get(peopleCalls.savePage, { cover: `game-${game}` }, me);
    expect((await profile(me.id)).cover).toBe('/media/海报.webp');
    for (const cover of ['game-999', 'scene-8', 'https://example.com/x.png', '']) {
      expect(await server.ask(peopleCalls.savePage, { cover }, me)).toMatchObject({ code: code.badParameter });
    }
    expect((await profile(me.id)).cover).toBe('/media/海报.webp');
  });

  it('says of a game what its owner gave it; words that are still looked at are kept back', async () => {
    const [rated, quiet] = [await makeGame('评过的', you), await makeGame('没评的', you)];
    const at = new Date(server.ctx.clock.now());
    const review = { gameId: rated, authorId: you.id, score: 4, content: '云海真好看', answer: null, answeredAt: null };
    await db()
      .insertInto('gameReviews')
      .values({ ...review, scoredAt: at, createdAt: at, updatedAt: at, auditState: 'pending' })
      .execute();
    const games = async () => (await server.get(peopleCalls.personGames, { id: you.id }, me)).records;
    expect(await games()).toMatchObject([
      { id: rated, score: 4, said: '' },
      { id: quiet, score: null, said: '' },
    ]);
    expect((await profile(you.id)).medals).toEqual([]);
    await db().updateTable('gameReviews').set({ auditState: 'passed', helpfulCount: 12 }).execute();
    expect((await games())[0]).toMatchObject({ score: 4, said: '云海真好看' });
    const stars = await makeGame('只有星的', you);
    await db()
      .insertInto('gameReviews')
      .values({ ...review, gameId: stars, content: '', scoredAt: at, createdAt: at, updatedAt: at })
      .execute();
    const last = await makeGame('刚下的', you);
    expect((await games()).map(({ id }) => id)).toEqual([rated, stars, last, quiet]);
    const pages: number[] = [];
    for (let lastId: number | undefined; ; ) {
      const one = await server.get(peopleCalls.personGames, { id: you.id, pageSize: 1, ...(lastId && { lastId }) }, me);
      pages.push(...one.records.map(({ id }) => id));
      if (!one.hasMore) break;
      lastId = one.lastId ?? undefined;
    }
    expect(pages).toEqual([rated, stars, last, quiet]);
    expect((await profile(you.id)).medals).toEqual([
      { kind: 'reviews', step: 1 },
      { kind: 'helpful', step: 10 },
    ]);
  });

  it('has medals for facts alone, each at the step that is reached', async () => {
    expect((await profile(you.id)).medals).toEqual([]);
    const now = server.ctx.clock.now();
    const post = await makePost(db(), { authorId: you.id });
    const nine = Array.from({ length: 9 }, (_, place) => ({
      postId: post,
      place,
      uploadId: null,
      url: `/${place}`,
      w: 9,
      h: 9,
    }));
    await db().insertInto('postImages').values(nine.slice(0, 8)).execute();
    expect((await profile(you.id)).medals).toEqual([]);
    await db().insertInto('postImages').values(nine.slice(8)).execute();
    const days = [1, 2, 3, 4, 5, 6, 7, 8, 20, 21].map((before) => ({
      userId: you.id,
      day: new Date(now - before * DAY_MS).toISOString().slice(0, 10),
      kind: 'signed' as const,
      requestId: `day-${before}`,
      createdAt: new Date(now),
    }));
    await db().insertInto('checkins').values(days).execute();
    await db()
      .updateTable('users')
      .set({ createdAt: new Date(now - 800 * DAY_MS) })
      .where('id', '=', you.id)
      .execute();
    expect((await profile(you.id)).medals).toEqual([
      { kind: 'years', step: 2 },
      { kind: 'nine', step: 1 },
      { kind: 'streak', step: 7 },
    ]);
    await server.get(squareCalls.deletePost, { id: post }, you);
    expect((await profile(you.id)).medals).not.toContainEqual({ kind: 'nine', step: 1 });
  });
});

describe('suggested people', () => {
  it('come with why: whom both know, then games of both, then fans, then what they wrote', async () => {
    const [friend, gamer, famous, writer] = [
      await newMember(server),
      await newMember(server),
      await newMember(server),
      await newMember(server),
    ];
    for (const { id } of [you, gamer, famous, writer]) await makePost(db(), { authorId: id });
    await server.get(squareCalls.follow, { id: friend.id }, me);
    await server.get(squareCalls.follow, { id: you.id }, friend);
    await makeGame('都玩', gamer, me);
    await db().updateTable('users').set({ fanCount: 30 }).where('id', '=', famous.id).execute();
    const { records } = await server.get(peopleCalls.suggestedUsers, {}, me);
    const reasons = new Map(records.map(({ id, reason }) => [id, reason]));
    expect(reasons.get(you.id)).toEqual({ kind: 'friends', count: 1, name: friend.name });
    expect(reasons.get(gamer.id)).toMatchObject({ kind: 'games', count: 1 });
    expect(reasons.get(famous.id)).toMatchObject({ kind: 'fans', count: 30 });
    expect(reasons.get(writer.id)).toMatchObject({ kind: 'posts', count: 1 });
    const guest = await server.get(peopleCalls.suggestedUsers, {});
    expect(guest.records.every(({ reason }) => reason?.kind === 'fans' || reason?.kind === 'posts')).toBe(true);
  });
});

describe('what stands beside a post', () => {
  const like = async (id: number, times: number) => {
    for (let n = 0; n < times; n += 1) await server.get(squareCalls.likeComment, { id }, await newMember(server));
  };
  const shown = async (id: number, who: TestMember | null = null) =>
    (await server.get(squareCalls.postList, {}, who)).records.find((post) => post.id === id);

  it('is its best liked comment of the first day, from twenty likes on, while it is there', async () => {
    const now = server.ctx.clock.now();
    const id = await makePost(db(), { authorId: you.id, createdAt: new Date(now) });
    const [one, two] = [
      await makeComment(db(), { postId: id, userId: me.id, content: '先说一句' }),
      await makeComment(db(), { postId: id, userId: you.id, content: '晚到的话' }),
    ];
    await like(one, 19);
    await remakeHot(db(), now);
    expect(await shown(id)).toMatchObject({ hotComment: null });
    await like(one, 1);
    await like(two, 21);
    await db()
      .updateTable('comments')
      .set({ createdAt: new Date(now + 2 * DAY_MS) })
      .where('id', '=', two)
      .execute();
    await remakeHot(db(), now);
    const hot = { id: one, content: '先说一句', likeCount: 20, author: { id: me.id, name: me.name } };
    expect((await shown(id))?.hotComment).toEqual(hot);
    const third = await newMember(server);
    await server.get(peopleCalls.block, { id: me.id }, third);
    expect(await shown(id, third)).toMatchObject({ hotComment: null });
    await server.get(squareCalls.deleteComment, { id: one }, me);
    expect(await shown(id)).toMatchObject({ hotComment: null });
    await remakeHot(db(), now);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is who talks in a topic, what came today, and a picture of its own', async () => {
    const now = server.ctx.clock.now();
    const { id: tagId } = await db()
      .insertInto('squareTags')
      .values({ tag: '晒图' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const old = await makePost(db(), { authorId: you.id, tagId, createdAt: new Date(now - 3 * DAY_MS), viewCount: 7 });
    await makePost(db(), { authorId: you.id, tagId, createdAt: new Date(now - 1000) });
    await db()
      .insertInto('postImages')
      .values({ postId: old, place: 0, uploadId: null, url: '/p.webp', w: 1, h: 1 })
      .execute();
    await makeComment(db(), { postId: old, userId: me.id });
    await remakeHot(db(), now);
    expect(await server.get(squareCalls.tagList, {})).toMatchObject([
      { id: tagId, tag: '晒图', peopleCount: 2, todayCount: 1, viewCount: 7, image: '/p.webp' },
    ]);
    await remakeHot(db(), now + 40 * DAY_MS);
    expect(await server.get(squareCalls.tagList, {})).toMatchObject([
      { peopleCount: 0, todayCount: 0, viewCount: 0, image: '/p.webp' },
    ]);
  });
});

describe('a shelf on a page', () => {
  it('counts no chapters read for a medal while books are hidden', async () => {
    const book = await makeBook('长篇', { adult: false, reader: you });
    const at = new Date(server.ctx.clock.now());
    for (let idx = 1; idx <= 10; idx += 1) {
      const { id: chapterId } = await db()
        .insertInto('chapters')
        .values({ bookId: book, idx, title: `第${idx}话`, publishedAt: at })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db()
        .insertInto('chapterReads')
        .values({ userId: you.id, bookId: book, chapterId, createdAt: at })
        .execute();
    }
    expect((await profile(you.id)).medals).toEqual([]);
    await server.get(peopleCalls.savePage, { hides: [] }, you);
    expect((await profile(you.id)).medals).toEqual([{ kind: 'reader', step: 10 }]);
    expect((await server.get(readingCalls.bookDetail, { id: book })).id).toBe(book);
  });
});
