import type { Tx } from '@server/db/database';
import { type Item, refundPurchase } from '@server/desk/members/refund';
import { ProductError } from '@server/errors';
import { tellPayer } from '@server/money/heldMoney';
import { balanceOf } from '@server/money/ledger';
import { lockOrder } from '@server/money/lockOrder';
import { daysOf, diamondsOf, refundedOf, refundOrder } from '@server/money/refundOrder';
import { moneyText } from '@server/text/money';
import { code } from '@/contract/codes';

interface Asked {
  userId: number;
  requestId: string;
  staffId: number;
  now: number;
}

/** Gives a paid order back, or a part of it, the purchases first whose diamonds are needed for it, and tells the member. */
export async function refundOrderWith(
  tx: Tx,
  { orderNo, fen, items }: { orderNo: string; fen: number; items: readonly Item[] },
  { userId, requestId, staffId, now }: Asked,
): Promise<void> {
  const locked = await lockOrder(tx, orderNo);
  if (locked?.order.status !== 'paid') throw new ProductError(code.alreadyDone, 'orderNotPaid');
  const part = { before: (await refundedOf(tx, orderNo)).fen, fen };
  let returned = 0;
  for (const { itemKind, itemId } of items) {
    const before = await balanceOf(tx, userId);
    const askedAs = `${requestId}:${itemKind}:${itemId}`;
    returned += (await refundPurchase(tx, { userId, itemKind, itemId, askedAs, now })).balance - before;
  }
  const { order, owner } = locked;
  await refundOrder(tx, order, { fen, askedAs: requestId, staffId, now });
  if (owner.status !== 'active') return;
  const balance = await balanceOf(tx, userId);
  const taken = { diamonds: diamondsOf(order, part), vipDays: daysOf(order, part) };
  const told = { ...order, ...taken, backFen: fen, returned, balance };
  await tellPayer(tx, userId, { ...moneyText.orderRefunded(told), now });
}
