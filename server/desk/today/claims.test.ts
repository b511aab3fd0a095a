import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { withTestServer } from '@server/testing/testServer';
import { code } from '@/contract/codes';
import { todayCalls as calls, type TodayAlertName } from '@/contract/desk/today';
import { endClaims } from './claims';

const server = withTestServer();
const db = () => server.ctx.database.db;
const now = () => server.ctx.clock.now();

let me: TestStaff;
let her: TestStaff;

/** A payment that waits: the alert rings. */
beforeEach(async () => {
  [me, her] = [await newStaff(server, 'finance'), await newStaff(server, 'support')];
  await db()
    .insertInto('moneyCases')
    .values({
      ...{ reason: 'late', orderNo: 'o-1', providerTxn: 't-1', amountFen: 600, userId: null, raw: '{}' },
      ...{ createdAt: new Date(now()), settledAt: null },
    })
    .execute();
});
afterEach(() => server.ctx.clock.runAhead(0));

const claimOf = async (name: TodayAlertName = 'money', who = me) =>
  (await who.ask(calls.deskToday, {})).alerts.find((alert) => alert.name === name)?.claim;
const take = (who: TestStaff, was: number | null = null, more: object = {}) =>
  who.hear(calls.deskTakeAlert, { name: 'money', take: true, was, ...more });
const acts = async () =>
  (
    await db()
      .selectFrom('staffActs')
      .select(['kind', 'staffName'])
      .where('subject', '=', 'alert')
      .orderBy('id')
      .execute()
  ).map(({ kind, staffName }) => [kind, staffName]);
const end = () => endClaims(db(), server.ctx.config.smsBudget, now());

describe('an alert in hand', () => {
  it('says whose it is and since when, is taken over and let go, each once in the log', async () => {
    expect(await claimOf()).toBeNull();
    for (const _ of ['once', 'again']) expect(await take(me)).toMatchObject({ code: 0, data: { before: null } });
    expect(await claimOf('money', her)).toEqual({ id: me.id, name: me.name, at: now() });
    expect(await take(her)).toMatchObject({ code: code.alreadyDone, msg: expect.stringContaining(`${me.name}在看`) });
    expect(await take(her, me.id, { take: false })).toMatchObject({ code: code.alreadyDone });
    expect(await take(her, me.id)).toMatchObject({ code: 0, data: { before: me.name } });
    expect(await take(her, her.id, { take: false })).toMatchObject({ code: 0 });
    expect(await claimOf()).toBeNull();
    expect(await acts()).toEqual([
      ['alert.taken', me.name],
      ['alert.taken', her.name],
      ['alert.released', her.name],
    ]);
  });

  it('of two at once is one’s', async () => {
    const heard = await Promise.all([take(me), take(her)]);
    expect(heard.map((one) => one.code).toSorted()).toEqual([0, code.alreadyDone]);
    expect((await acts()).length).toBe(1);
  });

  it('ends when it is calm, and is nobody’s when it rings again; what is calm is not taken', async () => {
    await take(me);
    await end();
    expect(await claimOf()).toMatchObject({ id: me.id });
    await db()
      .updateTable('moneyCases')
      .set({ state: 'refunded', settledAt: new Date(now()) })
      .execute();
    expect(await claimOf()).toBeNull();
    await end();
    await db().updateTable('moneyCases').set({ state: 'open', settledAt: null }).execute();
    expect(await claimOf()).toBeNull();
    const calm = await me.hear(calls.deskTakeAlert, { name: 'jobs', take: true, was: null });
    expect(calm).toMatchObject({ code: code.alreadyDone, msg: '这一条已经平静，不用看了' });
  });

  it('is seen, and not taken, by who may only see how things stand', async () => {
    const operator = await newStaff(server, 'operator');
    await take(me);
    expect(await claimOf('money', operator)).toMatchObject({ name: me.name });
    expect(await take(operator, me.id)).toMatchObject({ code: code.notAllowed, data: { needs: 'today.act' } });
  });
});
