/** Marks on covers, badges beside names, figures as they are read out. */
export const marksText = {
  score: (score: string) => `评分 ${score}`,
  rating: (stars: number) => `${stars} 星，满分 5 星`,
  marks: { free: '免费', limited: '限免', hot: '热', vip: 'VIP', forever: '永久', new: '新' },
  badges: {
    normal: 'VIP',
    month: '月费 VIP',
    year: '年费 VIP',
    official: '官方',
    author: '楼主',
    level: (level: number) => `Lv.${level}`,
    expired: (name: string) => `${name}（已过期）`,
  },
  countdown: {
    days: (days: number, hours: number) => `${days} 天 ${hours} 小时`,
    over: '已结束',
  },
} as const;
