import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { LAPSE_MS } from '@server/desk/members/secondPerson';
import { payTestOrder } from '@server/desk/testing/payments';
import { newStaff, type TestStaff } from '@server/desk/testing/staff';
import { seedMoney } from '@server/money/seedMoney';
import { withTestServer } from '@server/testing/testServer';
import { actsCalls } from '@/contract/desk/acts';
import { memberCalls } from '@/contract/desk/members';
import { moneyDeskCalls as calls } from '@/contract/desk/money';
import { REFUND_ALONE_FEN } from '@/contract/desk/permissions';
import { todayCalls } from '@/contract/desk/today';

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));
const db = () => server.ctx.database.db;
const reason = '渠道后台已查到这笔';
const LIMIT = REFUND_ALONE_FEN.finance;

/** A payment of more than one person sends back, for an order that nobody placed; answers its case. */
async function large(finance: TestStaff, amountFen = LIMIT + 1): Promise<number> {
  await payTestOrder(server, { orderId: '404', amountFen });
  return (await finance.ask(calls.deskMoneyCases, { view: 'open' })).records[0]?.id ?? 0;
}
const back = (id: number) => ({ id, decision: 'refunded' as const, reason });
const sent = () => db().selectFrom('providerRefunds').select(['caseId', 'amountFen']).execute();
const stateOf = async (who: TestStaff, id: number) => (await who.ask(calls.deskMoneyCase, { id })).state;
const askOf = async (who: TestStaff, id: number) => (await who.ask(calls.deskMoneyCase, { id })).asked?.id ?? 0;
const decide = (who: TestStaff, id: number, confirm: boolean, why?: string) =>
  who.hear(memberCalls.deskDecide, { id, confirm, ...(why !== undefined && { why }) });

