import { demoUntold } from '@demo/content/moneyOrders';
import { withDemoServer } from '@demo/testing/demoServer';
import { businessDate, daysAfter } from '@server/businessDay';
import { withTx } from '@server/db/tx';
import { fetchStatements } from '@server/desk/statements/fetchStatements';
import { keepStatement } from '@server/desk/statements/putStatement';
import { listStatements, readStatement } from '@server/desk/statements/readStatements';
import { hearDesk, newStaff } from '@server/desk/testing/staff';
import { memberCalls } from '@/contract/desk/members';

const server = withDemoServer();
const db = () => server.ctx.database.db;
const now = () => server.ctx.clock.now();

it('yesterday agrees with the account of the sandbox, but for the one payment of which nobody was told', async () => {
  await fetchStatements(server.ctx, now());
  const day = daysAfter(businessDate(now()), -1);
  const fetched = (await listStatements(db())).filter((one) => one.day === day);
  expect(fetched.map(({ payType, open }) => [payType, open])).toEqual([
    ['alipay', 1],
    ['wechat', 0],
  ]);
  for (const { fileCount, ownCount, open } of fetched) {
    expect(ownCount).toBeGreaterThan(0);
    expect(fileCount).toBe(ownCount + open);
  }
  const [alipay] = fetched;
  const { records } = await readStatement(db(), alipay?.id ?? 0);
  expect(records).toMatchObject([{ kind: 'unknown', fileFen: demoUntold.fen, ownFen: null, hasOrder: false }]);
});

it('a payment that stood in the file of an earlier day stands in the account of that day as well', async () => {
  const days = await listStatements(db());
  const { id, day, payType } = days.find(({ open }) => open > 0) ?? { id: 0, day: '', payType: '' };
  const [unheard] = (await readStatement(db(), id)).records;
  const provider = server.ctx.payments.find(({ payTypes }) => payTypes.includes(payType));
  const lines = (await provider?.statement(payType, day)) ?? [];
  expect(lines.map(({ providerTxn }) => providerTxn)).toContain(unheard?.providerTxn);
});

it('the log of acts is in the order of time', async () => {
  const acts = await db().selectFrom('staffActs').select('at').orderBy('id').execute();
  const times = acts.map(({ at }) => at.getTime());
  expect(times.length).toBeGreaterThan(8);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

it('today agrees too, with what waits for a person and what goes back', async () => {
  for (const provider of server.ctx.payments)
    for (const payType of provider.payTypes) {
      const day = businessDate(now());
      const lines = (await provider.statement(payType, day)) ?? [];
      const { id } = await withTx(db(), (tx) =>
        keepStatement(tx, { payType, day, fileName: 'today' }, lines, { staffId: null, now: now() }),
      );
      expect((await readStatement(db(), id)).records).toEqual([]);
    }
});

it('a price waits for a second person, beside a refund and a payment', async () => {
  const { cookie } = await newStaff(server, 'admin');
  const { data } = await hearDesk(server, memberCalls.deskSecondPerson, {}, { cookie });
  const { records } = data as { records: { kind: string }[] };
  expect(records.filter(({ kind }) => kind === 'content')).toHaveLength(1);
});
