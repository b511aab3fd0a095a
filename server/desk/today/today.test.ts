import { checkRules } from '@server/db/checkedRules';
import { newStaff } from '@server/desk/testing/staff';
import { createPulse } from '@server/pulse/pulse';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { sql } from 'kysely';
import { todayCalls as calls } from '@/contract/desk/today';
import { countHours, sweepHours, todayFigures } from './hourFigures';

const server = withTestServer();
const db = () => server.ctx.database.db;
const now = () => server.ctx.clock.now();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;

const askedAs = async (role: Parameters<typeof newStaff>[1]) => {
  const staff = await newStaff(server, role);
  return { staff, today: await staff.ask(calls.deskToday, {}) };
};

/** An open letter that was written so long ago. */
async function letter(agoMs: number, over: object = {}) {
  const at = (ms: number) => new Date(now() - agoMs + ms);
  await db()
    .insertInto('feedbacks')
    .values({
      ...{ writer: 'd:somebody', kind: 'bug', content: '充值没有到账，请查一下', siteHash: 'x', support: null },
      ...{ caseNumber: null, createdAt: at(0), category: 'payment' },
      ...{ answerDueAt: at(30 * MINUTE), dueAt: at(30 * MINUTE), closeDueAt: at(8 * HOUR) },
      ...over,
    })
    .execute();
}

describe('what waits', () => {
  it('stands by age, and what is over its target is told apart in its own column', async () => {
    for (const minutes of [5, 20, 40, 90]) await letter(minutes * MINUTE);
    const { today } = await askedAs('finance');
    const queue = today.queues.find(({ name }) => name === 'lettersPayment');
    expect(queue).toMatchObject({ waiting: 4, ages: [1, 2, 1, 0, 0], over: [0, 1, 1, 0, 0], targetMs: 30 * MINUTE });
    expect(queue?.oldestAt).toBe(now() - 90 * MINUTE);
    expect(today.alerts.find(({ name }) => name === 'letters')).toMatchObject({ level: 'watch', value: 2 });
  });

  it('says who has some of it in hand, and what was done today', async () => {
    const { id, name } = await newStaff(server, 'support');
    await letter(5 * MINUTE, { ownerId: id });
    await letter(50 * MINUTE, { state: 'closed', closedAt: new Date(now() - MINUTE) });
    const { today } = await askedAs('support');
    expect(today.queues.find((queue) => queue.name === 'lettersPayment')).toMatchObject({
      people: [name],
      doneToday: 1,
    });
  });

  it('for me is what is in my name, and what I may confirm of others', async () => {
    const staff = await newStaff(server, 'support');
    const admin = await newStaff(server, 'admin');
    const { id: userId } = await newMember(server);
    await letter(50 * MINUTE, { ownerId: staff.id });
    const asked = {
      kind: 'diamonds',
      userId,
      amount: 900,
      balance: 0,
      reason: '比赛奖励',
      itemKind: null,
      itemId: null,
    } as const;
    await db()
      .insertInto('secondPerson')
      .values({
        ...asked,
        requestId: 'ask-1',
        askedBy: staff.id,
        askedAt: new Date(now() - MINUTE),
        decidedBy: null,
        decidedAt: null,
      })
      .execute();
    const mine = (await staff.ask(calls.deskToday, {})).mine;
    expect(mine).toMatchObject([{ kind: 'letter', title: '充值没有到账', over: true }]);
    expect((await admin.ask(calls.deskToday, {})).mine).toMatchObject([{ kind: 'secondPerson', over: false }]);
    // Who may not confirm it is not asked.
    const operator = await newStaff(server, 'operator');
    expect((await operator.ask(calls.deskToday, {})).mine).toEqual([]);
  });
});

