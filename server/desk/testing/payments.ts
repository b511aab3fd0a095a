import { receiveNotification, signNotification } from '@server/pay/sandbox/notice';
import type { TestMember } from '@server/testing/square';
import type { TestServer } from '@server/testing/testServer';
import { moneyCalls } from '@/contract/calls/money';

/** An order as the cashier knows it. */
export interface Placed {
  orderId: string;
  amountFen: number;
}

let asked = 0;

/** A member orders: the second package, 315 diamonds with the first bonus, unless another product is named. */
export function placeTestOrder(
  server: TestServer,
  who: TestMember,
  { kind = 'recharge', productId = 2 }: { kind?: 'recharge' | 'vip'; productId?: number } = {},
): Promise<Placed> {
  asked += 1;
  return server.get(moneyCalls.payInfo, { kind, productId, payType: 'alipay', requestId: `placed-${asked}` }, who);
}

/** The provider says that an order was paid; answers what came of it. */
export function payTestOrder({ ctx }: TestServer, { orderId, amountFen }: Placed, txn = `bank-${orderId}`) {
  const { secret, ids, clock, database } = ctx;
  const now = clock.now();
  const callback = signNotification({ id: orderId, amountFen }, txn, { secret, ids, now });
  return receiveNotification(database.db, callback, { secret, now });
}
