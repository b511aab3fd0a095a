import { checkDatabase } from '@server/db/check';
import { makeComment, makePost, makeTag, newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import type { InputOf } from '@/contract/call';
import { peopleCalls } from '@/contract/calls/people';
import { publishingCalls } from '@/contract/calls/publishing';
import { squareCalls } from '@/contract/calls/square';
import { code } from '@/contract/codes';
import { remakeHot } from './posts';

const server = withTestServer();
const db = () => server.ctx.database.db;

type Query = InputOf<typeof squareCalls.postList>;
const ids = async (query: Query = {}, who: TestMember | null = null) =>
  (await server.get(squareCalls.postList, query, who)).records.map(({ id }) => id);

/** Every page of a list, with `between` done after each. */
async function readAll(query: Query, between: () => Promise<unknown>): Promise<number[]> {
  const seen: number[] = [];
  let page = await server.get(squareCalls.postList, { ...query, pageSize: 3 });
  for (let currentPage = 2; ; currentPage += 1) {
    seen.push(...page.records.map(({ id }) => id));
    if (page.hasMore !== true) return seen;
    await between();
    const { lastId, asOf } = page;
    const place = { currentPage, lastId: lastId ?? undefined, asOf: asOf ?? undefined };
    page = await server.get(squareCalls.postList, { ...query, pageSize: 3, ...place });
  }
}

describe('lists of posts', () => {
  let author: TestMember;
  let reader: TestMember;
  let tagId: number;
  const posts: number[] = [];

  beforeEach(async () => {
    author = await newMember(server);
    reader = await newMember(server);
    tagId = await makeTag(db(), '攻略');
    posts.length = 0;
    for (let n = 0; n < 8; n += 1) {
      posts.push(await makePost(db(), { authorId: author.id, content: `第${n}篇`, ...(n % 2 === 0 && { tagId }) }));
    }
  });

  it('are new, by last reply or hot, and narrowed by tag, person and words', async () => {
    const [first = 0, second = 0] = posts;
    expect(await ids()).toEqual(posts.toReversed());
    await makeComment(db(), { postId: second, userId: reader.id });
    expect((await ids({ sort: 3 }))[0]).toBe(second);
    await server.get(squareCalls.likePost, { id: first }, reader);
    await remakeHot(db(), server.ctx.clock.now());
    expect((await ids({ sort: 1 })).slice(0, 2)).toEqual([second, posts.at(-1)]);
    expect(await ids({ tagId })).toEqual(posts.filter((_, n) => n % 2 === 0).toReversed());
    expect(await ids({ userId: author.id })).toHaveLength(8);
    expect(await ids({ userId: reader.id })).toEqual([]);
    expect(await ids({ keyword: '第3' })).toEqual([posts[3]]);
    expect(await ids({ keyword: '%' })).toEqual([]);
  });

  it.each([1, 2, 3] as const)(
    'sort %i: hands on pages without a repeated or lost row while others write',
    async (sort) => {
      const before = await ids({ sort });
      const seen = await readAll({ sort }, async () => {
        await makePost(db(), { authorId: author.id });
        await makeComment(db(), { postId: posts[0] ?? 0, userId: reader.id });
        await makeComment(db(), { postId: posts[4] ?? 0, userId: reader.id });
      });
      expect(seen).toEqual(before);
    },
  );

  it('put pinned posts before the first page and nowhere else', async () => {
    await db().updateTable('posts').set({ pinned: true }).where('id', 'in', posts.slice(0, 4)).execute();
    const [one, two, three, four] = posts.slice(0, 4).toReversed();
    const [p7, p6] = posts.toReversed();
    expect(await ids({ pageSize: 2 })).toEqual([one, two, three, p7, p6]);
    expect(await readAll({}, async () => {})).toEqual([one, two, three, ...posts.slice(4).toReversed()]);
    expect(await ids({ userId: author.id })).toContain(four);
  });

  it('leave out whom one blocks and what one hides, for oneself only', async () => {
    await server.get(publishingCalls.hidePost, { id: posts[7] ?? 0 }, reader);
    expect(await ids({}, reader)).toEqual(posts.slice(0, 7).toReversed());
    await server.get(publishingCalls.unhidePost, { id: posts[7] ?? 0 }, reader);
    expect(await ids({}, reader)).toHaveLength(8);
    await server.get(peopleCalls.block, { id: author.id }, reader);
    expect(await ids({}, reader)).toEqual([]);
    expect(await ids()).toHaveLength(8);
  });

  it('are, for me, those I wrote and those of whom I follow', async () => {
    await db()
      .updateTable('posts')
      .set({ auditState: 'pending' })
      .where('id', '=', posts[7] ?? 0)
      .execute();
    const mine = await server.get(squareCalls.ownPosts, {}, author);
    expect(mine.records[0]).toMatchObject({ id: posts[7], auditState: 'pending' });
    expect(await ids()).not.toContain(posts[7]);
    expect((await server.get(squareCalls.followedPosts, {}, reader)).records).toEqual([]);
    await server.get(squareCalls.follow, { id: author.id }, reader);
    const followed = await server.get(squareCalls.followedPosts, {}, reader);
    expect(followed.records.map(({ id }) => id)).toEqual(posts.slice(0, 7).toReversed());
    expect(followed.records[0]?.author.followed).toBe(true);
  });
});

describe('a post', () => {
  it('counts looks, and is 1002 when gone or not let through', async () => {
    const [author, other] = [await newMember(server), await newMember(server)];
    const id = await makePost(db(), { authorId: author.id });
    await server.get(squareCalls.post, { id });
    expect(await server.get(squareCalls.post, { id }, other)).toMatchObject({ viewCount: 2, liked: false });
    await db().updateTable('posts').set({ auditState: 'refused', auditNote: '广告' }).where('id', '=', id).execute();
    expect(await server.ask(squareCalls.post, { id }, other)).toMatchObject({ code: code.notFound });
    expect(await server.get(squareCalls.post, { id }, author)).toMatchObject({
      auditState: 'refused',
      auditNote: '广告',
    });
    expect(await server.ask(squareCalls.post, { id: 999 })).toMatchObject({ code: code.notFound });
  });

  it('is taken away by its author only, and then counts no more', async () => {
    const [author, other] = [await newMember(server), await newMember(server)];
    const id = await makePost(db(), { authorId: author.id });
    expect(await server.ask(squareCalls.deletePost, { id }, other)).toMatchObject({ code: code.notAllowed });
    await server.get(squareCalls.deletePost, { id }, author);
    expect(await server.ask(squareCalls.deletePost, { id }, author)).toMatchObject({ code: code.notFound });
    expect(await server.ask(squareCalls.likePost, { id }, other)).toMatchObject({ code: code.notFound });
    expect(await ids()).toEqual([]);
    expect(await server.get(peopleCalls.userProfile, { id: author.id })).toMatchObject({ postCount: 0 });
    expect(await checkDatabase(db())).toEqual([]);
  });
});

describe('likes', () => {
  it('of twenty people at once are twenty, and each counts once', async () => {
    const author = await newMember(server);
    const id = await makePost(db(), { authorId: author.id });
    const people = await Promise.all(Array.from({ length: 20 }, () => newMember(server)));
    await Promise.all([...people, ...people].map((who) => server.get(squareCalls.likePost, { id }, who)));
    const [first] = people;
    expect(await server.get(squareCalls.likePost, { id }, first)).toEqual({ liked: true, likeCount: 20 });
    expect(await server.get(squareCalls.unlikePost, { id }, first)).toEqual({ liked: false, likeCount: 19 });
    expect(await server.get(squareCalls.unlikePost, { id }, first)).toEqual({ liked: false, likeCount: 19 });
    await server.get(squareCalls.likePost, { id }, first);
    expect((await server.get(peopleCalls.userProfile, { id: author.id })).likeCount).toBe(20);
    const told = await db().selectFrom('messages').selectAll().where('kind', '=', 'like').execute();
    expect(told).toHaveLength(20);
    expect(told.every(({ targetUserId }) => targetUserId === author.id)).toBe(true);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('of a comment work the same way', async () => {
    const author = await newMember(server);
    const postId = await makePost(db(), { authorId: author.id });
    const id = await makeComment(db(), { postId, userId: author.id });
    const other = await newMember(server);
    await server.get(squareCalls.likeComment, { id }, other);
    expect(await server.get(squareCalls.likeComment, { id }, other)).toEqual({ liked: true, likeCount: 1 });
    const list = await server.get(squareCalls.commentList, { id: postId }, other);
    expect(list.records).toMatchObject([{ id, liked: true, likeCount: 1, isAuthor: true }]);
    expect(await server.get(squareCalls.unlikeComment, { id }, other)).toEqual({ liked: false, likeCount: 0 });
    expect(await checkDatabase(db())).toEqual([]);
  });
});