describe('money that waits', () => {
  it('stands by age with who has it in hand, refused refunds and marks beside it, and what I took is for me', async () => {
    const finance = await newStaff(server, 'finance');
    const { id, name } = finance;
    const { id: userId } = await newMember(server);
    const at = (minutes: number) => new Date(now() - minutes * MINUTE);
    const held = (n: number, minutes: number, ownerId: number | null) => ({
      ...{
        orderNo: `o-${n}`,
        providerTxn: `t-${n}`,
        amountFen: 3000,
        userId: null,
        reason: 'late' as const,
        raw: '{}',
      },
      ...{ createdAt: at(minutes), settledAt: null, ownerId },
    });
    const { id: caseId } = await db()
      .insertInto('moneyCases')
      .values([held(1, 40, id), held(2, 5, null)])
      .returning('id')
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('providerRefunds')
      .values({
        ...{ id: 'refund-1', provider: 'sandbox', orderNo: 'o-1', providerTxn: 't-1', amountFen: 3000, totalFen: 3000 },
        ...{
          reason: '',
          orderRefundId: null,
          caseId,
          state: 'refused',
          askAt: null,
          createdAt: at(900),
          endedAt: at(600),
        },
      })
      .execute();
    await db()
      .insertInto('velocityMarks')
      .values({
        ...{ rule: 'payersOfAccount', userId, seen: 4, most: 3, orderNo: null, invitedId: null, coins: null },
        createdAt: at(20),
      })
      .execute();
    const { queues, mine } = await finance.ask(calls.deskToday, {});
    expect(mine).toMatchObject([{ kind: 'payment', id: caseId, title: '迟到 · ¥30.00', over: true }]);
    expect((await (await newStaff(server, 'finance')).ask(calls.deskToday, {})).mine).toEqual([]);
    const found = ['money', 'refusedRefunds', 'marks'].map((one) => queues.find((queue) => queue.name === one));
    expect(found).toMatchObject([
      { waiting: 2, over: [0, 1, 0, 0, 0], people: [name] },
      { waiting: 1, over: [0, 0, 0, 1, 0], oldestAt: at(600).getTime() },
      { waiting: 1, over: [0, 0, 0, 0, 0] },
    ]);
  });
});

describe('figures of the day', () => {
  /** Somebody who came then. */
  const came = async (at: number) => {
    const { id } = await newMember(server);
    await db()
      .updateTable('users')
      .set({ createdAt: new Date(at) })
      .where('id', '=', id)
      .execute();
  };
  const of = async (name = 'newMembers') => (await todayFigures(db(), now())).find((one) => one.name === name);

  it('stand beside the same minute of the same weekday; an hour that is over is counted once', async () => {
    await db()
      .updateTable('users')
      .set({ createdAt: new Date(now() - 10 * WEEK) })
      .execute();
    // Two today, one of them in the hour that runs; last week one before and one after this minute.
    for (const at of [now() - 2 * HOUR, now(), now() - WEEK - HOUR, now() - WEEK + 5 * MINUTE]) await came(at - 1);
    expect(await of()).toMatchObject({ today: 2, lastWeek: null });
    await countHours(db(), now());
    const counted = await of();
    expect(counted).toMatchObject({ today: 2, lastWeek: 1 });
    expect(counted?.hours).toHaveLength(13);
    expect(counted?.lastHours.reduce((all, one) => all + one, 0)).toBe(2);
    await came(now() - 2 * HOUR);
    await countHours(db(), now());
    // What is written into an hour that is over belongs to nobody's figures.
    expect(await of()).toMatchObject({ today: 2 });
  });

  it('count money as it was paid and diamonds as they were spent', async () => {
    const { rows } = await sql<{ spent: number }>`select coalesce(sum(e.amount), 0)::int8 as spent from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.code = 'sales' and e.amount > 0
      and e.created_at >= ${new Date(now() - 12 * HOUR)}`.execute(db());
    expect((await of('diamondsSpent'))?.today).toBe(rows[0]?.spent);
    expect((await of('paidFen'))?.today).toBe(0);
  });

  it('go when no week needs them any more', async () => {
    await countHours(db(), now() - 4 * WEEK);
    await sweepHours(db(), now());
    expect(await db().selectFrom('hourFigures').select('name').execute()).toEqual([]);
  });
});

