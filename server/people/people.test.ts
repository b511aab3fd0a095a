import { checkDatabase } from '@server/db/check';
import { makePost, newMember, type TestMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { messageCalls } from '@/contract/calls/message';
import { noticeCalls } from '@/contract/calls/notices';
import { peopleCalls } from '@/contract/calls/people';
import { squareCalls } from '@/contract/calls/square';
import { code } from '@/contract/codes';

const server = withTestServer();
const db = () => server.ctx.database.db;

let me: TestMember;
let you: TestMember;
beforeEach(async () => {
  me = await newMember(server);
  you = await newMember(server);
});

const profile = (id: number, who: TestMember | null = null) => server.get(peopleCalls.userProfile, { id }, who);

describe('what a member is told of', () => {
  it('is all of it until they switch a kind off, which holds for that kind until it is on again', async () => {
    expect(await server.get(noticeCalls.notices, {}, you)).toEqual({ reply: true, like: true, follow: true });
    const off = { reply: true, like: true, follow: false };
    for (let n = 0; n < 2; n += 1) {
      expect(await server.get(noticeCalls.setNotice, { kind: 'follow', on: false }, you)).toEqual(off);
    }
    expect(await server.get(noticeCalls.notices, {}, you)).toEqual(off);
    expect(await server.get(noticeCalls.notices, {}, me)).toMatchObject({ follow: true });
    const told = async () => {
      const { records } = await server.get(messageCalls.messages, { uid: you.uid, group: 'social' }, you);
      return records.map(({ kind }) => kind);
    };
    await server.get(squareCalls.follow, { id: you.id }, me);
    const post = await makePost(db(), { authorId: you.id });
    await server.get(squareCalls.likePost, { id: post }, me);
    expect(await told()).toEqual(['like']);
    await server.get(noticeCalls.setNotice, { kind: 'follow', on: true }, you);
    await server.get(squareCalls.follow, { id: you.id }, await newMember(server));
    expect(await told()).toEqual(['follow', 'like']);
  });
});

describe('following', () => {
  it('counts once on both sides, tells once, and can be taken back twice', async () => {
    for (let n = 0; n < 2; n += 1) await server.get(squareCalls.follow, { id: you.id }, me);
    expect(await profile(you.id, me)).toMatchObject({ fanCount: 1, followed: true });
    expect(await profile(me.id)).toMatchObject({ followCount: 1, followed: false });
    for (let n = 0; n < 2; n += 1) {
      expect(await server.get(squareCalls.unfollow, { id: you.id }, me)).toEqual({ followed: false });
    }
    await server.get(squareCalls.follow, { id: you.id }, me);
    const told = await db().selectFrom('messages').selectAll().where('kind', '=', 'follow').execute();
    expect(told).toMatchObject([{ targetUserId: you.id, title: `${me.name} 关注了你` }]);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is not of oneself, nor of nobody', async () => {
    expect(await server.ask(squareCalls.follow, { id: me.id }, me)).toMatchObject({ code: code.notAllowed });
    expect(await server.ask(squareCalls.follow, { id: 9999 }, me)).toMatchObject({ code: code.notFound });
    expect(await server.ask(squareCalls.follow, { id: you.id })).toMatchObject({ code: code.sessionInvalid });
  });

  it('of each other at once ends well', async () => {
    const crowd = await Promise.all(Array.from({ length: 6 }, () => newMember(server)));
    const pairs = crowd.flatMap((one) => crowd.filter((other) => other !== one).map((other) => [one, other] as const));
    await Promise.all(pairs.map(([one, other]) => server.get(squareCalls.follow, { id: other.id }, one)));
    expect(await profile(crowd[0]?.id ?? 0)).toMatchObject({ fanCount: 5, followCount: 5 });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is listed for everybody, the newest first; my own list takes a login', async () => {
    const third = await newMember(server);
    for (const { id } of [you, third]) await server.get(squareCalls.follow, { id }, me);
    const first = await server.get(peopleCalls.followList, { userId: me.id, pageSize: 1 });
    expect(first).toMatchObject({ total: 2, hasMore: true, records: [{ id: third.id }] });
    await server.get(squareCalls.follow, { id: (await newMember(server)).id }, me);
    const place = { lastId: first.lastId ?? undefined, asOf: first.asOf ?? undefined };
    const next = await server.get(peopleCalls.followList, { userId: me.id, pageSize: 1, currentPage: 2, ...place });
    expect(next).toMatchObject({ hasMore: false, records: [{ id: you.id }] });
    expect((await server.get(peopleCalls.fanList, {}, you)).records).toMatchObject([{ id: me.id }]);
    expect(await server.ask(peopleCalls.fanList, {})).toMatchObject({ code: code.sessionInvalid });
  });
});

describe('blocking', () => {
  it('ends following both ways and keeps the blocked from following again', async () => {
    await server.get(squareCalls.follow, { id: you.id }, me);
    await server.get(squareCalls.follow, { id: me.id }, you);
    await server.get(peopleCalls.block, { id: you.id }, me);
    await server.get(peopleCalls.block, { id: you.id }, me);
    expect(await profile(you.id, me)).toMatchObject({ blocked: true, followed: false, fanCount: 0, followCount: 0 });
    expect(await server.ask(squareCalls.follow, { id: me.id }, you)).toMatchObject({ code: code.notAllowed });
    expect((await server.get(peopleCalls.blockList, {}, me)).records).toMatchObject([{ id: you.id }]);
    expect((await server.get(peopleCalls.blockList, {}, you)).records).toEqual([]);
    expect(await server.get(peopleCalls.unblock, { id: you.id }, me)).toEqual({ blocked: false });
    expect(await profile(you.id, me)).toMatchObject({ blocked: false });
    expect(await server.ask(peopleCalls.block, { id: me.id }, me)).toMatchObject({ code: code.notAllowed });
    expect(await checkDatabase(db())).toEqual([]);
  });
});

describe('suggested people', () => {
  it('write, are well liked, and are neither followed nor blocked nor oneself', async () => {
    const [liked, followed, blocked] = [await newMember(server), await newMember(server), await newMember(server)];
    for (const { id } of [me, you, liked, followed, blocked]) await makePost(db(), { authorId: id });
    const post = await makePost(db(), { authorId: liked.id });
    await server.get(squareCalls.likePost, { id: post }, you);
    await server.get(squareCalls.follow, { id: followed.id }, me);
    await server.get(peopleCalls.block, { id: blocked.id }, me);
    const names = (await server.get(peopleCalls.suggestedUsers, {}, me)).records.map(({ id }) => id);
    expect(names).toEqual([liked.id, you.id]);
    expect((await server.get(peopleCalls.suggestedUsers, {})).records).toHaveLength(5);
  });
});

describe('a person who left', () => {
  it('has no page, and no name under what remains', async () => {
    const id = await makePost(db(), { authorId: you.id });
    await db().updateTable('users').set({ status: 'deleted', intro: '秘密' }).where('id', '=', you.id).execute();
    expect(await server.ask(peopleCalls.userProfile, { id: you.id })).toMatchObject({ code: code.notFound });
    expect((await server.get(squareCalls.post, { id })).author).toMatchObject({ name: '已注销用户', badges: [] });
  });
});