describe('sending a payment back', () => {
  it('is done by one person up to the limit, and of what has no sum', async () => {
    const finance = await newStaff(server, 'finance');
    const id = await large(finance, LIMIT);
    expect(await finance.ask(calls.deskSettle, back(id))).toEqual({ state: 'done' });
    expect(await sent()).toEqual([{ caseId: id, amountFen: LIMIT }]);
    expect((await finance.ask(memberCalls.deskSecondPerson, {})).records).toEqual([]);
  });

  it('waits for a colleague above it: nothing moves, nobody confirms his own, the colleague sends it once', async () => {
    const [one, two] = [await newStaff(server, 'finance'), await newStaff(server, 'admin')];
    const id = await large(one);
    expect(await one.ask(calls.deskSettle, back(id))).toEqual({ state: 'asked' });
    expect(await sent()).toEqual([]);
    expect(await one.ask(calls.deskMoneyCase, { id })).toMatchObject({
      ...{ state: 'open', paysBack: true, asked: { by: { name: one.name }, reason } },
      acts: [{ kind: 'secondPerson.asked', staff: one.name }],
    });
    const [waiting] = (await two.ask(memberCalls.deskSecondPerson, {})).records;
    expect(waiting).toMatchObject({ kind: 'caseRefund', caseId: id, uid: '', fen: LIMIT + 1, isMine: false });
    expect((await two.ask(todayCalls.deskToday, {})).mine).toMatchObject([{ kind: 'secondPerson', id: waiting?.id }]);
    const ask = waiting?.id ?? 0;
    expect(await decide(one, ask, true)).toMatchObject({ code: 1006 });
    expect(await decide(await newStaff(server, 'support'), ask, true)).toMatchObject({ code: 1006 });
    expect(await stateOf(one, id)).toBe('open');

    expect(await decide(two, ask, true)).toMatchObject({ code: 0, data: { state: 'confirmed' } });
    expect(await sent()).toEqual([{ caseId: id, amountFen: LIMIT + 1 }]);
    expect(await decide(two, ask, true)).toMatchObject({ code: 1003 });
    const settled = await one.ask(calls.deskMoneyCase, { id });
    expect(settled).toMatchObject({ state: 'refunded', settledBy: two.name, note: reason, asked: null });
    expect(settled.acts.map(({ kind, staff }) => [kind, staff])).toEqual([
      ['payment.settled', two.name],
      ['secondPerson.confirmed', two.name],
      ['secondPerson.asked', one.name],
    ]);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is asked for once, however often it is pressed; a colleague hears who has asked', async () => {
    const [one, two] = [await newStaff(server, 'finance'), await newStaff(server, 'admin')];
    const id = await large(one);
    const taps = await Promise.all([one, one, one].map((who) => who.hear(calls.deskSettle, back(id))));
    expect(taps.map(({ code, data }) => [code, data])).toEqual(Array(3).fill([0, { state: 'asked' }]));
    const other = await two.hear(calls.deskSettle, back(id));
    expect(other.code).toBe(1003);
    expect(other.msg).toContain(`${one.name}已经提了退回这一笔`);
    expect((await one.ask(actsCalls.deskActs, { kind: 'secondPerson.asked' })).records).toHaveLength(1);
    expect((await one.ask(memberCalls.deskSecondPerson, {})).records).toHaveLength(1);
  });

  it('is sent once when two confirm at once, and when one confirms while another settles it otherwise', async () => {
    const staff = [
      await newStaff(server, 'finance'),
      await newStaff(server, 'admin'),
      await newStaff(server, 'finance'),
    ];
    const [one, two, three] = staff as [TestStaff, TestStaff, TestStaff];
    const id = await large(one);
    await one.ask(calls.deskSettle, back(id));
    const ask = await askOf(one, id);
    const both = await Promise.all([decide(two, ask, true), decide(three, ask, true), decide(two, ask, true)]);
    expect(both.map(({ code }) => code).toSorted()).toEqual([0, 1003, 1003]);
    expect(await sent()).toHaveLength(1);

    await payTestOrder(server, { orderId: '405', amountFen: LIMIT + 2 });
    const next = (await one.ask(calls.deskMoneyCases, { view: 'open' })).records[0]?.id ?? 0;
    await one.ask(calls.deskSettle, back(next));
    const again = await askOf(one, next);
    const answers = await Promise.all([
      decide(two, again, true),
      three.hear(calls.deskSettle, { ...back(next), decision: 'dismissed' }),
    ]);
    expect(answers.map(({ code }) => code).toSorted()).toEqual([0, 1003]);
    const how = await stateOf(one, next);
    expect(how).toBe(answers[0]?.code === 0 ? 'refunded' : 'dismissed');
    expect((await sent()).filter(({ caseId }) => caseId === next)).toHaveLength(how === 'refunded' ? 1 : 0);
    expect((await one.ask(memberCalls.deskSecondPerson, {})).records).toEqual([]);
    expect(await checkDatabase(db())).toEqual([]);
  });

  it('is refused with a reason that stands in the story of the case, and can be asked for anew', async () => {
    const [one, two] = [await newStaff(server, 'finance'), await newStaff(server, 'admin')];
    const id = await large(one);
    await one.ask(calls.deskSettle, back(id));
    const ask = await askOf(one, id);
    const silent = await decide(two, ask, false);
    expect([silent.code, silent.msg]).toEqual([1001, expect.stringContaining('不同意要写理由')]);
    expect(await decide(two, ask, false, '金额要再查')).toMatchObject({ data: { state: 'refused' } });
    const opened = await one.ask(calls.deskMoneyCase, { id });
    expect(opened).toMatchObject({
      state: 'open',
      asked: null,
      acts: [{ kind: 'secondPerson.refused', reason: '金额要再查' }, {}],
    });
    expect(await one.ask(calls.deskSettle, back(id))).toEqual({ state: 'asked' });
    expect(await decide(two, await askOf(one, id), true)).toMatchObject({ code: 0 });
    expect(await sent()).toHaveLength(1);
  });

  it('lapses after a day, and is void once the case is settled otherwise', async () => {
    const [one, two] = [await newStaff(server, 'finance'), await newStaff(server, 'admin')];
    const id = await large(one);
    await one.ask(calls.deskSettle, back(id));
    const old = await askOf(one, id);
    await db()
      .updateTable('secondPerson')
      .set({ askedAt: new Date(server.ctx.clock.now() - LAPSE_MS) })
      .where('id', '=', old)
      .execute();
    expect((await one.ask(calls.deskMoneyCase, { id })).asked).toBeNull();
    expect(await decide(two, old, true)).toMatchObject({ code: 1003 });
    expect(await one.ask(calls.deskSettle, back(id))).toEqual({ state: 'asked' });
    const ask = await askOf(one, id);
    expect(ask).not.toBe(old);
    await two.ask(calls.deskSettle, { ...back(id), decision: 'dismissed' });
    expect(await decide(two, ask, true)).toMatchObject({ code: 1003 });
    expect(await sent()).toEqual([]);
  });

  it('is not asked for by whom the case does not belong to', async () => {
    const [one, two] = [await newStaff(server, 'finance'), await newStaff(server, 'admin')];
    const id = await large(one);
    await one.ask(calls.deskTakeCase, { id, take: true, was: null });
    expect(await two.hear(calls.deskSettle, back(id))).toMatchObject({ code: 1003, data: { who: one.name } });
    expect((await one.ask(memberCalls.deskSecondPerson, {})).records).toEqual([]);
  });
});
