import { checkDatabase } from '@server/db/check';
import { seed } from '@server/seed/seed';
import { testContext, withTestServer } from '@server/testing/testServer';
import { registerMember } from '@server/testing/visitors';
import { sql } from 'kysely';
import { supportCalls } from '@/contract/calls/support';

const server = withTestServer(async (ctx) => {
  await seed(testContext(ctx.database, { SEED: 'none' }));
  await ctx.database.db
    .insertInto('faqCategories')
    .values([
      { id: 1, name: '账号' },
      { id: 2, name: '停用', active: false },
    ])
    .execute();
  await ctx.database.db
    .insertInto('faqs')
    .values([
      { id: 2, categoryId: 1, question: '第二问', answer: '<p>答</p>', sort: 2 },
      { id: 1, categoryId: 1, question: '第一问', answer: '<p>答</p>', sort: 1, hot: true },
      { id: 3, categoryId: 2, question: '看不见', answer: '' },
      { id: 4, categoryId: 1, question: '下架', answer: '', active: false },
    ])
    .execute();
});
const db = () => server.ctx.database.db;

describe('reaching the operator', () => {
  it('hides what is not configured', async () => {
    const nobody = { link: null, qq: null, wechat: null, hours: expect.any(String), faqUrl: null };
    expect(await server.get(supportCalls.kefu, {})).toEqual(nobody);
    const value = JSON.stringify({ wechat: 'plaza', hours: '9-22' });
    await db().updateTable('appConfig').set({ value }).where('key', '=', 'support').execute();
    expect(await server.get(supportCalls.kefu, {})).toEqual({ ...nobody, wechat: 'plaza', hours: '9-22' });
  });

  it('C2: hands out the texts members agree to, and says when there is none', async () => {
    const text = await server.get(supportCalls.legal, { doc: 'agreement' });
    expect(text.title).toBe('用户协议');
    expect(text.content).toContain('未成年人');
    await db().deleteFrom('appConfig').where('key', '=', 'privacy').execute();
    expect(await server.ask(supportCalls.legal, { doc: 'privacy' })).toMatchObject({ code: 1002 });
  });
});

describe('frequent questions', () => {
  it('come in the operator’s order, without what is switched off', async () => {
    const { categories, records } = await server.get(supportCalls.faqList, {});
    expect(categories).toEqual([{ id: 1, name: '账号' }]);
    expect(records?.map(({ question, hot }) => [question, hot])).toEqual([
      ['第一问', true],
      ['第二问', false],
    ]);
  });

  it('are voted on once by a member or a device, however many taps there are', async () => {
    const me = await registerMember(server);
    const taps = Array.from({ length: 20 }, () => server.get(supportCalls.faqVote, { id: 1, helpful: true }, me));
    expect(new Set((await Promise.all(taps)).map(({ voted }) => voted))).toEqual(new Set(['helpful']));
    const device = { id: 1, helpful: false, deviceID: 'd1' };
    expect(await server.get(supportCalls.faqVote, device)).toEqual({ voted: 'unhelpful', helpful: 1 });
    expect(await server.get(supportCalls.faqVote, { ...device, helpful: true })).toEqual({
      voted: 'unhelpful',
      helpful: 1,
    });
    expect(await db().selectFrom('faqs').select(['helpful', 'unhelpful']).where('id', '=', 1).execute()).toEqual([
      { helpful: 1, unhelpful: 1 },
    ]);
    expect(await server.ask(supportCalls.faqVote, { id: 4, helpful: true })).toMatchObject({ code: 1002 });
  });

  it('are voted on by a few guests of one net, whatever devices they invent, and by every member', async () => {
    const vote = (remoteAddress: string, deviceID: string, id = 1) =>
      server.raw({
        method: 'POST',
        url: `/api/v1/faq/${id}/vote`,
        remoteAddress,
        payload: { helpful: true, deviceID },
      });
    const heard = await Promise.all(Array.from({ length: 60 }, (_, n) => vote('10.0.0.1', `device-${n}`)));
    const codes = heard.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 0)).toHaveLength(3);
    expect(codes.filter((code) => code === 1006)).toHaveLength(57);
    const home = await Promise.all(
      Array.from({ length: 60 }, (_, n) => vote(`2001:db8:7:${n.toString(16)}::1`, `home-${n}`)),
    );
    expect(home.filter((answer) => answer.json().code === 0)).toHaveLength(3);
    // Whoever has voted is told so, another question is another one, and a login is somebody.
    const [known] = heard.flatMap((answer, n) => (answer.json().code === 0 ? [`device-${n}`] : []));
    expect((await vote('10.0.0.1', known ?? '')).json()).toMatchObject({ data: { voted: 'helpful', helpful: 6 } });
    expect((await vote('10.0.0.1', 'device-59', 2)).json()).toMatchObject({ code: 0 });
    const me = await registerMember(server);
    expect(await server.get(supportCalls.faqVote, { id: 1, helpful: true }, me)).toMatchObject({ helpful: 7 });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('have counters the check of the database counts again', async () => {
    await server.get(supportCalls.faqVote, { id: 1, helpful: true, deviceID: 'd1' });
    expect(await checkDatabase(db())).toEqual([]);
    await sql`update faqs set helpful = 5`.execute(db());
    expect((await checkDatabase(db())).map(({ rule }) => rule)).toEqual(['faqs.helpful is the number of its votes']);
  });
});

