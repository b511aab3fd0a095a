import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { makeGame } from '@server/testing/games';
import { makePost, makeTag, newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import type { InputOf } from '@/contract/call';
import { messageCalls } from '@/contract/calls/message';
import { peopleCalls } from '@/contract/calls/people';
import { publishingCalls } from '@/contract/calls/publishing';
import { squareCalls } from '@/contract/calls/square';
import { code } from '@/contract/codes';
import { approveWaiting } from './approve';

const server = withTestServer();
const db = () => server.ctx.database.db;

let me: TestMember;
let tagId: number;
let made = 0;

beforeEach(async () => {
  me = await newMember(server);
  tagId = await makeTag(db(), '闲聊');
  await db()
    .insertInto('sensitiveWords')
    .values([
      { word: '笨蛋', level: 1 },
      { word: '外挂', level: 2 },
      { word: '加群', level: 3 },
    ])
    .execute();
});

type Draft = Partial<InputOf<typeof publishingCalls.publishPost>>;

function draft(more: Draft = {}): InputOf<typeof publishingCalls.publishPost> {
  made += 1;
  return { content: '今天天气不错', tagIds: [tagId], requestId: `request-${made}`, ...more };
}
const publish = (more: Draft = {}) => server.get(publishingCalls.publishPost, draft(more), me);
const attempt = (more: Draft) => server.ask(publishingCalls.publishPost, draft(more), me);

async function upload(ownerId: number): Promise<number> {
  made += 1;
  const row = { ownerId, storageKey: `key${made}`, w: 30, h: 20, bytes: 9, attachedAt: null, createdAt: new Date() };
  return (await db().insertInto('uploads').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

describe('publishing', () => {
  it('keeps everything that was sent, in its order', async () => {
    const gameId = await makeGame(db(), { name: '云端猫岛' });
    const [second, first] = [await upload(me.id), await upload(me.id)];
    const tags = [await makeTag(db(), '乙'), tagId];
    const post = await publish({
      title: ' 标题 ',
      content: '一\r\n二三四 ',
      tagIds: tags,
      imageIds: [first, second],
      gameId,
    });
    expect(post).toMatchObject({ title: '标题', content: '一\n二三四', repeated: false, auditState: 'passed' });
    expect(post.tags?.map(({ id }) => id)).toEqual(tags);
    expect(post.images).toMatchObject([{ w: 30, h: 20 }, { w: 30 }]);
    expect(post.images?.[0]?.url).toMatch(/^\/media\/up\/key\d+\.webp$/);
    expect(post.game?.name).toBe('云端猫岛');
    expect((await server.get(squareCalls.postList, {})).records[0]).toMatchObject({ id: post.id });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('does a request once, however often it comes', async () => {
    const wish = draft();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.get(publishingCalls.publishPost, wish, me)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ repeated }) => repeated === true)).toHaveLength(7);
    const other = await newMember(server);
    expect(await server.get(publishingCalls.publishPost, wish, other)).toMatchObject({ repeated: false });
  });

  it('shows script as the text it is', async () => {
    const content = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const post = await publish({ content, title: '<b>粗</b>' });
    expect(await server.get(squareCalls.post, { id: post.id })).toMatchObject({ content, title: '<b>粗</b>' });
    const other = await newMember(server);
    await server.get(squareCalls.addComment, { id: post.id, content }, other);
    const [message] = (await server.get(messageCalls.messages, { uid: me.uid }, me)).records;
    expect(message?.content).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</p>');
  });

  it.each<[string, Draft]>([
    ['title', { title: '字'.repeat(31) }],
    ['content', { content: '四个字啊' }],
    ['content', { content: '字'.repeat(2001) }],
    ['content', { content: '\u3164'.repeat(9) }],
    ['tagIds', { tagIds: [] }],
    ['tagIds', { tagIds: [9999] }],
    ['tagIds', { tagIds: [1, 2, 3, 4] }],
    ['gameId', { gameId: 9999 }],
    ['imageIds', { imageIds: [9999] }],
    ['requestId', { requestId: 'short' }],
  ])('refuses a wrong %s', async (field, wrong) => {
    expect(await attempt(wrong)).toMatchObject({ code: code.badParameter, data: { field } });
    expect((await server.get(squareCalls.ownPosts, {}, me)).records).toEqual([]);
  });

  it("takes no picture of another's, of another post, or beyond nine", async () => {
    const other = await newMember(server);
    const [mine, theirs] = [await upload(me.id), await upload(other.id)];
    const wrong = { code: code.badParameter, data: { field: 'imageIds' } };
    expect(await attempt({ imageIds: [mine, theirs] })).toMatchObject(wrong);
    await publish({ imageIds: [mine] });
    expect(await attempt({ imageIds: [mine] })).toMatchObject(wrong);
    const ten = Array.from({ length: 10 }, (_, n) => n + 1);
    expect(await attempt({ imageIds: ten })).toMatchObject({ code: code.tooManyFiles });
  });

  it('ends at twenty a business day, deleted ones counted, and begins anew at midnight in Shanghai', async () => {
    for (let n = 0; n < 19; n += 1) await publish();
    await server.get(squareCalls.deletePost, { id: (await publish()).id }, me);
    expect(await attempt({})).toMatchObject({ code: code.tooOften, data: { retryAfter: 12 * 3600 } });
    server.ctx.clock.runAhead(12 * 3_600_000);
    expect(await attempt({})).toMatchObject({ code: 0 });
  });
});

describe('words', () => {
  it('of level 1 are masked, of level 2 refused by name', async () => {
    expect(await publish({ title: '笨　蛋', content: '你这个 笨\u200b蛋 呀' })).toMatchObject({
      title: '* *',
      content: '你这个 *\u200b* 呀',
    });
    expect(await attempt({ content: '低价卖外 挂了' })).toMatchObject({ code: 1005, data: { words: ['外挂'] } });
  });

  it.each(['\ufe0f', '\u2062', '\u3164', '\u0336', '\u202d', '\u{e0041}'])(
    'are found also with %j between their signs',
    async (sign) => {
      expect(await attempt({ content: `低价卖外${sign}挂了` })).toMatchObject({
        code: 1005,
        data: { words: ['外挂'] },
      });
    },
  );

  it('of level 3 wait a minute for approval, seen by their author only', async () => {
    const post = await publish({ content: '想加群的看这里' });
    expect(post.auditState).toBe('pending');
    expect(await server.ask(squareCalls.post, { id: post.id })).toMatchObject({ code: code.notFound });
    const open = await makePost(db(), { authorId: me.id });
    const other = await newMember(server);
    const wish = { id: open, content: '快来加群' };
    expect(await server.get(squareCalls.addComment, wish, other)).toMatchObject({ auditState: 'pending' });
    const commentCount = async () => (await server.get(squareCalls.post, { id: open })).commentCount;
    expect(await commentCount()).toBe(0);
    expect((await server.get(squareCalls.commentList, { id: open }, other)).records).toHaveLength(1);
    expect((await server.get(squareCalls.commentList, { id: open })).records).toEqual([]);
    const approve = (after: number) => withTx(db(), (tx) => approveWaiting(tx, server.ctx.clock.now() + after));
    await approve(59_999);
    expect(await commentCount()).toBe(0);
    await approve(60_000);
    expect(await commentCount()).toBe(1);
    expect(await server.get(squareCalls.post, { id: post.id })).toMatchObject({ auditState: 'passed' });
    expect(await server.get(peopleCalls.userProfile, { id: me.id })).toMatchObject({ postCount: 2 });
    expect(await checkDatabase(db())).toEqual([]);
  });
});

describe('quoting', () => {
  it('puts the beginning of another post under the words, and tells its author once', async () => {
    const other = await newMember(server);
    const quoteId = await makePost(db(), { authorId: other.id, title: '原帖', content: `${'长'.repeat(200)}尾` });
    await db()
      .insertInto('postImages')
      .values({ postId: quoteId, place: 0, uploadId: null, url: '/a.webp', w: 4, h: 3 })
      .execute();
    const { id } = await publish({ content: '说得对，我也这样想', quoteId });
    const read = (who: TestMember | null = null) => server.get(squareCalls.post, { id }, who);
    const { quote } = await read();
    expect(quote).toMatchObject({
      id: quoteId,
      gone: false,
      title: '原帖',
      author: { id: other.id, name: other.name },
      images: [{ url: '/a.webp' }],
    });
    expect([...(quote?.content ?? '')]).toHaveLength(121);
    const { records } = await server.get(messageCalls.messages, { uid: other.uid, group: 'social' }, other);
    expect(records).toMatchObject([{ title: `${me.name} 引用了你的帖子`, link: `/post/${id}` }]);

    const third = await newMember(server);
    await server.get(peopleCalls.block, { id: other.id }, third);
    const hidden = { id: quoteId, gone: true, content: '', images: [] };
    expect((await read(third)).quote).toEqual(expect.objectContaining(hidden));
    expect((await read(third)).quote?.author ?? null).toBeNull();
    await server.get(squareCalls.deletePost, { id: quoteId }, other);
    expect((await read()).quote).toEqual(expect.objectContaining(hidden));
  });

  it('is of what the writer can see', async () => {
    const other = await newMember(server);
    const held = await makePost(db(), { authorId: me.id, auditState: 'pending' });
    const theirs = await makePost(db(), { authorId: other.id });
    await server.get(peopleCalls.block, { id: me.id }, other);
    expect(await attempt({ quoteId: 9999 })).toMatchObject({ code: code.notFound });
    expect(await attempt({ quoteId: theirs })).toMatchObject({ code: code.notFound });
    expect(await attempt({ quoteId: held })).toMatchObject({ code: code.badParameter });
  });
});

describe('limits and reports', () => {
  it('end comments at what the operator says', async () => {
    await db().insertInto('squareConfig').values({ key: 'commentsPerDay', value: '2' }).execute();
    const id = await makePost(db(), { authorId: me.id });
    const add = () => server.ask(squareCalls.addComment, { id, content: '顶' }, me);
    const codes = (await Promise.all([add(), add(), add(), add()])).map((heard) => heard.code);
    expect(codes.sort()).toEqual([0, 0, 1004, 1004]);
  });

  it('take a report once, about others, and twenty a day', async () => {
    const other = await newMember(server);
    const posts: number[] = [];
    for (let n = 0; n < 21; n += 1) posts.push(await makePost(db(), { authorId: other.id }));
    const about = (id: number, who = me) =>
      server.ask(publishingCalls.report, { kind: 'post', id, reason: 'spam' }, who);
    expect(await about(posts[0] ?? 0)).toMatchObject({ code: 0, data: null });
    expect(await about(posts[0] ?? 0)).toMatchObject({ code: code.alreadyDone });
    expect(await about(posts[0] ?? 0, other)).toMatchObject({ code: code.notAllowed });
    expect(await about(9999)).toMatchObject({ code: code.notFound });
    for (const id of posts.slice(1, 20)) expect(await about(id)).toMatchObject({ code: 0 });
    expect(await about(posts[20] ?? 0)).toMatchObject({ code: code.tooOften });
  });
});
