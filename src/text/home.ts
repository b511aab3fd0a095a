/** Words of the home page. */
export const homeText = {
  loadFailed: '首页没有加载出来',
  giftLeft: (percent: number) => `剩 ${percent}%`,
  giftItem: (name: string, count: number) => `${name} ×${count}`,
  claimGift: (name: string) => `领取：${name}`,
  giftState: {
    open: '领取',
    claimed: '已领取',
    soldOut: '已抢完',
    notStarted: '未开始',
    ended: '已结束',
    conditionNotMet: '条件不足',
  },
  see: '去看看',
  railFailed: '这一栏没有加载出来',
  quickLinks: '快捷入口',
};
