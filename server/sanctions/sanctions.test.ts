import { checkDatabase } from '@server/db/check';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import type { By } from '@server/desk/acts/record';
import { makeStaff } from '@server/desk/testing/staff';
import { makePost, makeTag, newMember, type TestMember } from '@server/testing/square';
import { type Heard, withTestServer } from '@server/testing/testServer';
import { messageCalls } from '@/contract/calls/message';
import { publishingCalls } from '@/contract/calls/publishing';
import { readingCalls } from '@/contract/calls/reading';
import { reviewCalls } from '@/contract/calls/review';
import { squareCalls } from '@/contract/calls/square';
import { statusCalls } from '@/contract/calls/status';
import { userCalls } from '@/contract/calls/user';
import { code } from '@/contract/codes';
import { banMember, endLogins, liftSanction, muteMember, warnMember } from './impose';

const DAY_MS = 86_400_000;
const server = withTestServer();
const db = () => server.ctx.database.db;

let me: TestMember;
let by: By;
beforeEach(async () => {
  me = await newMember(server);
  const staff = await makeStaff(server, 'moderator');
  by = { staff: { ...staff, role: 'moderator' }, traceId: 'trace-1', now: server.ctx.clock.now() };
});

const act = (doing: (tx: Tx) => Promise<unknown>) => withTx(db(), doing);
const messages = async () =>
  (await server.get(messageCalls.messages, { uid: me.uid, group: 'system' }, me)).records.map(({ title }) => title);
const signIn = () =>
  server.ask(userCalls.login, { loginName: me.loginName ?? '', password: 'passw0rd', deviceID: 'device-1' });

describe('a muted member', () => {
  let tagId: number;
  let postId: number;
  const reason = '在评论里辱骂他人';
  beforeEach(async () => {
    tagId = await makeTag(db(), '茶馆');
    postId = await makePost(db(), { authorId: me.id, tagId });
    await act((tx) => muteMember(tx, by, { userId: me.id, reason, days: 7 }));
  });

  const publish = () =>
    server.ask(publishingCalls.publishPost, { content: '想说点什么', tagIds: [tagId], requestId: 'request-1' }, me);
  const everything = (): Promise<Heard>[] => [
    publish(),
    server.ask(squareCalls.addComment, { id: postId, content: '再说一句' }, me),
    server.ask(reviewCalls.saveReview, { id: 1, score: 5, content: '好玩' }, me),
    server.ask(readingCalls.addBookComment, { id: 1, content: '好看' }, me),
    server.ask(userCalls.updateInfo, { name: '换个名字' }, me),
    server.ask(userCalls.updateInfo, { intro: '换个说法' }, me),
  ];

  it('publishes nothing anywhere, and reads until when and why', async () => {
    const until = by.now + 7 * DAY_MS;
    for (const heard of await Promise.all(everything())) {
      expect(heard).toMatchObject({ code: code.notAllowed, data: { until, reason } });
      expect(heard.msg).toContain('2026 年 3 月 9 日 12:00');
      expect(heard.msg).toContain(reason);
    }
    expect(await messages()).toContain('你已被禁言');
  });

  it('still reads, reports, changes what nobody sees, and takes away what is theirs', async () => {
    const other = await newMember(server);
    expect(await server.ask(squareCalls.post, { id: postId }, me)).toMatchObject({ code: 0 });
    expect(await server.ask(publishingCalls.report, { kind: 'user', id: other.id, reason: 'spam' }, me)).toMatchObject({
      code: 0,
    });
    expect(await server.ask(userCalls.updateInfo, { sex: 1 }, me)).toMatchObject({ code: 0 });
    expect(await server.ask(squareCalls.deletePost, { id: postId }, me)).toMatchObject({ code: 0 });
  });

  it('publishes again once it is over, or was lifted', async () => {
    server.ctx.clock.runAhead(7 * DAY_MS - 1);
    expect(await publish()).toMatchObject({ code: code.notAllowed });
    server.ctx.clock.runAhead(7 * DAY_MS);
    expect(await publish()).toMatchObject({ code: 0 });
    server.ctx.clock.runAhead(0);
    await act((tx) => liftSanction(tx, by, { userId: me.id, kind: 'mute', reason: '误判' }));
    expect(await server.ask(squareCalls.addComment, { id: postId, content: '再说一句' }, me)).toMatchObject({
      code: 0,
    });
    expect(await messages()).toContain('禁言已解除');
    await expect(
      act((tx) => liftSanction(tx, by, { userId: me.id, kind: 'mute', reason: '误判' })),
    ).rejects.toMatchObject({ code: code.alreadyDone });
  });

  it('is muted as long as the longest of two, and for good where one has no end', async () => {
    await act((tx) => muteMember(tx, by, { userId: me.id, reason: '短', days: 1 }));
    expect((await publish()).data).toMatchObject({ until: by.now + 7 * DAY_MS });
    await act((tx) => muteMember(tx, by, { userId: me.id, reason: '长', days: null }));
    expect((await publish()).data).toMatchObject({ until: null, reason: '长' });
  });
});

