import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import type { Ids } from '@server/ids';
import { closesAt } from '@server/minors/hours';
import { requireMayPay, requireWithinLimits } from '@server/minors/limits';
import { type MinorRules, nobodyUnder18 } from '@server/minors/rules';
import { moneyText } from '@server/text/money';
import { code } from '@/contract/codes';
import type { OrderKind } from '@/contract/order';
import { lockAccount } from './ledger';
import { FIRST_ASK_MS, ORDER_LIFETIME, requireFewPending, type StoredOrder } from './orders';
import { isFirstRecharge, rechargeProduct, vipProduct } from './products';

/** What a member wants to pay cash for. */
export interface OrderWish {
  userId: number;
  kind: OrderKind;
  productId: number;
  payType: string;
  /** Who takes the money; the sandbox unless said. */
  provider?: string;
  requestId: string;
  sourceGameId?: number | undefined;
  /** Fen the member saw; another price answers 3006. */
  expectPrice?: number | undefined;
  /** Whoever has a word in it before it is opened; throws what the member reads. A repeated wish is not asked about again. */
  admit?: (tx: Tx, amountFen: number) => Promise<void>;
  /** What minors may pay; the house rule unless said. */
  minors?: MinorRules;
  now: number;
}

const SHANGHAI_OFFSET = 8 * 3_600_000;

/** Sorts by time, reads like an order number: business time and eight random digits. */
export function newOrderId(ids: Ids, now: number): string {
  const time = new Date(now + SHANGHAI_OFFSET).toISOString().replace(/\D/g, '').slice(0, 17);
  return `${time}${ids.digits(8)}`;
}

/** What the product makes of an order; the price is the server's, never the client's. */
async function orderedProduct(tx: Tx, wish: OrderWish) {
  if (wish.kind === 'vip') {
    const plan = await vipProduct(tx, wish.productId);
    return {
      title: moneyText.openVip(plan.title),
      amountFen: plan.priceFen,
      coins: null,
      vipDays: plan.days,
      badge: plan.badge,
    };
  }
  const product = await rechargeProduct(tx, wish.productId);
  const firstBonus = (await isFirstRecharge(tx, wish.userId)) ? product.firstBonus : 0;
  const bonus = product.bonus + firstBonus;
  const title = moneyText.recharge(product.coins + bonus);
  return { title, amountFen: product.priceFen, coins: product.coins, bonus, firstBonus, vipDays: null, badge: null };
}

/** Creates the pending order, once per (member, requestId); 1001 when that asked for another. Refuses minors (1006) and a sixth that waits (1004). */
export async function placeOrder(
  tx: Tx,
  ids: Ids,
  wish: OrderWish,
): Promise<{ order: StoredOrder; repeated: boolean }> {
  const { userId, kind: spending, minors: rules = nobodyUnder18, now } = wish;
  await requireMayPay(tx, { userId, spending, rules, now });
  await lockAccount(tx, wish.userId);
  const earlier = await tx
    .selectFrom('orders')
    .selectAll()
    .where('userId', '=', wish.userId)
    .where('requestId', '=', wish.requestId)
    .executeTakeFirst();
  if (earlier) {
    const { kind, productId, payType } = earlier;
    if (kind !== wish.kind || productId !== wish.productId || payType !== wish.payType) {
      throw new ProductError(code.badParameter, 'requestReused', { field: 'requestId' });
    }
    return { order: earlier, repeated: true };
  }
  await requireFewPending(tx, wish.userId, wish.now);
  const product = await orderedProduct(tx, wish);
  if (wish.expectPrice !== undefined && wish.expectPrice !== product.amountFen) {
    throw new ProductError(code.priceChanged, 'priceChanged', { price: product.amountFen });
  }
  const isMinors = await requireWithinLimits(tx, { userId, amountFen: product.amountFen, now }, spending, rules);
  await wish.admit?.(tx, product.amountFen);
  const order = await tx
    .insertInto('orders')
    .values({
      ...product,
      id: newOrderId(ids, wish.now),
      userId: wish.userId,
      kind: wish.kind,
      productId: wish.productId,
      payType: wish.payType,
      provider: wish.provider ?? 'sandbox',
      askAt: new Date(wish.now + FIRST_ASK_MS),
      requestId: wish.requestId,
      sourceGameId: wish.sourceGameId ?? null,
      createdAt: new Date(wish.now),
      // The provider takes nothing from a minor once their hour is over.
      expiresAt: new Date(Math.min(now + ORDER_LIFETIME, isMinors ? closesAt(rules, now) : Number.POSITIVE_INFINITY)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { order, repeated: false };
}
