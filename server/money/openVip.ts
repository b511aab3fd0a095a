import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { requireMayPay } from '@server/minors/limits';
import { type MinorRules, nobodyUnder18 } from '@server/minors/rules';
import { moneyText } from '@server/text/money';
import { code } from '@/contract/codes';
import { balanceOf, debit, lockAccount } from './ledger';
import { vipProduct } from './products';
import { grantVip } from './vip';

/** Opening VIP with diamonds. */
export interface VipWish {
  userId: number;
  planId: number;
  sourceGameId?: number | undefined;
  /** Diamonds the member saw; another price answers 3006. */
  expectPrice: number;
  requestId: string;
  /** What minors may do; the house rule unless said. */
  minors?: MinorRules;
  now: number;
}

/** What `vipopen` by coin answers. */
export interface VipByCoin {
  levelType: number;
  expTime: number;
  balanceAfter: number;
  repeated: boolean;
}

/** Charges the plan and extends VIP, once per (member, requestId); 1001 when that asked for another plan. */
export async function openVipByCoin(tx: Tx, wish: VipWish): Promise<VipByCoin> {
  const { userId, now } = wish;
  await requireMayPay(tx, { userId, spending: 'vip', rules: wish.minors ?? nobodyUnder18, now, byCoin: true });
  await lockAccount(tx, userId);
  const ref = `${userId}:${wish.requestId}`;
  const earlier = await tx.selectFrom('vipGrants').select('planId').where('ref', '=', `coin:${ref}`).executeTakeFirst();
  if (earlier) {
    // Grants of before migration 0021 do not say.
    if (earlier.planId !== null && earlier.planId !== wish.planId) {
      throw new ProductError(code.badParameter, 'requestReused', { field: 'requestId' });
    }
    const { expTime } = await tx
      .selectFrom('vipMembers')
      .select('expTime')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    const levelType = expTime.getTime() > now ? 1 : 0;
    return { levelType, expTime: expTime.getTime(), balanceAfter: await balanceOf(tx, userId), repeated: true };
  }
  const plan = await vipProduct(tx, wish.planId);
  if (wish.expectPrice !== plan.priceCoins) {
    throw new ProductError(code.priceChanged, 'priceChanged', { price: plan.priceCoins });
  }
  const title = moneyText.openVip(plan.title);
  const paid = await debit(tx, { userId, amount: plan.priceCoins, kind: 'vip', ref, title, now });
  const { expTime } = await grantVip(tx, {
    userId,
    days: plan.days,
    badge: plan.badge,
    source: 'coin',
    sourceGameId: wish.sourceGameId,
    planId: wish.planId,
    ref: `coin:${ref}`,
    now,
  });
  return { levelType: 1, expTime, balanceAfter: paid.balance, repeated: false };
}
