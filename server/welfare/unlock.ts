import type { Tx } from '@server/db/database';
import { ProductError } from '@server/errors';
import { buy } from '@server/money/buy';
import { balanceOf } from '@server/money/ledger';
import { isVip } from '@server/money/vip';
import { moneyText } from '@server/text/money';
import { code } from '@/contract/codes';
import type { WelfareUnlocked } from '@/contract/welfare';
import { findItem } from './item';

/** One intent to see an item. */
export interface UnlockWish {
  id: number;
  userId: number;
  expectPrice: number;
  requestId: string;
  now: number;
}

/** Unlocks an item: once, for its price; nothing for what is free or by VIP. 3005 where only VIP opens it. */
export async function unlockWelfare(tx: Tx, wish: UnlockWish): Promise<WelfareUnlocked> {
  const { id, userId, expectPrice, requestId, now } = wish;
  const item = await findItem(tx, id, userId);
  if (item.pay === 'vip' && !(await isVip(tx, userId, now))) throw new ProductError(code.vipOnly, 'vipOnly');
  if (item.pay !== 'coin') return { charged: 0, balanceAfter: await balanceOf(tx, userId), repeated: false };
  return buy(tx, {
    userId,
    kind: 'welfare',
    items: [{ id, price: item.price }],
    expectPrice,
    requestId,
    title: moneyText.welfarePurchase(item.title),
    vipFree: item.vipFree,
    now,
  });
}
