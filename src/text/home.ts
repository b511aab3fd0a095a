/** Words of the home page. */
export const homeText = {
  loadFailed: '首页没有加载出来',
  giftLeft: (percent: number) => `剩 ${percent}%`,
  giftItem: (name: string, count: number) => `${name} ×${count}`,
  see: '去看看',
  railFailed: '这一栏没有加载出来',
  quickLinks: '快捷入口',
};