describe('what rings', () => {
  const minute = (ago: number, over: object = {}) => ({
    ...{ minute: new Date(Math.floor(now() / MINUTE) * MINUTE - ago * MINUTE), process: 'a', answers: 100, faults: 0 },
    ...{ waiting: 0, jobsFailed: 0, clientFaults: 0 },
    ...over,
  });
  const alerts = async () => (await askedAs('operator')).today.alerts;

  it('are answers of 5xx over one in a hundred, since when they are; and calm again when they are over', async () => {
    await db()
      .insertInto('serverMinutes')
      .values([0, 1, 2].map((ago) => minute(ago, { faults: 9 })))
      .execute();
    const [first] = await alerts();
    expect(first).toMatchObject({ name: 'errors', level: 'fire', value: 9, line: 1 });
    expect(now() - (first?.since ?? 0)).toBe(3 * MINUTE);
    expect(first?.trend).toHaveLength(30);
    await db().updateTable('serverMinutes').set({ faults: 0 }).execute();
    expect((await alerts()).every(({ level }) => level === 'calm')).toBe(true);
  });

  it('are a queue for the database in two minutes running, of all processes together, and jobs that fail', async () => {
    await db()
      .insertInto('serverMinutes')
      .values([minute(0, { waiting: 1 }), minute(0, { process: 'b', waiting: 2, jobsFailed: 3 })])
      .execute();
    expect(await alerts()).toContainEqual(expect.objectContaining({ name: 'jobs', level: 'watch', value: 3 }));
    expect(await alerts()).toContainEqual(expect.objectContaining({ name: 'databaseQueue', level: 'calm' }));
    await db()
      .insertInto('serverMinutes')
      .values(minute(1, { waiting: 1 }))
      .execute();
    expect(await alerts()).toContainEqual(expect.objectContaining({ name: 'databaseQueue', level: 'fire', value: 1 }));
  });

  it('are codes by SMS that use up what the house pays for', async () => {
    const { hour } = server.ctx.config.smsBudget;
    const sent = (count: number) =>
      sql`insert into sms_codes (phone_hash, purpose, code_hash, ip_hash, site_hash, trusted, created_at, expires_at)
        select 'p' || n, 'login', 'c', 'i', 's', false, ${new Date(now() - MINUTE)}, ${new Date(now() + MINUTE)}
        from generate_series(1, ${sql.lit(count)}) n`.execute(db());
    await sent(Math.floor(hour * 0.8));
    expect(await alerts()).toContainEqual(expect.objectContaining({ name: 'sms', level: 'calm', value: 80 }));
    await sent(Math.ceil(hour * 0.05));
    expect(await alerts()).toContainEqual(expect.objectContaining({ name: 'sms', level: 'watch' }));
    await sent(Math.ceil(hour * 0.15));
    expect((await alerts())[0]).toMatchObject({ name: 'sms', level: 'fire', line: 80 });
  });

  it('are books that do not add up, since they were first found so, and nothing before they were asked', async () => {
    expect((await alerts()).map(({ name }) => name)).not.toContain('books');
    await checkRules(db(), now() - HOUR);
    expect(await alerts()).toContainEqual(expect.objectContaining({ name: 'books', level: 'calm', value: 0 }));
    await newMember(server);
    await sql`update users set post_count = 7`.execute(db());
    await checkRules(db(), now() - MINUTE);
    await checkRules(db(), now());
    expect((await alerts())[0]).toMatchObject({ name: 'books', level: 'fire', value: 1, since: now() - MINUTE });
  });

  it('is what a process sees of itself: its answers, its failed jobs, written down by the minute', async () => {
    const pulse = createPulse(server.ctx);
    pulse.jobFailed();
    pulse.jobFailed();
    await pulse.flush();
    pulse.jobFailed();
    await pulse.end();
    const seen = await db().selectFrom('serverMinutes').select(['jobsFailed', 'answers']).execute();
    expect(seen).toEqual([{ jobsFailed: 3, answers: 0 }]);
  });
});
