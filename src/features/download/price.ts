import { isVip, type UserStatus } from '@/contract/userStatus';

/** What of a game decides its price for somebody. */
export interface Priced {
  onlineType: number;
  owned: boolean;
  vipFree: boolean;
}

/** Diamonds a member pays now: nothing for a free or owned game, nothing for running VIP, else the price (E1, E3). */
export function priceDue(game: Priced, price: number, status: Pick<UserStatus, 'levelType' | 'expTime'>, now: number) {
  if (game.onlineType === 0 || game.owned || (game.vipFree && isVip(status, now))) return 0;
  return price;
}

/** Whether a balance pays a price. One that is no number is no failed comparison: it cannot be had (E1). */
export function judgeBalance(balance: unknown, due: number): 'enough' | 'short' | 'unreadable' {
  if (typeof balance !== 'number' || Number.isNaN(balance)) return 'unreadable';
  return due === 0 || balance >= due ? 'enough' : 'short';
}
