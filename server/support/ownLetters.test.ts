import { checkDatabase } from '@server/db/check';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { messageCalls } from '@/contract/calls/message';
import { statusCalls } from '@/contract/calls/status';
import { supportCalls } from '@/contract/calls/support';
import { letterCalls } from '@/contract/desk/letterCalls';

const server = withTestServer();
const db = () => server.ctx.database.db;
const MINUTE_MS = 60_000;

type Member = Awaited<ReturnType<typeof newMember>>;

async function write(who: Member, content = '充值的钻石没有到账'): Promise<number> {
  const { letterId } = await server.get(supportCalls.feedback, { kind: 'bug', content }, who);
  return letterId ?? 0;
}

async function answer(staff: TestStaff, id: number, text = '已经补上了', next: 'waiting' | 'closed' = 'closed') {
  const { version } = await staff.ask(letterCalls.deskLetter, { id });
  return staff.ask(letterCalls.answerLetter, { id, text, next, seen: version, requestId: `answer-${id}-${text}` });
}

const read = (id: number, who: Member) => server.get(supportCalls.letter, { id }, who);

describe("a member's letters", () => {
  it('are found with what was written, an answer is promised, and nobody else reads them', async () => {
    const me = await newMember(server);
    const id = await write(me);
    const letter = await read(id, me);
    expect(letter).toMatchObject({ id, kind: 'bug', state: 'open', rating: null, canRate: false });
    expect(letter.lines.map(({ by, content }) => [by, content])).toEqual([['me', '充值的钻石没有到账']]);
    expect(letter.answerTime).toBe(server.ctx.clock.now() + 30 * MINUTE_MS);
    const other = await newMember(server);
    expect(await server.ask(supportCalls.letter, { id }, other)).toMatchObject({ code: 1002 });
    expect(await server.ask(supportCalls.letter, { id })).toMatchObject({ code: 2 });
    const reply = { id, content: '不是我的信', requestId: 'request-1' };
    expect(await server.ask(supportCalls.replyLetter, reply, other)).toMatchObject({ code: 1002 });
  });

  it('promise what an operator wants to keep', async () => {
    const value = JSON.stringify({ answerMinutes: 10, closeMinutes: 60 });
    await db().insertInto('appConfig').values({ appId: '2008', key: 'letterTargets', value }).execute();
    const me = await newMember(server);
    const { answerTime } = await read(await write(me), me);
    expect(answerTime).toBe(server.ctx.clock.now() + 10 * MINUTE_MS);
  });

  it('the answer is in the messages, leads to the letter, and can be answered and rated once', async () => {
    const [me, staff] = [await newMember(server), await newStaff(server, 'support')];
    const id = await write(me);
    await answer(staff, id, '已经补上了 <b>740</b> 钻');
    const { records } = await server.get(messageCalls.messages, { uid: me.uid, group: 'system' }, me);
    expect(records.find(({ link }) => link === `/letters/${id}`)).toMatchObject({
      kind: 'system',
      read: false,
      title: '客服回复了你的来信',
      content: '<p>已经补上了 &lt;b&gt;740&lt;/b&gt; 钻</p>',
    });
    expect((await server.get(statusCalls.unread, {}, me)).unread).toBeGreaterThan(0);
    expect(await read(id, me)).toMatchObject({ state: 'closed', canRate: true, answerTime: null });

    const rate = (rating: 3 | 5) => server.ask(supportCalls.rateLetter, { id, rating }, me);
    expect(await rate(5)).toMatchObject({ code: 0, data: { rating: 5, canRate: false } });
    expect(await rate(5)).toMatchObject({ code: 0 });
    expect(await rate(3)).toMatchObject({ code: 1003 });

    server.ctx.clock.runAhead(60 * MINUTE_MS);
    const reply = { id, content: '谢谢，另外想问一下', requestId: 'request-1' };
    const after = await server.get(supportCalls.replyLetter, reply, me);
    expect(after).toMatchObject({ state: 'open', answerTime: server.ctx.clock.now() + 30 * MINUTE_MS });
    expect(after.lines.map(({ by }) => by)).toEqual(['me', 'support', 'me']);
    expect((await server.get(supportCalls.replyLetter, reply, me)).lines).toHaveLength(3);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('are not rated before anybody has answered', async () => {
    const me = await newMember(server);
    const id = await write(me);
    expect(await server.ask(supportCalls.rateLetter, { id, rating: 1 }, me)).toMatchObject({ code: 4004 });
  });

  it('stand in order of what was written last, say by whom, and are paged without one twice', async () => {
    const [me, staff] = [await newMember(server), await newStaff(server, 'support')];
    const ids: number[] = [];
    for (let n = 0; n < 3; n += 1) {
      server.ctx.clock.runAhead(n * MINUTE_MS);
      ids.push(await write(me, `第 ${n} 封`));
    }
    server.ctx.clock.runAhead(10 * MINUTE_MS);
    await answer(staff, ids[0] ?? 0, '第一封的回复', 'waiting');
    const first = await server.get(supportCalls.letterList, { pageSize: 2 }, me);
    expect(first.records.map(({ id, lastBy, excerpt }) => [id, lastBy, excerpt])).toEqual([
      [ids[0], 'support', '第一封的回复'],
      [ids[2], 'me', '第 2 封'],
    ]);
    expect([first.total, first.hasMore]).toEqual([3, true]);
    const next = { pageSize: 2, currentPage: 2, lastId: first.lastId ?? 0 };
    const second = await server.get(supportCalls.letterList, next, me);
    expect([second.records.map(({ id }) => id), second.hasMore]).toEqual([[ids[1]], false]);
  });

  it('are written on twenty times a day each', async () => {
    const me = await newMember(server);
    const id = await write(me);
    const say = (n: number) =>
      server.ask(supportCalls.replyLetter, { id, content: `还有 ${n}`, requestId: `request-${n}` }, me);
    const heard = await Promise.all(Array.from({ length: 24 }, (_, n) => say(n)));
    expect(heard.filter(({ code }) => code === 0)).toHaveLength(20);
    expect(heard.filter(({ code }) => code === 1004)).toHaveLength(4);
  });

  it('go with the account, and after their time, and all that was written in them', async () => {
    const me = await newMember(server);
    const id = await write(me);
    await server.get(supportCalls.replyLetter, { id, content: '我的电话', requestId: 'request-1' }, me);
    await db().deleteFrom('feedbacks').where('id', '=', id).execute();
    expect(await db().selectFrom('letterEntries').select('id').execute()).toEqual([]);
  });
});
