import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { placeTestOrder } from '@server/desk/testing/payments';
import { newStaff } from '@server/desk/testing/staff';
import { askPending } from '@server/money/askPending';
import { askRefunds } from '@server/money/askRefunds';
import { seedMoney } from '@server/money/seedMoney';
import type { PaymentProvider } from '@server/pay/port';
import { sandboxBooks } from '@server/pay/sandbox/books';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import { moneyDeskCalls } from '@/contract/desk/money';
import { statementCalls as calls } from '@/contract/desk/statements';
import { fetchStatements } from './fetchStatements';
import { statementFile } from './statementFile';

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));
const DAY_MS = 86_400_000;
const now = () => server.ctx.clock.now();
const [first, second] = ['2026-03-02', '2026-03-03'];

/** Paid at the provider; known here only once it was asked. */
async function payThere() {
  const { db } = server.ctx.database;
  const { orderId } = await placeTestOrder(server, await newMember(server));
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  await sandboxBooks({ ...server.ctx, db }).pay(order);
  return orderId;
}

describe('the provider’s account of a day', () => {
  it('is fetched once the day is over, by one process, and what differs waits at the desk', async () => {
    const heard = await payThere();
    server.ctx.clock.runAhead(60_000);
    await askPending(server.ctx, now());
    const unheard = await payThere();
    expect(await fetchStatements(server.ctx, now())).toBe(0);
    server.ctx.clock.runAhead(DAY_MS);
    const fetched = await Promise.all([fetchStatements(server.ctx, now()), fetchStatements(server.ctx, now())]);
    expect(fetched.toSorted()).toEqual([0, 1]);
    const finance = await newStaff(server, 'finance');
    const { records } = await finance.ask(calls.deskStatements, {});
    expect(records).toMatchObject([
      { payType: 'alipay', day: first, fileCount: 2, fileFen: 6000, ownCount: 1, differences: 1, staff: '自动获取' },
    ]);
    const statement = await finance.ask(calls.deskStatement, { id: records[0]?.id ?? 0 });
    expect(statement.records).toMatchObject([{ kind: 'unknown', orderId: unheard, hasOrder: true, fileFen: 3000 }]);
    expect(statement.records.map(({ orderId }) => orderId)).not.toContain(heard);
    expect(await checkDatabase(server.ctx.database.db)).toEqual([]);
  });

  it('is the same as a file that is put at the desk: nothing differs, refunds among it', async () => {
    const orderId = await payThere();
    await payThere();
    server.ctx.clock.runAhead(60_000);
    await askPending(server.ctx, now());
    const finance = await newStaff(server, 'finance');
    const back = { orderId, requestId: 'statement-file-1', items: [], reason: '会员要求' };
    await finance.ask(moneyDeskCalls.deskRefundOrder, back);
    await askRefunds(server.ctx, now());
    const lines = (await server.ctx.payments[0]?.statement('alipay', first)) ?? [];
    const put = { payType: 'alipay', day: first, fileName: 'sandbox.csv', text: statementFile(lines) };
    expect(await finance.ask(calls.deskPutStatement, put)).toMatchObject({ differences: 0 });
    const { records } = await finance.ask(calls.deskStatements, {});
    expect(records).toMatchObject([{ fileCount: 3, fileFen: 3000, ownCount: 3, ownFen: 3000 }]);
  });

  it('that somebody put at the desk stays, and one that cannot be fetched is asked for again', async () => {
    await payThere();
    server.ctx.clock.runAhead(DAY_MS);
    await payThere();
    const finance = await newStaff(server, 'finance');
    const text = `sandbox-x,,1,${first} 12:00:00,payment`;
    await finance.ask(calls.deskPutStatement, { payType: 'alipay', day: first, fileName: 'own.csv', text });
    server.ctx.clock.runAhead(2 * DAY_MS);
    const [sandbox] = server.ctx.payments;
    if (!sandbox) throw new Error('no sandbox');
    const failing: PaymentProvider = { ...sandbox, statement: () => Promise.reject(new Error('unreachable')) };
    await expect(fetchStatements({ ...server.ctx, payments: [failing] }, now())).rejects.toThrow(
      'could not be fetched',
    );
    expect(await fetchStatements(server.ctx, now())).toBe(1);
    const { records } = await (await newStaff(server, 'finance')).ask(calls.deskStatements, {});
    expect(records.map(({ day, fileName }) => [day, fileName])).toEqual([
      [second, `sandbox_${second}`],
      [first, 'own.csv'],
    ]);
  });
});
