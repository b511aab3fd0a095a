/** Words of sharing: the sheet, the poster. */
export const shareText = {
  title: '分享给好友',
  preview: '将要分享的内容',
  opens: (product: string) => `${product} · 好友打开就能看`,
  quote: '发到广场',
  copyLink: '复制链接',
  poster: '生成海报',
  apps: '微信、QQ 等',
  appsNote: '打开系统分享',
  posterTitle: '邀请海报',
  posterNote: '长按图片可以保存或发送给好友',
  drawing: '正在生成海报',
  failed: '海报没有生成，请再试一次',
  retry: '重新生成',
  save: '保存图片',
  share: '分享链接',
  pictureOf: (name: string) => `${name}的邀请海报，含邀请码和二维码`,
  fileName: (code: string) => `邀请海报-${code}.png`,
  faces: '分享方式',
  face: { link: '链接', card: '海报' },
  /** The poster of a post or game. */
  card: {
    scan: '扫一扫，打开就能看',
    save: '保存海报',
    pictureOf: (title: string) => `${title}的海报，含二维码`,
    fileName: (title: string) => `${title}-海报.png`,
  },
  /** What the poster itself says. */
  drawn: {
    invites: '邀请你一起来玩',
    slogan: '游戏礼包 · 漫画 · 广场，每天签到领钻石',
    codeLabel: '我的邀请码',
    scan: '长按或扫描二维码注册',
    gift: (coins: number) => `注册即得 ${coins} 钻`,
  },
} as const;
