/** What a chat or a search engine is told of pages that are passed on. */
export const linkText = {
  /** Where the operator's settings name none. */
  site: '星钻广场',
  pages: {
    '/': { title: '首页', description: '游戏礼包、下载与玩家社区' },
    '/games': { title: '游戏', description: '热门游戏一站下载，免费游戏与会员免费玩每天更新' },
    '/square': { title: '玩家广场', description: '玩家们正在聊的游戏、攻略和日常' },
    '/animate': { title: '漫画与小说', description: '连载漫画与小说，每周按时更新' },
    '/activity': { title: '活动中心', description: '正在进行的活动与任务，参与赢钻石和礼包' },
    '/gifts': { title: '礼包', description: '领取游戏礼包与兑换码' },
    '/faq': { title: '常见问题', description: '账号、充值、下载与会员的解答' },
    '/download': { title: '下载 App', description: '把星钻广场装到手机桌面' },
    '/business': { title: '商务合作', description: '游戏入驻与推广合作' },
  },
  invite: { title: '好友邀请你一起玩', description: '注册后领取新人奖励，热门游戏和礼包等你来' },
  book: (title: string) => `《${title}》`,
  by: (name: string) => `作者：${name}`,
  adult: '该作品仅面向成年读者',
  untitled: '玩家的帖子',
  needsScript: '请在浏览器设置中启用 JavaScript 后再访问，以使用完整功能。',
} as const;
