import type { Reader } from '@server/db/database';
import { refundable } from '@server/desk/members/refund';
import { ProductError } from '@server/errors';
import { balanceOf } from '@server/money/ledger';
import { refundedOf } from '@server/money/refundOrder';
import { code } from '@/contract/codes';
import type { RefundPreview } from '@/contract/desk/money';
import { orderRows, toOrderRow } from './orderRows';
import { waitingFor } from './wishToRefund';

/** What giving an order back would take, before anybody does; 1002 when there is no such order. */
export async function previewRefund(reader: Reader, orderId: string, now: number): Promise<RefundPreview> {
  const row = await orderRows(reader)
    .leftJoin('vipMembers as m', 'm.userId', 'o.userId')
    .select(['o.firstBonus', 'm.expTime'])
    .where('o.id', '=', orderId)
    .executeTakeFirst();
  if (!row) throw new ProductError(code.notFound, 'orderUnknown');
  const { userId, coins, bonus, firstBonus, vipDays, paidAt } = row;
  const endsAt = row.expTime?.getTime() ?? 0;
  const since = paidAt?.getTime() ?? 0;
  const waiting = await waitingFor(reader, orderId, now);
  return {
    ...toOrderRow(row, now),
    balance: await balanceOf(reader, userId),
    refundedFen: (await refundedOf(reader, orderId)).fen,
    coins: coins ?? 0,
    bonus: bonus - firstBonus,
    firstBonus,
    vip: vipDays === null ? null : { days: vipDays, endsAt },
    purchases: (await refundable(reader, userId, now)).filter(({ at }) => at >= since),
    waiting: waiting?.staff ?? null,
  };
}
