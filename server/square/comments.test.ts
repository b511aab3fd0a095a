import { checkDatabase } from '@server/db/check';
import { makeComment, makePost, newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { messageCalls } from '@/contract/calls/message';
import { peopleCalls } from '@/contract/calls/people';
import { squareCalls } from '@/contract/calls/square';
import { code } from '@/contract/codes';
import { remakeHot } from './posts';

const server = withTestServer();
const db = () => server.ctx.database.db;

let author: TestMember;
let reader: TestMember;
let postId: number;

beforeEach(async () => {
  author = await newMember(server);
  reader = await newMember(server);
  postId = await makePost(db(), { authorId: author.id, title: '标题', content: '正文很长' });
});

const add = (content: string, to?: number, who = reader) =>
  server.get(squareCalls.addComment, { id: postId, content, ...(to !== undefined && { replyCommentId: to }) }, who);
const list = (query: { sort?: 1 | 2 | 3; authorOnly?: boolean; focusId?: number; pageSize?: number } = {}) =>
  server.get(squareCalls.commentList, { id: postId, ...query });

describe('comments', () => {
  it('stand one level deep, name whom a reply to a reply answers, and tell the people concerned', async () => {
    const first = await add('  沙发 ');
    expect(first).toMatchObject({ content: '沙发', isAuthor: false, replyTo: null, auditState: 'passed' });
    const reply = await add('谢谢', first.id, author);
    expect(reply).toMatchObject({ isAuthor: true, replyTo: null });
    expect(await add('不客气', reply.id)).toMatchObject({ replyTo: { id: author.id, name: author.name } });
    const { records, total } = await list();
    expect(total).toBe(1);
    expect(records[0]).toMatchObject({ id: first.id, replyCount: 2 });
    expect(records[0]?.replies?.map(({ content }) => content)).toEqual(['谢谢', '不客气']);
    expect(await server.get(squareCalls.post, { id: postId })).toMatchObject({ commentCount: 3 });
    const titles = async (who: TestMember) =>
      (await server.get(messageCalls.messages, { uid: who.uid }, who)).records
        .filter(({ kind }) => kind === 'reply')
        .map(({ title }) => title.replace(/^\S+ /, ''));
    expect(await titles(author)).toEqual(['回复了你的评论', '评论了你的帖子']);
    expect(await titles(reader)).toEqual(['回复了你的评论']);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('are refused where they cannot stand', async () => {
    const ask = (input: { content?: string; replyCommentId?: number; id?: number }, who = reader) =>
      server.ask(squareCalls.addComment, { id: postId, content: '好', ...input }, who);
    const elsewhere = await makePost(db(), { authorId: author.id });
    const foreign = await makeComment(db(), { postId: elsewhere, userId: reader.id });
    expect(await ask({ replyCommentId: foreign })).toMatchObject({ code: 1001, data: { field: 'replyCommentId' } });
    expect(await ask({ content: ' ' })).toMatchObject({ code: 1001, data: { field: 'content' } });
    expect(await ask({ content: '\u200b\u3164' })).toMatchObject({ code: 1001, data: { field: 'content' } });
    expect(await ask({ content: '字'.repeat(501) })).toMatchObject({ code: 1001 });
    expect(await ask({ content: '😀'.repeat(500) })).toMatchObject({ code: 0 });
    await server.get(peopleCalls.block, { id: reader.id }, author);
    expect(await ask({})).toMatchObject({ code: code.notFound });
    await server.get(peopleCalls.unblock, { id: reader.id }, author);
    await db().updateTable('posts').set({ locked: true }).where('id', '=', postId).execute();
    expect(await ask({})).toMatchObject({ code: code.notAllowed, msg: '该帖子已关闭评论' });
    await server.get(squareCalls.deletePost, { id: postId }, author);
    expect(await ask({})).toMatchObject({ code: code.notFound });
    expect(await server.ask(squareCalls.commentList, { id: postId })).toMatchObject({ code: code.notFound });
  });

  it('are hot, new or oldest, or only the author’s', async () => {
    const ids = [];
    for (const who of [reader, author, reader, author]) ids.push((await add('话', undefined, who)).id);
    const [a = 0, b = 0, c = 0, d = 0] = ids;
    await server.get(squareCalls.likeComment, { id: b }, reader);
    await remakeHot(db(), server.ctx.clock.now());
    const order = async (query: Parameters<typeof list>[0]) => (await list(query)).records.map(({ id }) => id);
    expect(await order({})).toEqual([b, d, c, a]);
    expect(await order({ sort: 2 })).toEqual([d, c, b, a]);
    expect(await order({ sort: 3 })).toEqual([a, b, c, d]);
    expect(await order({ sort: 3, authorOnly: true })).toEqual([b, d]);
  });

  it.each([1, 2, 3] as const)(
    'sort %i: are read page by page while others write, none twice and none lost',
    async (sort) => {
      for (let n = 0; n < 7; n += 1) await add(`第${n}条`);
      const all = (await list({ sort })).records.map(({ id }) => id);
      const seen: number[] = [];
      let page = await list({ sort, pageSize: 3 });
      for (;;) {
        seen.push(...page.records.map(({ id }) => id));
        if (page.hasMore !== true) break;
        await add('插进来');
        const place = { lastId: page.lastId ?? undefined, asOf: page.asOf ?? undefined, pageSize: 3, currentPage: 2 };
        page = await server.get(squareCalls.commentList, { id: postId, sort, ...place });
      }
      expect(seen).toEqual(all);
    },
  );

  it('answer the page that holds the one looked for, reply or comment', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 7; n += 1) ids.push((await add(`第${n}条`)).id);
    const root = ids[4] ?? 0;
    let reply = 0;
    for (let n = 0; n < 5; n += 1) reply = (await add('回', root)).id;
    const page = await list({ sort: 3, pageSize: 3, focusId: reply });
    expect(page.currentPage).toBe(2);
    expect(page.records.map(({ id }) => id)).toEqual(ids.slice(3, 6));
    expect(page.records[1]?.replies?.map(({ id }) => id)).toContain(reply);
    expect(page.records[1]?.replies).toHaveLength(4);
    expect((await list({ sort: 2, pageSize: 3, focusId: ids[0] ?? 0 })).currentPage).toBe(3);
    expect((await list({ pageSize: 3, focusId: 9999 })).currentPage).toBe(1);
  });

  it('leave a place-holder when they have replies, else nothing; only their author takes them away', async () => {
    const [bare, parent] = [await add('一'), await add('二')];
    const reply = await add('答', parent.id, author);
    expect(await server.ask(squareCalls.deleteComment, { id: parent.id }, author)).toMatchObject({ code: 1006 });
    for (const { id } of [bare, parent]) await server.get(squareCalls.deleteComment, { id }, reader);
    const { records } = await list();
    expect(records).toMatchObject([{ id: parent.id, content: '', auditState: 'deleted', replyCount: 1 }]);
    expect(await server.get(squareCalls.post, { id: postId })).toMatchObject({ commentCount: 1 });
    await server.get(squareCalls.deleteComment, { id: reply.id }, author);
    expect((await list()).records).toEqual([]);
    expect(await server.ask(squareCalls.deleteComment, { id: reply.id }, author)).toMatchObject({ code: 1002 });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('hide whom one blocks', async () => {
    await add('讨厌的话');
    await server.get(peopleCalls.block, { id: reader.id }, author);
    expect((await server.get(squareCalls.commentList, { id: postId }, author)).records).toEqual([]);
    expect((await list()).records).toHaveLength(1);
  });
});

describe('replies', () => {
  it('come twenty a page, the oldest first, and a deleted one shifts nothing', async () => {
    const root = await add('楼');
    const ids: number[] = [];
    for (let n = 0; n < 23; n += 1) ids.push(await makeComment(db(), { postId, userId: reader.id, to: root.id }));
    const read = (currentPage: number) =>
      server.get(squareCalls.replyList, { postId, commentId: root.id, currentPage });
    const first = await read(1);
    expect(first.records.map(({ id }) => id)).toEqual(ids.slice(0, 20));
    expect(first).toMatchObject({ total: 23, hasMore: true });
    await server.get(squareCalls.deleteComment, { id: ids[2] ?? 0 }, reader);
    expect((await read(2)).records.map(({ id }) => id)).toEqual(ids.slice(20));
    expect(await server.ask(squareCalls.replyList, { postId, commentId: ids[0] ?? 0 })).toMatchObject({ code: 1002 });
  });
});

describe('my comments', () => {
  it('come with the beginning of their post, while it is there', async () => {
    const own = await add('我的话');
    const mine = () => server.get(squareCalls.ownComments, {}, reader);
    expect(await mine()).toMatchObject({
      total: 1,
      records: [{ id: own.id, post: { id: postId, title: '标题', excerpt: '正文很长' } }],
    });
    await server.get(squareCalls.deletePost, { id: postId }, author);
    expect((await mine()).records[0]?.post).toBeNull();
    expect((await server.get(squareCalls.ownComments, {}, author)).records).toEqual([]);
  });

  it('are taken away also once their post is gone, and only by their author', async () => {
    const own = await add('我的话');
    await server.get(squareCalls.deletePost, { id: postId }, author);
    expect(await server.ask(squareCalls.deleteComment, { id: own.id }, author)).toMatchObject({ code: 1006 });
    await server.get(squareCalls.deleteComment, { id: own.id }, reader);
    expect((await server.get(squareCalls.ownComments, {}, reader)).records).toEqual([]);
    expect(await server.ask(squareCalls.likeComment, { id: own.id }, reader)).toMatchObject({ code: code.notFound });
    expect(await checkDatabase(db())).toEqual([]);
  });
});
