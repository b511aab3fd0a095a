import * as v from 'valibot';
import { call } from '@/contract/call';
import { Id, Nothing, Null, RequestId } from '@/contract/fields';
import { CoinProducts, LedgerEntry, LedgerMonth, Order, OrderKind, PayInfo } from '@/contract/order';
import { listOf, pageFields } from '@/contract/page';
import { proof } from '@/contract/proof';
import { VipConfig, VipOpened } from '@/contract/vip';

/** Diamonds, orders and VIP (spec 7; contract 2 for the packages and closing an order). */
export const moneyCalls = {
  ledger: call({
    method: 'POST',
    path: 'user/center/coin/all',
    access: 'member',
    input: v.object({ uid: v.string(), ...pageFields, kind: v.optional(v.picklist(['in', 'out'])) }),
    output: listOf(LedgerEntry),
  }),
  /** Newest first, of the last two years; a month without a change is left out. */
  ledgerMonths: call({
    method: 'GET',
    path: 'v1/user/ledger/months',
    access: 'member',
    input: v.object({}),
    output: v.array(LedgerMonth),
  }),
  order: call({
    method: 'POST',
    path: 'user/center/coin/order',
    access: 'member',
    input: v.object({ orderId: v.string() }),
    output: Order,
  }),
  orders: call({
    method: 'POST',
    path: 'user/center/coin/order',
    access: 'member',
    input: v.object(pageFields),
    output: listOf(Order),
  }),
  vipConfig: call({ method: 'POST', path: 'vip/vipconfig', input: Nothing, output: VipConfig }),
  vipOpen: call({
    method: 'POST',
    path: 'vip/vipopen',
    access: 'member',
    input: v.object({
      planId: Id,
      payType: v.picklist(['coin', 'cash']),
      sourceGameId: v.optional(Id),
      /** Diamonds for `coin`, fen for `cash`: the price the member saw. */
      expectPrice: v.pipe(v.number(), v.integer()),
      requestId: RequestId,
      /** For `cash`, as `order/payInfo` has it. */
      proof,
    }),
    output: VipOpened,
  }),
  payInfo: call({
    method: 'POST',
    path: 'order/payInfo',
    access: 'member',
    /** Many orders in a short time: 2008 with work to do, or 1004 with `retryAfter`. */
    input: v.object({ kind: OrderKind, productId: Id, payType: v.string(), requestId: RequestId, proof }),
    output: PayInfo,
  }),
  coinProducts: call({ method: 'GET', path: 'v1/coin/product/list', input: Nothing, output: CoinProducts }),
  closeOrder: call({
    method: 'POST',
    path: 'v1/order/{id}/close',
    access: 'member',
    input: v.object({ id: v.string() }),
    output: Null,
  }),
};
