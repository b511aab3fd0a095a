/** Titles of ledger lines, orders and badges as members read them, and the seeded plans. */
export const moneyText = {
  recharge: (coins: number) => `充值${coins}X钻`,
  firstRecharge: (coins: number) => `首充双倍，充值${coins}X钻`,
  openVip: (plan: string) => `开通${plan}`,
  gamePurchase: (name: string) => `下载游戏《${name}》`,
  welfarePurchase: (title: string) => `解锁《${title}》`,
  newMember: '新人礼X钻',
  adjustment: '系统调整',
  payTypes: [
    { payType: 'alipay', name: '支付宝' },
    { payType: 'wechat', name: '微信支付' },
  ],
  badgeName: { normal: 'VIP会员', month: '月度VIP', year: '年度VIP' },
  packageTag: { first: '首充双倍', popular: '最受欢迎', best: '超值之选' },
  plans: {
    month: '月度VIP',
    quarter: '季度VIP',
    year: '年度VIP',
  },
  benefits: {
    download: '全部游戏免X钻下载',
    reading: '付费章节免费阅读',
    gifts: '领取VIP专属礼包',
    badge: '专属VIP徽章',
    yearBadge: '专属年度VIP徽章',
  },
} as const;
