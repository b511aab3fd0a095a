/** What is said of a part of a page, or of an overlay, whose code could not be had; of a page that has come, and past what is long. */
export const lateText = {
  overlay: '内容加载失败，请再点一次',
  title: '这一部分加载失败',
  note: '可能是网络不稳定，或者刚刚有新版本发布；重试不行时，刷新页面即可。',
  skipToPage: '跳到正文',
  skipToTabs: '跳到底部导航',
  /** Heard, not seen. */
  arrived: (title: string) => `已进入：${title}`,
} as const;
