import type { Tx } from '@server/db/database';
import type { BadgeVariant } from '@server/db/schema/money';
import { ProductError } from '@server/errors';
import { moneyText } from '@server/text/money';
import { code } from '@/contract/codes';
import { tellPayer } from './heldMoney';
import { grantVip, takeVip } from './vip';

/** The badge that so many days are worth, as plans of that length have it. */
const badgeFor = (days: number): BadgeVariant => (days >= 365 ? 'year' : days >= 30 ? 'month' : 'normal');

/** Gives days of VIP (above 0) or takes them, and tells the member; whether it had been done. 1001 when there are none to take. */
export async function changeVip(
  tx: Tx,
  { userId, days, ref, now }: { userId: number; days: number; ref: string; now: number },
): Promise<boolean> {
  const grant = { userId, badge: badgeFor(Math.abs(days)), ref, now };
  const done =
    days > 0 ? await grantVip(tx, { ...grant, days, source: 'desk' }) : await takeVip(tx, { ...grant, days: -days });
  if (done === null) throw new ProductError(code.badParameter, 'vipOver');
  if (done.repeated) return true;
  const { status } = await tx.selectFrom('users').select('status').where('id', '=', userId).executeTakeFirstOrThrow();
  if (status === 'active') await tellPayer(tx, userId, { ...moneyText.vipChanged(days, done.expTime, now), now });
  return false;
}
