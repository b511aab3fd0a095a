import { NOON } from '@server/testing/members';
import { type Visitor, withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import { messageCalls } from '@/contract/calls/message';
import { statusCalls } from '@/contract/calls/status';

const server = withTestServer();
const db = () => server.ctx.database.db;
type Kind = 'system' | 'reply' | 'like' | 'follow';

async function idOf({ uid }: Visitor) {
  return (await db().selectFrom('users').select('id').where('uid', '=', uid).executeTakeFirstOrThrow()).id;
}

/** Sends a message `minutes` after noon; to everybody without `to`. */
async function send(title: string, minutes: number, { to, kind = 'system' }: { to?: Visitor; kind?: Kind } = {}) {
  const values = {
    title,
    kind,
    link: null,
    targetUserId: to ? await idOf(to) : null,
    createdAt: new Date(NOON + minutes * 60_000),
  };
  return (await db().insertInto('messages').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

const list = (me: Visitor, more: object = {}) => server.get(messageCalls.messages, { uid: me.uid, ...more }, me);
const titles = async (me: Visitor, more: object = {}) => (await list(me, more)).records.map(({ title }) => title);

describe('messages of a member', () => {
  it('are those of a tab only, when one is asked for', async () => {
    const me = await registerMember(server);
    await send('赞', 1, { to: me, kind: 'like' });
    await send('关注', 2, { to: me, kind: 'follow' });
    expect(await titles(me, { group: 'social' })).toEqual(['关注', '赞']);
    expect(await titles(me, { group: 'system' })).toEqual(['欢迎加入星钻广场']);
    expect(await list(me, { group: 'social' })).toMatchObject({ total: 2, unread: 3 });
  });

  it('neither repeat nor vanish while others arrive and some are deleted', async () => {
    const me = await registerMember(server);
    for (let n = 1; n <= 5; n += 1) await send(`第${n}条`, n);
    const first = await list(me, { pageSize: 2 });
    await send('新来的', 9);
    await server.get(messageCalls.deleteMessage, { id: first.records[0]?.id ?? 0 }, me);
    const next = { pageSize: 2, currentPage: 2, lastId: first.lastId, asOf: first.asOf };
    expect(await titles(me, next)).toEqual(['第3条', '第2条']);
    expect(first.records.map(({ title }) => title)).toEqual(['第5条', '第4条']);
  });

  it('are read one by one, and only for whoever reads', async () => {
    const [me, other] = [await registerMember(server), await registerMember(server)];
    const [all, theirs] = [await send('给大家', 1), await send('给别人', 1, { to: other })];
    expect(await server.get(messageCalls.readMessages, { ids: [all, theirs, 999_999] }, me)).toEqual({ unread: 1 });
    expect(await server.get(statusCalls.unread, {}, other)).toEqual({ unread: 3 });
  });

  it('are read all at once, but for what came after they were seen', async () => {
    const me = await registerMember(server);
    await send('看过的', 1);
    const { asOf } = await list(me);
    await send('刚到的', 2);
    expect(await server.get(messageCalls.readMessages, { all: true, asOf: asOf ?? 0 }, me)).toEqual({ unread: 1 });
    expect((await list(me)).records.filter(({ read }) => !read).map(({ title }) => title)).toEqual(['刚到的']);
    expect(await server.get(messageCalls.readMessages, { all: true }, me)).toEqual({ unread: 0 });
  });

  it('are deleted once, stay with others, and nobody deletes what is not theirs', async () => {
    const [me, other] = [await registerMember(server), await registerMember(server)];
    const [all, theirs] = [await send('给大家', 1), await send('给别人', 1, { to: other })];
    const taps = Array.from({ length: 5 }, () => server.get(messageCalls.deleteMessage, { id: all }, me));
    expect(new Set((await Promise.all(taps)).map(({ unread }) => unread))).toEqual(new Set([1]));
    expect(await titles(me)).not.toContain('给大家');
    expect(await titles(other)).toContain('给大家');
    expect(await server.ask(messageCalls.deleteMessage, { id: theirs }, me)).toMatchObject({ code: 1002 });
    expect(await server.ask(messageCalls.deleteMessage, { id: all })).toMatchObject({ code: 2 });
  });
});
