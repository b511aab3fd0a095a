import type { GiftCondition } from '@server/db/schema/games';

/** What a gift pack asks for, in words; null asks for nothing. */
export function giftConditionText(condition: GiftCondition, value: number): string | null {
  switch (condition) {
    case 'none':
      return null;
    case 'vip':
      return 'VIP 会员专享';
    case 'checkin':
      return `累计签到 ${value} 天可领`;
    case 'bought':
      return '购买本游戏后可领';
    case 'newcomer':
      return `新用户专享，注册 ${value} 天内可领`;
  }
}

/** Why a member may not have it yet; `checkins` is how many days they have checked in. */
export function giftReasonText(condition: GiftCondition, value: number, checkins: number): string | null {
  switch (condition) {
    case 'none':
      return null;
    case 'vip':
      return '开通 VIP 会员后即可领取';
    case 'checkin':
      return `已签到 ${checkins} 天，再签 ${value - checkins} 天即可领取`;
    case 'bought':
      return '购买本游戏后即可领取，VIP 免费下载不算购买';
    case 'newcomer':
      return `注册已超过 ${value} 天，仅限新用户领取`;
  }
}
