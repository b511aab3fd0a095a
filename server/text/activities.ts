import type { ActivityCondition } from '@server/db/schema/activities';

/** Lines of activities that are not content. */
export const activityText = {
  draw: '抽奖',
  drawLedger: (title: string) => `抽奖：${title}`,
  rewardLedger: (title: string) => `活动奖励：${title}`,
  /** The name of a winner as everybody may read it. */
  masked: (name: string) => `${[...name][0] ?? ''}**`,
  condition: (condition: ActivityCondition, value: number): string | null => {
    switch (condition) {
      case 'none':
        return null;
      case 'vip':
        return '仅限 VIP 会员参加';
      case 'phone':
        return '绑定手机号后可参加';
      case 'newcomer':
        return `仅限注册 ${value} 天内的新用户参加`;
    }
  },
} as const;
