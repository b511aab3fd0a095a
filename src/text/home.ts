/** Words of the home page's first screen. */
export const homeText = {
  loadFailed: '首页加载失败',
  see: '去看看',
  search: '搜帖子、游戏、漫画',
  promos: '签到与邀请',
  ownPromos: {
    checkin: { title: '每日签到', note: '天天签到领钻石' },
    invite: { title: '邀请好友', note: '叫上朋友一起玩' },
  },
  railsLost: '下面的内容加载失败',
  quickLinks: '快捷入口',
};
