import type { PayTools } from '@server/pay/port';
import { sandboxBooks } from '@server/pay/sandbox/books';
import { signNotification } from '@server/pay/sandbox/notice';
import { sandbox } from '@server/pay/sandbox/sandbox';
import { sql } from 'kysely';
import type { OtherSide } from './otherSide';

/** The sandbox's own side, driven as the others are; nothing of it goes over a network, so no call is lost and it restarts with the house. */
export function sandboxSide(tools: PayTools): OtherSide {
  const books = sandboxBooks(tools);
  return {
    name: 'sandbox',
    environment: {},
    provider: async () => sandbox(tools),
    visit: async ({ id }) => (await books.find(id))?.isClosed !== true,
    pay: async (order) => (await books.pay(order)) !== null,
    async notice(order) {
      const trade = await books.find(order.id);
      if (trade === null || trade.isClosed) return null;
      const callback = signNotification(order, trade.txn, { ...tools, now: tools.clock.now() });
      return { headers: {}, body: JSON.stringify(callback) };
    },
    async balance() {
      const { rows } = await sql<{ fen: number }>`select ((select coalesce(sum(amount_fen), 0) from sandbox_trades
        where paid_at is not null) - (select coalesce(sum(amount_fen), 0) from sandbox_refunds))::int8 as fen`.execute(
        tools.db,
      );
      return rows[0]?.fen ?? 0;
    },
    async refunds() {
      const { count } = await tools.db
        .selectFrom('sandboxRefunds')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    trouble: () => {},
    restart: async () => {},
    close: async () => {},
  };
}
