/** Words of the home page's rails, which come in a chunk of their own. */
export const homeRailsText = {
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
  likes: '点赞',
  comments: '评论',
  failed: '这一栏加载失败',
};
