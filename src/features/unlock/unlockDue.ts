import { isVip, type UserStatus } from '@/contract/userStatus';
import type { UnlockTarget } from './unlockMachine';

/** Diamonds a member pays now: nothing with running VIP where it counts, else the price; null where only VIP opens it. */
export function unlockDue(
  { price, vip }: Pick<UnlockTarget, 'price' | 'vip'>,
  status: Pick<UserStatus, 'levelType' | 'expTime'>,
  now: number,
): number | null {
  if (vip !== 'none' && isVip(status, now)) return 0;
  return vip === 'only' ? null : price;
}
