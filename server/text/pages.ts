/** What the browser reads where the client has not been built. */
export const unbuiltText = '前端页面尚未构建，请先运行 npm run build。';

/** Pages the server writes itself when a link leads nowhere. */
export const pagesText = {
  ticketEnded: {
    title: '下载链接已失效',
    text: '下载链接只在短时间内有效，请回到游戏页面重新点击下载，已购买的游戏不会再次扣费。',
  },
  fileGone: { title: '文件不存在', text: '该安装包已被移除，请回到游戏页面查看最新版本。' },
  deadLink: { title: '页面不存在', text: '链接可能不完整或已经失效，请检查网址，或回到首页继续浏览。' },
  back: '返回首页',
  /** What the app's own package is called, without its ending. */
  appFile: '星钻广场',
} as const;
