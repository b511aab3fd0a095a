import { checkDatabase } from '@server/db/check';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { supportCalls } from '@/contract/calls/support';
import { actsCalls } from '@/contract/desk/acts';
import { contentCalls } from '@/contract/desk/content';
import { letterCalls as calls } from '@/contract/desk/letterCalls';
import { LETTERS_A_PAGE, type LetterView } from '@/contract/desk/letters';

const server = withTestServer();
const db = () => server.ctx.database.db;
const now = () => server.ctx.clock.now();
const MINUTE_MS = 60_000;

type Member = Awaited<ReturnType<typeof newMember>>;
let requests = 0;
function requestId(): string {
  requests += 1;
  return `request-${requests}`;
}

async function write(who: Member | null, content = '充值的钻石没有到账'): Promise<number> {
  await server.get(supportCalls.feedback, { kind: 'bug', content, contact: '13800138000', deviceID: 'phone-1' }, who);
  const { id } = await db()
    .selectFrom('feedbacks')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

const open = (staff: TestStaff, id: number) => staff.ask(calls.deskLetter, { id });

async function answer(staff: TestStaff, id: number, given: object = {}) {
  const { version: seen } = await open(staff, id);
  const draft = { id, text: '已经补上了', next: 'waiting' as const, seen, requestId: requestId(), ...given };
  return staff.hear(calls.answerLetter, draft);
}

const listed = async (staff: TestStaff, view: LetterView) =>
  (await staff.ask(calls.deskLetters, { view })).records.map(({ id }) => id);

const actsOn = (id: number) =>
  db()
    .selectFrom('staffActs')
    .select('kind')
    .where('subject', '=', 'letter')
    .where('subjectId', '=', String(id))
    .orderBy('id')
    .execute();

describe('the list of letters', () => {
  it('stands in order of what is due, by whose it is and how it stands, and is counted', async () => {
    const [me, her] = [await newStaff(server, 'support'), await newStaff(server, 'support')];
    const member = await newMember(server);
    const ids: number[] = [];
    for (const content of ['一', '二', '三', '四']) {
      server.ctx.clock.runAhead(ids.length * MINUTE_MS);
      ids.push(await write(member, content));
    }
    const [first = 0, second = 0, third = 0, fourth = 0] = ids;
    await me.ask(calls.assignLetter, { id: second, owner: me.id, was: null });
    await me.ask(calls.assignLetter, { id: third, owner: her.id, was: null });
    await answer(me, fourth);
    expect(await listed(me, 'all')).toEqual([first, second, third]);
    expect(await listed(me, 'mine')).toEqual([second]);
    expect(await listed(me, 'nobody')).toEqual([first]);
    expect(await listed(me, 'waiting')).toEqual([fourth]);
    await me.ask(calls.snoozeLetter, { id: first, until: now() + 60 * MINUTE_MS });
    expect(await listed(me, 'all')).toEqual([second, third, first]);
    const { version: seen } = await open(me, second);
    await me.ask(calls.closeLetter, { id: second, seen });
    expect(await listed(me, 'closed')).toEqual([second]);
    server.ctx.clock.runAhead(36 * MINUTE_MS);
    const later = await newStaff(server, 'support');
    expect(await later.ask(calls.deskLetterFacts, {})).toMatchObject({
      counts: { mine: 0, nobody: 1, all: 2, waiting: 1 },
      late: 1,
      closedToday: 1,
      firstAnswerMs: 0,
      targets: { answerMs: 30 * MINUTE_MS, closeMs: 480 * MINUTE_MS },
    });
  });

  it.each(['all', 'closed'] as const)('is paged in fifties, no letter twice: %s', async (view) => {
    const staff = await newStaff(server, 'support');
    const at = (n: number) => new Date(now() + (n % 7) * MINUTE_MS);
    const rows = Array.from({ length: LETTERS_A_PAGE + 20 }, (_, n) => ({
      ...{ writer: `d:${n}`, siteHash: 's', kind: 'bug', content: `第 ${n} 封`, support: null, caseNumber: null },
      ...{ createdAt: at(n), dueAt: at(n), ...(view === 'closed' && { state: 'closed' as const, closedAt: at(n) }) },
    }));
    await db().insertInto('feedbacks').values(rows).execute();
    const first = await staff.ask(calls.deskLetters, { view });
    const last = first.records.at(-1);
    const second = await staff.ask(calls.deskLetters, { view, afterAt: last?.orderAt ?? 0, afterId: last?.id ?? 0 });
    expect([first.records.length, first.hasMore, second.records.length, second.hasMore]).toEqual([50, true, 20, false]);
    const all = [...first.records, ...second.records];
    expect(new Set(all.map(({ id }) => id)).size).toBe(70);
    const order = all.map(({ orderAt }) => orderAt);
    expect(order).toEqual(order.toSorted((a, b) => (view === 'all' ? a - b : b - a)));
  });
});

describe('a letter', () => {
  it('is read with who wrote it, masked, the orders it names, its recording and letters like it', async () => {
    const staff = await newStaff(server, 'support');
    const [member, other] = [await newMember(server), await newMember(server)];
    const order = { kind: 'recharge' as const, productId: 1, title: '680 钻', amountFen: 6800, payType: 'alipay' };
    await db()
      .insertInto('orders')
      .values({
        ...{ ...order, id: '20260302120000123456', userId: member.id, requestId: 'r', coins: 680, vipDays: null },
        ...{ badge: null, sourceGameId: null, providerTxn: null, paidAt: null, closedAt: null },
        ...{ createdAt: new Date(now()), expiresAt: new Date(now() + MINUTE_MS) },
      })
      .execute();
    const like = await write(other, '付了 68 元钻石没有到账');
    const unlike = await write(other, '充值页面的字太小了看不清楚');
    const id = await write(member, '付了 68 块钻石没有到账，单号 20260302120000123456');
    const letter = await open(staff, id);
    expect(letter).toMatchObject({
      category: 'payment',
      subject: expect.stringContaining('付了 68 块'),
      contact: '1••••00',
      orders: [{ orderId: '20260302120000123456', named: true, amountFen: 6800, status: 'pending' }],
      person: { name: expect.any(String), balance: expect.any(Number), letters: 1, status: 'active' },
    });
    const alike = letter.alike.map((one) => one.id);
    expect(alike).toContain(like);
    expect(alike).not.toContain(unlike);
    expect(JSON.stringify(letter)).not.toContain('13800138000');
  });

  it('of a guest shows its contact for a reason that is written down, and is not answered in the app', async () => {
    const [support, moderator] = [await newStaff(server, 'support'), await newStaff(server, 'moderator')];
    const id = await write(null);
    expect(await open(support, id)).toMatchObject({ person: null, contact: '1••••00' });
    const wish = { id, reason: '来信 20418' };
    expect(await moderator.hear(calls.deskUnmaskContact, wish)).toMatchObject({ code: 1006 });
    expect(await actsOn(id)).toEqual([]);
    expect(await support.ask(calls.deskUnmaskContact, wish)).toEqual({ contact: '13800138000' });
    const { records } = await support.ask(actsCalls.deskActs, { subject: 'letter', subjectId: String(id) });
    expect(records).toMatchObject([{ kind: 'member.unmasked', reason: wish.reason, staff: support.name }]);
    expect(JSON.stringify(records)).not.toContain('13800138000');
    expect(await support.hear(calls.deskUnmaskContact, { id: 999_999, reason: '来信' })).toMatchObject({ code: 1002 });
    expect(await answer(support, id)).toMatchObject({ code: 1006 });
    await support.ask(calls.closeLetter, { id, seen: 0 });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is answered once by the same request, counts the canned answer, and every act is written down', async () => {
    const [staff, member] = [await newStaff(server, 'support'), await newMember(server)];
    const id = await write(member);
    const canned = await staff.ask(calls.saveCannedAnswer, { title: '迟到已补', content: '{名字} 你好' });
    const draft = { requestId: requestId(), cannedId: canned.id, next: 'closed' as const };
    expect(await answer(staff, id, draft)).toMatchObject({ code: 0, data: { state: 'closed', answered: true } });
    expect(await answer(staff, id, draft)).toMatchObject({ code: 0 });
    const { lines } = await open(staff, id);
    expect(lines.map(({ kind, by }) => [kind, by])).toEqual([
      ['member', null],
      ['answer', staff.name],
    ]);
    expect((await staff.ask(calls.cannedAnswers, {})).records).toMatchObject([{ used: 1 }]);
    await staff.ask(calls.reopenLetter, { id });
    await staff.ask(calls.sortLetter, { id, category: 'account', priority: 'urgent' });
    await staff.ask(calls.noteLetter, { id, text: '等渠道回话', requestId: requestId() });
    expect((await actsOn(id)).map(({ kind }) => kind)).toEqual([
      'letter.answered',
      'letter.reopened',
      'letter.sorted',
      'letter.noted',
    ]);
    const seen = await server.get(supportCalls.letter, { id }, member);
    expect(JSON.stringify(seen)).not.toContain('等渠道回话');
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is not sent with a variable that nobody has filled', async () => {
    const [staff, member] = [await newStaff(server, 'support'), await newMember(server)];
    const id = await write(member);
    const heard = await answer(staff, id, { text: '{名字} 你好，已补 {金额}' });
    expect(heard).toMatchObject({ code: 1001, data: { field: 'text' } });
  });

  it('of which somebody else has written or taken hold meanwhile is not answered: who it was is said', async () => {
    const [me, her, member] = [
      await newStaff(server, 'support'),
      await newStaff(server, 'support'),
      await newMember(server),
    ];
    const id = await write(member);
    const { version: seen } = await open(me, id);
    await her.ask(calls.noteLetter, { id, text: '我在查', requestId: requestId() });
    expect(await answer(me, id, { seen })).toMatchObject({ code: 1003, data: { who: her.name } });
    expect(await answer(me, id)).toMatchObject({ code: 0 });
    const before = await open(me, id);
    await server.get(supportCalls.replyLetter, { id, content: '还是没有', requestId: requestId() }, member);
    expect(await answer(me, id, { seen: before.version })).toMatchObject({ code: 1003, data: { who: null } });
    // Another one reads it anew and has to take it first.
    expect(await answer(her, id)).toMatchObject({ code: 1003, data: { who: me.name } });
    const stale = await her.hear(calls.assignLetter, { id, owner: her.id, was: null });
    expect(stale).toMatchObject({ code: 1003, data: { who: me.name } });
    await her.ask(calls.assignLetter, { id, owner: her.id, was: me.id });
    expect(await answer(her, id)).toMatchObject({ code: 0 });
  });

  it('two who answer at once: one does', async () => {
    const [me, her, member] = [
      await newStaff(server, 'support'),
      await newStaff(server, 'support'),
      await newMember(server),
    ];
    const id = await write(member);
    const heard = await Promise.all([me, her].map((staff) => answer(staff, id, { seen: 0 })));
    expect(heard.map(({ code }) => code).toSorted()).toEqual([0, 1003]);
    const told = await db().selectFrom('messages').select('id').where('link', '=', `/letters/${id}`).execute();
    expect(told).toHaveLength(1);
  });

  it('goes into an older one of the same writer with all that was written, and with no other', async () => {
    const [staff, member] = [await newStaff(server, 'support'), await newMember(server)];
    const older = await write(member, '钻石没有到账');
    server.ctx.clock.runAhead(5 * MINUTE_MS);
    const newer = await write(member, '还是没有到账，急');
    server.ctx.clock.runAhead(9 * MINUTE_MS);
    await answer(staff, newer, { text: '在查了' });
    const merged = await staff.ask(calls.mergeLetters, { id: newer, other: older });
    expect(merged).toMatchObject({ id: older, state: 'open', answered: true });
    const said = merged.lines.filter(({ kind }) => kind !== 'event').map(({ content }) => content);
    expect(said).toEqual(['钻石没有到账', '还是没有到账，急', '在查了']);
    expect(await server.get(supportCalls.letter, { id: newer }, member)).toMatchObject({ mergedInto: older });
    expect(await listed(staff, 'all')).not.toContain(newer);
    await server.get(supportCalls.replyLetter, { id: newer, content: '等你们', requestId: requestId() }, member);
    expect((await open(staff, older)).lines.at(-1)).toMatchObject({ kind: 'member', content: '等你们' });
    const foreign = await write(await newMember(server));
    expect(await staff.hear(calls.mergeLetters, { id: older, other: foreign })).toMatchObject({ code: 1006 });
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('becomes a frequent question that everybody reads at once', async () => {
    const [staff, member] = [await newStaff(server, 'support'), await newMember(server)];
    await db().insertInto('faqCategories').values({ id: 7, name: '充值' }).execute();
    const id = await write(member);
    const draft = { id, categoryId: 7, question: '付了钱没到账？', answer: '先看 <明细>\n\n再写信' };
    const wish = { ...draft, requestId: requestId() };
    const { faqId } = await staff.ask(calls.faqFromLetter, wish);
    expect(await staff.ask(calls.faqFromLetter, wish)).toEqual({ faqId });
    const { records } = await server.get(supportCalls.faqList, {});
    expect(records.filter(({ question }) => question === draft.question)).toHaveLength(1);
    expect((await actsOn(id)).map(({ kind }) => kind)).toEqual(['letter.faqMade']);
    // It is content like any other, with its first version.
    const operator = await newStaff(server, 'operator');
    const { history } = await operator.ask(contentCalls.deskContentThing, { kind: 'faq', thing: String(faqId) });
    expect(history).toMatchObject([{ by: staff.name, how: 'desk', reason: `来信 ${id}`, before: null }]);
    expect(records.find((faq) => faq.id === faqId)).toMatchObject({ answer: '<p>先看 &lt;明细&gt;</p><p>再写信</p>' });
    expect(await staff.hear(calls.faqFromLetter, { ...draft, categoryId: 99 })).toMatchObject({ code: 1002 });
  });

  it('is answered by support alone: others read, and may leave a note', async () => {
    const [finance, moderator, member] = [
      await newStaff(server, 'finance'),
      await newStaff(server, 'moderator'),
      await newMember(server),
    ];
    const id = await write(member);
    expect(await answer(finance, id)).toMatchObject({ code: 1006, data: { needs: 'letters.act' } });
    expect(await moderator.hear(calls.closeLetter, { id, seen: 0 })).toMatchObject({ code: 1006 });
    const noted = await finance.ask(calls.noteLetter, { id, text: '补单在走', requestId: requestId() });
    expect(noted.lines.at(-1)).toMatchObject({ kind: 'note', by: finance.name });
    const people = (await finance.ask(calls.deskLetterPeople, {})).records.map(({ id: person }) => person);
    expect(people).not.toContain(finance.id);
  });
});

describe('canned answers', () => {
  it('are written, changed and dropped; no two have one title', async () => {
    const staff = await newStaff(server, 'support');
    const one = await staff.ask(calls.saveCannedAnswer, { title: '补签说明', content: '本月还能补 {次数} 次' });
    expect(await staff.hear(calls.saveCannedAnswer, { title: '补签说明', content: 'x' })).toMatchObject({ code: 2003 });
    await staff.ask(calls.saveCannedAnswer, { id: one.id, title: '补签说明', content: '改过' });
    expect((await staff.ask(calls.cannedAnswers, {})).records).toEqual([{ ...one, content: '改过' }]);
    await staff.ask(calls.dropCannedAnswer, { id: one.id });
    expect((await staff.ask(calls.cannedAnswers, {})).records).toEqual([]);
    expect(await staff.hear(calls.dropCannedAnswer, { id: one.id })).toMatchObject({ code: 1002 });
  });
});
