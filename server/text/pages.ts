/** What the browser reads where the client has not been built. */
export const unbuiltText = '前端页面尚未构建，请先运行 npm run build。';

/** Pages the server writes itself when a link leads nowhere. */
export const pagesText = {
  ticketEnded: {
    title: '下载链接已失效',
    text: '下载链接只在短时间内有效，请回到游戏页面重新点击下载，已购买的游戏不会再次扣费。',
  },
  fileGone: { title: '文件不存在', text: '该安装包已被移除，请回到游戏页面查看最新版本。' },
  caseLinkEnded: {
    title: '记录链接已失效',
    text: '打开操作记录的链接只在 15 分钟内有效。请管理服务器的同事用 npm run cases 再取一个。',
  },
  previewEnded: {
    title: '预览已失效',
    text: '预览 15 分钟内有效，只给打开它的同事。请在工作台里再打开一次。',
  },
  caseGone: { title: '操作记录已删除', text: '操作记录只保留 30 天，会员注销账号时也会一并删除。' },
  copyGone: {
    title: '副本已下载或已过期',
    text: '个人信息副本只能下载一次。需要的话，请登录后在“隐私与数据”里重新申请。',
  },
  deadLink: { title: '页面不存在', text: '链接可能不完整或已经失效，请检查网址，或回到首页继续浏览。' },
  back: '返回首页',
  /** What the app's own package is called, without its ending. */
  appFile: '星钻广场',
} as const;
