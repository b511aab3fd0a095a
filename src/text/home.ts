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
  search: '搜帖子、游戏、漫画',
  promos: '签到与邀请',
  likes: '点赞',
  comments: '评论',
  railsLost: '下面的内容没有加载出来',
  railFailed: '这一栏没有加载出来',
  quickLinks: '快捷入口',
};
