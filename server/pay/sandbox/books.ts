import { dayStart, daysAfter } from '@server/businessDay';
import type { PayTools, ProviderOrder, RefundAsked, StatementLine } from '@server/pay/port';
import { sql } from 'kysely';

/** What the sandbox knows by itself, as a real provider would: apart from the house's orders and its ledger. */
export interface Books {
  /** Takes the money for an order, once; answers its number, null when the order was closed first. With `card` from one that never paid before. */
  pay(order: ProviderOrder, card?: boolean): Promise<string | null>;
  close(order: ProviderOrder): Promise<'closed' | 'paid'>;
  find(orderId: string): Promise<{ txn: string; amountFen: number; isClosed: boolean } | null>;
  /** Gives money back, once for each id. */
  giveBack(refund: RefundAsked): Promise<void>;
  linesOf(payType: string, day: string): Promise<StatementLine[]>;
}

const CARD = 'card-';

/** Who paid, where it was a card: in the sandbox each is one of its own, and its payment's number says so. */
export const cardOf = (txn: string): string | undefined =>
  txn.startsWith(`sandbox-${CARD}`) ? txn.slice('sandbox-'.length) : undefined;

/** The sandbox's books in the database. */
export function sandboxBooks({ db, clock, ids }: Pick<PayTools, 'db' | 'clock' | 'ids'>): Books {
  const trade = (orderId: string) =>
    db.selectFrom('sandboxTrades').selectAll().where('orderNo', '=', orderId).executeTakeFirst();
  const write = async ({ id, amountFen, payType }: ProviderOrder, isPaid: boolean, from = '') => {
    const at = new Date(clock.now());
    await db
      .insertInto('sandboxTrades')
      .values({
        ...{ orderNo: id, txn: `sandbox-${from}${ids.uuid()}`, amountFen, payType },
        ...{ paidAt: isPaid ? at : null, closedAt: isPaid ? null : at },
      })
      .onConflict((conflict) => conflict.column('orderNo').doNothing())
      .execute();
    const row = await trade(id);
    if (!row) throw new Error(`the sandbox has lost order ${id}`);
    return row;
  };
  return {
    async pay(order, card = false) {
      const { txn, paidAt } = await write(order, true, card ? CARD : '');
      return paidAt === null ? null : txn;
    },
    async close(order) {
      return (await write(order, false)).paidAt === null ? 'closed' : 'paid';
    },
    async find(orderId) {
      const row = await trade(orderId);
      return row ? { txn: row.txn, amountFen: row.amountFen, isClosed: row.paidAt === null } : null;
    },
    async giveBack({ id, orderId, providerTxn, amountFen }) {
      const order = await db.selectFrom('orders').select('payType').where('id', '=', orderId).executeTakeFirst();
      const at = new Date(clock.now());
      await db
        .insertInto('sandboxRefunds')
        .values({ id, orderNo: orderId, txn: providerTxn, amountFen, payType: order?.payType ?? '', at })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    async linesOf(payType, day) {
      const [from, until] = [new Date(dayStart(day)), new Date(dayStart(daysAfter(day, 1)))];
      const { rows } = await sql<StatementLine>`
        select 'payment' as kind, txn as provider_txn, order_no, amount_fen, paid_at as at from sandbox_trades
          where pay_type = ${payType} and paid_at >= ${from} and paid_at < ${until}
        union all
        select 'refund', txn, order_no, amount_fen, at from sandbox_refunds
          where pay_type = ${payType} and at >= ${from} and at < ${until}
        order by at`.execute(db);
      return rows;
    },
  };
}
