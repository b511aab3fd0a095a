import type { ServerContext } from '@server/context';
import { withTx } from '@server/db/tx';
import { deskRoute } from '@server/desk/deskRoute';
import type { FastifyInstance } from 'fastify';
import { moneyDeskCalls as calls } from '@/contract/desk/money';
import { moneyNoteCalls } from '@/contract/desk/moneyNotes';
import { refundCalls } from '@/contract/desk/refunds';
import { velocityCalls } from '@/contract/desk/velocity';
import { listCases } from './caseRows';
import { moneyFileRoutes } from './fileRoutes';
import { listOrders } from './listOrders';
import { listMarks } from './markRows';
import { moneyFacts } from './moneyFacts';
import { noteMoney } from './notes';
import { previewRefund } from './previewRefund';
import { readCase } from './readCase';
import { readOrder } from './readOrder';
import { listRefunds } from './refundRows';
import { settleAtDesk } from './settleAtDesk';
import { settleMark } from './settleMark';
import { settleRefund } from './settleRefund';
import { takeCase } from './takeCase';
import { wishToRefund } from './wishToRefund';

/** Orders and payments at the desk. */
export function moneyDeskRoutes(app: FastifyInstance, ctx: ServerContext): void {
  moneyFileRoutes(app, ctx);
  const { db, reads } = ctx.database;
  deskRoute(app, ctx, calls.deskMoney, () => moneyFacts(db));
  deskRoute(app, ctx, calls.deskOrders, ({ input, now }) => listOrders(reads, input, now));
  deskRoute(app, ctx, calls.deskOrder, ({ input: { orderId }, now }) => readOrder(db, orderId, now));
  deskRoute(app, ctx, calls.deskRefundPreview, ({ input: { orderId }, now }) => previewRefund(db, orderId, now));
  deskRoute(app, ctx, calls.deskRefundOrder, ({ input, by }) => withTx(db, (tx) => wishToRefund(tx, input, by)));
  deskRoute(app, ctx, refundCalls.deskRefunds, ({ input }) => listRefunds(db, input.state));
  deskRoute(app, ctx, refundCalls.deskSettleRefund, async ({ input, by }) => {
    await withTx(db, (tx) => settleRefund(tx, input, by));
    return {};
  });
  deskRoute(app, ctx, velocityCalls.deskMarks, ({ input }) => listMarks(db, input.view));
  deskRoute(app, ctx, velocityCalls.deskSettleMark, async ({ input, by }) => {
    await withTx(db, (tx) => settleMark(tx, input, by));
    return {};
  });
  deskRoute(app, ctx, calls.deskMoneyCases, ({ input, staff, now }) =>
    listCases(db, input.view === 'mine' ? { view: 'mine', staffId: staff.id } : { ...input, view: input.view }, now),
  );
  deskRoute(app, ctx, calls.deskMoneyCase, ({ input: { id }, now }) => readCase(db, id, now));
  deskRoute(app, ctx, calls.deskTakeCase, ({ input, by }) => withTx(db, (tx) => takeCase(tx, input, by)));
  for (const call of [moneyNoteCalls.deskNoteCase, moneyNoteCalls.deskNoteOrder])
    deskRoute(app, ctx, call, async ({ input, by }) => {
      await withTx(db, (tx) => noteMoney(tx, input, by));
      return {};
    });
  deskRoute(app, ctx, calls.deskSettle, async ({ input, by }) => ({
    state: await withTx(db, (tx) => settleAtDesk(tx, input, by, ctx.config.minors)),
  }));
}