const lead = {
  company: '海风互动',
  contact: '林女士',
  phone: '13800138000',
  type: 'game',
  message: '想谈联合首发',
} as const;

describe('a lead (contract 3: one a day)', () => {
  it('is taken once, and its lost answer is found again', async () => {
    const me = await registerMember(server);
    const sent = Array.from({ length: 20 }, () => server.get(supportCalls.lead, lead, me));
    const answers = await Promise.all(sent);
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await db().selectFrom('businessLeads').select('company').execute()).toEqual([{ company: '海风互动' }]);
  });

  it('of another kind waits until tomorrow, from the same writer and from the same telephone', async () => {
    const me = await registerMember(server);
    await server.get(supportCalls.lead, lead, me);
    const again = await server.ask(supportCalls.lead, { ...lead, phone: '13900139000', message: '另一件事' }, me);
    expect(again).toMatchObject({ code: 1004, data: { retryAfter: 12 * 3600 } });
    expect(again.msg).toContain('明天');
    const other = { ...lead, message: '换个设备', deviceID: 'd2' };
    expect(await server.ask(supportCalls.lead, other)).toMatchObject({ code: 1004 });
    server.ctx.clock.runAhead(12 * 3_600_000);
    expect(await server.get(supportCalls.lead, other)).toEqual({ repeated: false });
  });

  it('of guests of one net comes three times a day, whatever devices and telephones they name', async () => {
    const send = (n: number, remoteAddress = '10.0.0.1') =>
      server.raw({
        method: 'POST',
        url: '/api/v1/business/lead',
        remoteAddress,
        payload: { ...lead, phone: `138001380${10 + n}`, deviceID: `device-${n}` },
      });
    const heard = await Promise.all(Array.from({ length: 12 }, (_, n) => send(n)));
    expect(heard.filter((answer) => answer.json().code === 0)).toHaveLength(3);
    expect(heard.filter((answer) => answer.json().code === 1004)).toHaveLength(9);
    expect((await send(20, '10.0.0.2')).json()).toMatchObject({ code: 0 });
    server.ctx.clock.runAhead(12 * 3_600_000);
    expect((await send(21)).json()).toMatchObject({ code: 0 });
  });

  it.each([
    ['company', { ...lead, company: '  ' }],
    ['phone', { ...lead, phone: '12345' }],
    ['message', { ...lead, message: 'x'.repeat(501) }],
  ])('names the field that is wrong: %s', async (field, wrong) => {
    expect(await server.ask(supportCalls.lead, wrong)).toMatchObject({ code: 1001, data: { field } });
  });
});

describe('a feedback', () => {
  it('keeps the support code of the tab it was written in, and nothing that is none', async () => {
    const say = (content: string, support: string) =>
      server.raw({ method: 'POST', url: '/api/v1/feedback', headers: { support }, payload: { kind: 'bug', content } });
    await say('没到账', 'K7Q2-M4');
    await say('很慢', 'k7q2 或 13800138000');
    const rows = await db().selectFrom('feedbacks').select('support').orderBy('id').execute();
    expect(rows).toEqual([{ support: 'K7Q2-M4' }, { support: null }]);
  });

  it('is kept once a day in the same words, and ten times in others', async () => {
    const say = (content: string) => server.ask(supportCalls.feedback, { kind: 'bug', content, deviceID: 'd1' });
    expect(await say('图片不显示')).toMatchObject({ code: 0, data: { repeated: false } });
    expect(await say(' 图片不显示 ')).toMatchObject({ code: 0, data: { repeated: true } });
    const more = await Promise.all(Array.from({ length: 12 }, (_, n) => say(`第${n}条`)));
    expect(more.filter(({ code }) => code === 0)).toHaveLength(9);
    expect(more.filter(({ code }) => code === 1004)).toHaveLength(3);
  });

  it('of guests of one net is taken twenty times a day, however often they change their device', async () => {
    const say = (n: number, remoteAddress = '10.0.0.1') =>
      server.raw({
        method: 'POST',
        url: '/api/v1/feedback',
        remoteAddress,
        payload: { kind: 'bug', content: `第${n}条`, deviceID: `device-${n}` },
      });
    const heard = await Promise.all(Array.from({ length: 40 }, (_, n) => say(n)));
    expect(heard.filter((answer) => answer.json().code === 0)).toHaveLength(20);
    expect(heard.filter((answer) => answer.json().code === 1004)).toHaveLength(20);
    const me = await registerMember(server);
    const mine = { kind: 'bug', content: '我的' } as const;
    expect(await server.ask(supportCalls.feedback, mine, me)).toMatchObject({ code: 0 });
    expect((await say(41, '10.0.0.2')).json()).toMatchObject({ code: 0 });
  });

  it('of a guest without a device is kept under a home that nobody can read, whichever of its addresses writes', async () => {
    const say = (remoteAddress: string, content: string) =>
      server.raw({ method: 'POST', url: '/api/v1/feedback', remoteAddress, payload: { kind: 'bug', content } });
    for (const [address, content] of [
      ['2001:db8:1:2::1', '打不开'],
      ['2001:db8:1:2::2', '很慢'],
      ['10.1.2.3', '没声音'],
    ] as const) {
      expect((await say(address, content)).json()).toMatchObject({ code: 0 });
    }
    const rows = await db().selectFrom('feedbacks').select('writer').orderBy('id').execute();
    expect(rows.map(({ writer }) => writer).join()).toMatch(/^(a:[\w-]{22}),\1,a:[\w-]{22}$/);
  });
});
