import type { ServerContext } from '@server/context';
import type { Tx } from '@server/db/database';
import { withTx } from '@server/db/tx';
import { ProductError } from '@server/errors';
import { memberRoute, requireOwn } from '@server/http/route';
import { sharedRoute } from '@server/http/sharedRoute';
import { supportCodeOf } from '@server/http/supportCode';
import { askInvoice } from '@server/support/askInvoice';
import { admitOrder } from '@server/velocity/admitOrder';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { call } from '@/contract/call';
import { moneyCalls } from '@/contract/calls/money';
import { ownOrderCalls } from '@/contract/calls/ownOrder';
import { code } from '@/contract/codes';
import { Order } from '@/contract/order';
import { OwnOrder } from '@/contract/ownOrder';
import { listOf, pageFields } from '@/contract/page';
import { ledgerList } from './ledgerList';
import { ledgerMonths } from './ledgerMonths';
import { openVipByCoin } from './openVip';
import { closeOrder, orderList, ownOrder, presentOrder, presentOwn } from './orders';
import { payTypesOf } from './payTypes';
import { payUrls } from './payUrl';
import { type OrderWish, placeOrder } from './placeOrder';
import { coinProducts, coinProductsFor, vipConfig, vipConfigFor } from './products';

/**
 * One path, two questions: one order by its id (the status poll), or a page of all (contract 1). Answered with the fields of
 * either; a union of the two would have every row tested against both as it is written.
 */
export const ordersCall = call({
  method: 'POST',
  path: moneyCalls.orders.path,
  access: 'member',
  input: v.object({ orderId: v.optional(v.string()), ...pageFields }),
  output: v.object({ ...v.partial(OwnOrder).entries, ...v.partial(listOf(Order)).entries }),
});

type PayAsked = Omit<OrderWish, 'now' | 'provider' | 'payType' | 'admit' | 'minors'> & {
  payType?: string;
  proof: string | undefined;
};

/** Diamonds, orders and VIP. */
export function moneyRoutes(app: FastifyInstance, ctx: ServerContext): void {
  const { config, database, clock, ids, secret, payments } = ctx;
  const { db } = database;
  const { minors } = config;
  const payTypes = payments.flatMap((provider) =>
    provider.payTypes.map((payType) => ({ payType, provider: provider.name })),
  );
  const offered = payTypesOf(payments);
  const payUrlOf = payUrls(secret);

  /** Places an order for the first provider that offers the way, or the first way there is. */
  const pay = async ({ payType, proof, ...wish }: PayAsked) => {
    const way = payTypes.find((one) => payType === undefined || one.payType === payType);
    if (payTypes.length === 0) throw new ProductError(code.notOpen, 'payClosed');
    if (!way) throw new ProductError(code.badParameter, 'payTypeUnknown', { field: 'payType' });
    const now = clock.now();
    const admit = (tx: Tx, amountFen: number) => admitOrder(tx, ctx, { userId: wish.userId, amountFen, proof, now });
    const asked = { ...wish, ...way, admit, minors, now };
    const { order, repeated } = await withTx(db, (tx) => placeOrder(tx, ids, asked));
    const { id: orderId, amountFen, expiresAt } = order;
    return { orderId, amountFen, payUrl: payUrlOf(order), expiresAt: expiresAt.getTime(), repeated };
  };

  memberRoute(app, moneyCalls.ledger, ({ input, session }) => {
    requireOwn(input.uid, session);
    return ledgerList(db, session.userId, input);
  });

  memberRoute(app, moneyCalls.ledgerMonths, ({ session }) => ledgerMonths(db, session.userId, clock.now()));

  memberRoute(app, ordersCall, async ({ input, session }) => {
    const now = clock.now();
    if (input.orderId !== undefined)
      return presentOwn(db, await ownOrder(db, session.userId, input.orderId), now, payUrlOf);
    const page = await orderList(db, session.userId, input);
    return { ...page, records: page.records.map((order) => presentOrder(order, now, payUrlOf)) };
  });

  memberRoute(
    app,
    ownOrderCalls.askInvoice,
    ({ input: { id, ...wish }, session: { userId }, request }) =>
      withTx(db, (tx) =>
        askInvoice(tx, { userId, orderNo: id, wish, support: supportCodeOf(request) ?? null, now: clock.now() }),
      ),
    { perMinute: Math.ceil(config.rateLimitMax / 10) },
  );

  memberRoute(app, moneyCalls.closeOrder, async ({ input, session }) => {
    await withTx(db, (tx) => closeOrder(tx, session.userId, input.id, clock.now()));
    return null;
  });

  sharedRoute(app, ctx, moneyCalls.coinProducts, {
    subjects: ['products'],
    make: ({ reader }) => coinProducts(reader, offered),
    overlay: ({ reader, userId }, shared) => coinProductsFor(reader, { userId, minors, now: clock.now() }, shared),
  });
  sharedRoute(app, ctx, moneyCalls.vipConfig, {
    subjects: ['products'],
    make: ({ reader }) => vipConfig(reader),
    overlay: ({ reader, userId }, shared) => vipConfigFor(reader, { userId, minors, now: clock.now() }, shared),
  });

  memberRoute(app, moneyCalls.payInfo, ({ input, session }) =>
    pay({ ...input, userId: session.userId, proof: input.proof }),
  );

  // One's posts carry one's badge.
  memberRoute(
    app,
    moneyCalls.vipOpen,
    ({ input, session }) => {
      const { planId, payType, sourceGameId, expectPrice, requestId, proof } = input;
      const wish = { userId: session.userId, sourceGameId, expectPrice, requestId };
      if (payType === 'cash') return pay({ ...wish, kind: 'vip', productId: planId, proof });
      return withTx(db, (tx) => openVipByCoin(tx, { ...wish, planId, minors, now: clock.now() }));
    },
    { changes: ['square'] },
  );
}
