import { setTimeout as sleep } from 'node:timers/promises';
import { makeComment, makePost, makeTag, newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { peopleCalls } from '@/contract/calls/people';
import { publishingCalls } from '@/contract/calls/publishing';
import { squareCalls } from '@/contract/calls/square';
import { code } from '@/contract/codes';

const server = withTestServer(async () => {}, { environment: { SHARED_ANSWERS_MS: '2000' } });
const db = () => server.ctx.database.db;

let me: TestMember;
let other: TestMember;
let post: number;
let tagId: number;

beforeEach(async () => {
  me = await newMember(server);
  other = await newMember(server);
  tagId = await makeTag(db(), '闲聊');
  post = await makePost(db(), { authorId: other.id });
  await makePost(db(), { authorId: me.id });
});

const list = async (who: TestMember | null = null) =>
  (await server.get(squareCalls.postList, { sort: 2, currentPage: 1, pageSize: 20 }, who)).records;
const ids = async (who: TestMember | null = null) => (await list(who)).map(({ id }) => id);
/** What the database says at commit is heard a moment later. */
const heard = async (is: () => Promise<boolean>) => {
  for (let n = 0; n < 100 && !(await is()); n += 1) await sleep(20);
  return is();
};

describe('the square, made once for all who ask', () => {
  it('shows a member at once what they have done, whatever others are still given', async () => {
    expect(await ids()).toHaveLength(2);
    const { id } = await server.get(
      publishingCalls.publishPost,
      { content: '刚写的一帖', tagIds: [tagId], requestId: 'own-post' },
      me,
    );
    expect((await ids(me))[0]).toBe(id);

    await server.get(squareCalls.likePost, { id: post }, me);
    await server.get(squareCalls.follow, { id: other.id }, me);
    const seen = (await list(me)).find((one) => one.id === post);
    expect(seen).toMatchObject({ liked: true, likeCount: 1, author: { followed: true } });
    expect((await list()).find((one) => one.id === post)).toMatchObject({ liked: false, author: { followed: false } });

    await server.get(publishingCalls.hidePost, { id: post }, me);
    expect(await ids(me)).not.toContain(post);
    await server.get(publishingCalls.unhidePost, { id: post }, me);
    expect(await ids(me)).toContain(post);
    await server.get(peopleCalls.block, { id: other.id }, me);
    expect(await ids(me)).not.toContain(post);
    expect(await ids()).toContain(post);

    await server.get(squareCalls.deletePost, { id }, me);
    expect(await ids(me)).not.toContain(id);
  });

  it('is without a post that was deleted or is held back, for members at once and for guests once that is heard', async () => {
    expect(await ids()).toContain(post);
    await db().updateTable('posts').set({ auditState: 'refused' }).where('id', '=', post).execute();
    expect(await ids(me)).not.toContain(post);
    expect(await heard(async () => !(await ids()).includes(post))).toBe(true);
  });
});

describe('comments, made once for all who ask', () => {
  const comments = async (who: TestMember | null, id: number) =>
    (await server.get(squareCalls.commentList, { id, currentPage: 1, pageSize: 20, sort: 2 }, who)).records;
  const said = async (who: TestMember | null, id: number) => (await comments(who, id)).map(({ content }) => content);

  it('show a member at once what they have done, whatever others are still given', async () => {
    const own = await makePost(db(), { authorId: me.id });
    const theirs = await makeComment(db(), { postId: own, userId: other.id, content: '别人说的' });
    expect(await said(null, own)).toEqual(['别人说的']);

    await server.get(squareCalls.likeComment, { id: theirs }, me);
    await server.get(squareCalls.follow, { id: other.id }, me);
    const seen = { liked: true, likeCount: 1, author: { followed: true } };
    expect(await comments(me, own)).toMatchObject([seen]);
    expect(await comments(null, own)).toMatchObject([{ liked: false, author: { followed: false } }]);

    const { id } = await server.get(squareCalls.addComment, { id: own, content: '我说的' }, me);
    expect(await said(null, own)).toEqual(['别人说的']);
    expect(await said(me, own)).toEqual(['我说的', '别人说的']);
    await server.get(squareCalls.deleteComment, { id }, me);
    expect(await said(me, own)).toEqual(['别人说的']);

    await server.get(peopleCalls.block, { id: other.id }, me);
    expect(await said(me, own)).toEqual([]);
    expect(await said(null, own)).toContain('别人说的');
    expect(await server.ask(squareCalls.commentList, { id: post }, me)).toMatchObject({ code: code.notFound });
  });

  it('that wait to be let through are their writer’s alone, as are those of a post that waits', async () => {
    await db().insertInto('sensitiveWords').values({ word: '待词', level: 3 }).execute();
    expect(await said(null, post)).toEqual([]);
    await server.get(squareCalls.addComment, { id: post, content: '有待词' }, me);
    expect([await said(me, post), await said(other, post), await said(null, post)]).toEqual([['有待词'], [], []]);
    const held = await server.get(
      publishingCalls.publishPost,
      { content: '这一帖里有待词，先等一等', tagIds: [tagId], requestId: 'held-post' },
      me,
    );
    expect(await said(me, held.id)).toEqual([]);
    for (const who of [other, null])
      expect(await server.ask(squareCalls.commentList, { id: held.id }, who)).toMatchObject({ code: code.notFound });
  });
});
