import { counted, effort } from '@scripts/reliability/tally';
import type { ServerContext } from '@server/context';
import { checkDatabase } from '@server/db/check';
import { withTx } from '@server/db/tx';
import { placeTestOrder } from '@server/desk/testing/payments';
import { newStaff } from '@server/desk/testing/staff';
import { askPending } from '@server/money/askPending';
import { askRefunds } from '@server/money/askRefunds';
import { isAccepted } from '@server/money/hearNotice';
import { closeOrder, ORDER_LIFETIME, type StoredOrder } from '@server/money/orders';
import { seedMoney } from '@server/money/seedMoney';
import { takeNotice } from '@server/money/takeNotice';
import { newMember } from '@server/testing/square';
import { withTestServer } from '@server/testing/testServer';
import type { Notice, PaymentProvider } from './port';
import { alipaySimulator } from './testing/alipaySimulator';
import { comeToEnd, giveBack, keptFen, seeded, settleCases } from './testing/comeToEnd';
import { killedAtCommit } from './testing/killed';
import type { OtherSide } from './testing/otherSide';
import { sandboxSide } from './testing/sandboxSide';
import { wechatSimulator } from './testing/wechatSimulator';

/** Seeds 1 to so many, with each provider. */
const SCHEDULES = effort(12, 1000);
const STEPS = 24;
const MINUTE_MS = 60_000;

const server = withTestServer((ctx) => withTx(ctx.database.db, seedMoney));

const sides: Record<string, () => Promise<OtherSide>> = {
  sandbox: async () => sandboxSide({ ...server.ctx, db: server.ctx.database.db, origin: null }),
  alipay: () => alipaySimulator(server.ctx.clock),
  wechat: () => wechatSimulator(server.ctx.clock),
};

/** The house, its provider, and what has happened so far. */
class Run {
  readonly orders: StoredOrder[] = [];
  private readonly told: Notice[] = [];
  private ahead = 0;

  constructor(
    readonly side: OtherSide,
    readonly provider: PaymentProvider,
    private readonly ctx: ServerContext,
    private readonly staffId: number,
  ) {}

  get db() {
    return this.ctx.database.db;
  }
  private now = () => this.ctx.clock.now();
  private pass(ms: number): void {
    this.ahead += ms;
    this.ctx.clock.runAhead(this.ahead);
  }
  /** This process, or one that dies before it commits. */
  private house(isKilled: boolean): ServerContext {
    const db = killedAtCommit(this.db);
    return isKilled ? { ...this.ctx, database: { ...this.ctx.database, db } } : this.ctx;
  }

  private async tell(notice: Notice | null, isKilled: boolean): Promise<void> {
    if (notice === null) return;
    this.told.push(notice);
    const result = await takeNotice(this.house(isKilled), this.provider, notice);
    if (!isAccepted(result)) throw new Error(result);
  }
  /** One thing that happens; what fails is the provider's or a killed process's, and is what the schedule is about. */
  async step(chance: (below: number) => number): Promise<void> {
    const order = this.orders[chance(this.orders.length)];
    if (order === undefined) return;
    const isKilled = chance(4) === 0;
    const does: (() => unknown)[] = [
      () => this.side.visit(order, this.provider),
      () => this.side.visit(order, this.provider),
      () => this.side.pay(order),
      () => this.side.pay(order),
      async () => this.tell(await this.side.notice(order), isKilled),
      async () =>
        Promise.all([this.side.notice(order), this.side.notice(order)].map(async (n) => this.tell(await n, isKilled))),
      () => this.tell(this.told[chance(this.told.length || 1)] ?? null, isKilled),
      () => askPending(this.house(isKilled), this.now()),
      () => Promise.all([askPending(this.house(isKilled), this.now()), askPending(this.ctx, this.now())]),
      () => askRefunds(this.house(isKilled), this.now()),
      () => withTx(this.db, (tx) => closeOrder(tx, order.userId, order.id, this.now())),
      () => giveBack(this.ctx, order.id, { parts: 1 + chance(3), staffId: this.staffId }),
      () => settleCases(this.ctx),
      () => this.side.trouble(([null, null, 'lostCall', 'lostAnswer'] as const)[chance(4)] ?? null),
      () => this.pass(([10_000, MINUTE_MS, 10 * MINUTE_MS, ORDER_LIFETIME] as const)[chance(4)] ?? 0),
      () => this.pass(30_000),
    ];
    await Promise.resolve(does[chance(does.length)]?.()).catch(() => {});
  }

  /** The network is well, time passes, and all that was begun comes to its end. */
  async end(): Promise<void> {
    this.side.trouble(null);
    await comeToEnd(this.ctx, (ms) => this.pass(ms));
  }
}

describe.each(Object.keys(sides))('%s: whatever is lost, late, repeated or killed', (name) => {
  it('each payment ends as an order that is carried out, or goes back; all sums agree with the other side', async () => {
    const side = (await sides[name]?.()) as OtherSide;
    const { database } = server.ctx;
    const provider = await side.provider({ ...server.ctx, db: database.db, origin: 'https://plaza.example' });
    const { id: staffId } = await newStaff(server, 'finance');
    const ctx = { ...server.ctx, payments: [provider] };
    const run = new Run(side, provider, ctx, staffId);
    let paid = 0;
    for (let seed = 1; seed <= SCHEDULES; seed += 1) {
      const chance = seeded(seed);
      const me = await newMember(server);
      run.orders.length = 0;
      for (let n = 0; n <= chance(3); n += 1) {
        const { orderId } = await placeTestOrder(server, me);
        const set = { provider: name, payType: name === 'wechat' ? 'wechat' : 'alipay' };
        const rows = await database.db
          .updateTable('orders')
          .set(set)
          .where('id', '=', orderId)
          .returningAll()
          .execute();
        run.orders.push(...rows);
      }
      for (let n = 0; n < STEPS; n += 1) await run.step(chance);
      await run.end();
      expect([seed, await side.balance()]).toEqual([seed, await keptFen(database.db)]);
      paid = await keptFen(database.db);
    }
    expect(paid).toBeGreaterThan(0);
    expect(await checkDatabase(database.db)).toEqual([]);
    await side.close();
    const kinds = 'orders, payments, notices, questions, refunds and processes killed at the commit';
    counted('money', `${name}: seeded schedules of ${kinds}; all sums agree with the other side`, SCHEDULES);
  }, 3_600_000);
});