it('a warning is told, with its reason as text, and nothing follows', async () => {
  await act((tx) => warnMember(tx, by, { userId: me.id, reason: '<b>刷屏</b>' }));
  const { records } = await server.get(messageCalls.messages, { uid: me.uid, group: 'system' }, me);
  expect(records[0]).toMatchObject({ title: '你收到一次警告', content: expect.stringContaining('&lt;b&gt;刷屏') });
  expect(await server.ask(userCalls.updateInfo, { intro: '改过自新' }, me)).toMatchObject({ code: 0 });
});

describe('a banned member', () => {
  it('is out at once everywhere, cannot sign in, reads why, and comes back when it is lifted', async () => {
    const { coinNum } = await server.get(statusCalls.me, { uid: me.uid }, me);
    await act((tx) => banMember(tx, by, { userId: me.id, reason: '诈骗' }));
    expect(await server.ask(statusCalls.me, { uid: me.uid }, me)).toMatchObject({ code: code.sessionInvalid });
    const heard = await signIn();
    expect(heard.code).toBe(code.notAllowed);
    expect(heard.msg).toContain('诈骗');
    expect(await checkDatabase(db())).toEqual([]);
    await expect(act((tx) => banMember(tx, by, { userId: me.id, reason: '诈骗' }))).rejects.toMatchObject({
      code: code.alreadyDone,
    });
    await act((tx) => liftSanction(tx, by, { userId: me.id, kind: 'ban', reason: '误判' }));
    const back = await signIn();
    expect(back.code).toBe(0);
    me = { ...me, ...(back.data as TestMember) };
    expect(await server.get(statusCalls.me, { uid: me.uid }, me)).toMatchObject({ coinNum });
    expect(await messages()).toContain('账号已恢复');
  });

  it('keeps what they wrote', async () => {
    const postId = await makePost(db(), { authorId: me.id });
    await act((tx) => banMember(tx, by, { userId: me.id, reason: '诈骗' }));
    expect(await server.ask(squareCalls.post, { id: postId })).toMatchObject({ code: 0 });
  });
});

it('all logins end together, and the next one works', async () => {
  await act((tx) => endLogins(tx, by, { userId: me.id, reason: '本人要求' }));
  expect(await server.ask(statusCalls.me, { uid: me.uid }, me)).toMatchObject({ code: code.sessionInvalid });
  expect(await signIn()).toMatchObject({ code: 0 });
});

it('nothing is laid on who has left, and every act is written down', async () => {
  await act((tx) => warnMember(tx, by, { userId: me.id, reason: '刷屏' }));
  await act((tx) => muteMember(tx, by, { userId: me.id, reason: '刷屏', days: 3 }));
  const acts = await db().selectFrom('staffActs').selectAll().where('userId', '=', me.id).orderBy('id').execute();
  expect(acts).toMatchObject([
    { kind: 'member.warned', reason: '刷屏', staffId: by.staff.id },
    { kind: 'member.muted', reason: '刷屏', after: { days: 3 } },
  ]);
  await db().updateTable('users').set({ status: 'deleted' }).where('id', '=', me.id).execute();
  await expect(act((tx) => warnMember(tx, by, { userId: me.id, reason: '刷屏' }))).rejects.toMatchObject({
    code: code.notFound,
  });
});

it.each([
  ['a ban that was not lifted', "update users set status = 'active'"],
  ['a ban that was not lifted', 'update sessions set revoked_at = null'],
  ['stands among their acts', "update sanctions set kind = 'warn'"],
])('the database says when it is broken: %s (%s)', async (rule, statement) => {
  await act((tx) => banMember(tx, by, { userId: me.id, reason: '诈骗' }));
  const { exec } = server.ctx.database;
  await exec(`begin; set local session_replication_role = replica; ${statement}; commit`);
  const broken = (await checkDatabase(db())).map((breach) => breach.rule);
  expect(broken).toContainEqual(expect.stringContaining(rule));
});
