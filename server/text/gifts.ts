import type { GiftCondition } from '@server/db/schema/games';

/** What a gift pack asks for, in words; null asks for nothing. */
export function giftConditionText(condition: GiftCondition, value: number): string | null {
  switch (condition) {
    case 'none':
      return null;
    case 'vip':
      return 'VIP会员专享';
    case 'checkin':
      return `累计签到${value}天可领`;
    case 'bought':
      return '购买本游戏后可领';
  }
}
