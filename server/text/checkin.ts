/** Ledger lines of check-in and of invitations' list, as members read them. */
export const checkinText = {
  signed: (day: number) => `签到奖励（连续第 ${day} 天）`,
  milestone: (days: number) => `连续签到 ${days} 天奖励`,
  makeup: (day: string) => `补签 ${day}`,
  /** A name of which only the ends are shown. */
  masked: (first: string, last: string) => `${first}***${last}`,
  gone: '已注销用户',
} as const;
