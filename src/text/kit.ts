/** What the frame and the parts of the kit on every first screen say themselves. */
export const kitText = {
  loading: '加载中',
  back: '返回',
  close: '关闭',
  retry: '重试',
  loadFailed: '信号走丢了',
  offline: '当前离线，正在显示缓存内容',
  toasts: '消息提示',
  mainNavigation: '主导航',
  download: '下载 App',
  login: '登录/注册',
  unread: (count: string) => `${count} 条未读`,
  hasNews: '有新内容',
  notices: '公告',
  search: '搜索',
  diamondsCount: (count: string) => `${count} 钻石`,
} as const;
