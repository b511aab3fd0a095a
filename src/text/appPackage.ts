/** Words of the page where the app itself is downloaded. */
export const appPackageText = {
  slogan: '游戏、漫画、广场，装在一个 App 里',

  figures: {
    rated: (count: string) => `${count} 人评分`,
    version: '当前版本',
    updated: (day: string) => `${day}更新`,
    size: '安装包',
    age: '适龄',
  },

  yours: { 1: '你在用安卓手机，装这个就对', 2: '你在用 iPhone，装这个就对' },
  chosen: { 1: '为安卓手机下载', 2: '为 iPhone 下载' },
  either: '选你的手机，也可以扫码下载',
  download: { 1: '下载安卓版', 2: '下载 iPhone 版' },
  needs: { 1: (system: string) => `安卓 ${system} 以上`, 2: (system: string) => `iOS ${system} 以上` },
  hint: { 1: '下载完点开安装包', 2: '装好后点一次“信任”' },
  other: { 1: '我用安卓', 2: '我用 iPhone' },
  elsewhere: '发到另一台手机',
  started: {
    1: '已开始下载，进度在通知栏里',
    2: '请在弹出的窗口里点“安装”，再回桌面看进度',
  },
  again: '没有反应？再点一次就好',
  blocked: '下载地址不可用，请稍后再试',
  blockedNote: '没有开始下载。换个时间再点，或联系客服',

  invite: '邀请码',
  inviteNote: '点下载时会自动复制，打开 App 即可填入',
  copy: '复制',
  qrTitle: '手机扫码下载',
  qrNote: '用手机相机或浏览器扫一扫，打开本页',
  qrSpoken: '本页地址的二维码',
  copyLink: '复制链接',
  share: '分享',
  shareText: '游戏、漫画和一群有趣的人，都在这个 App 里',

  screens: '应用截图',
  screenOf: (place: number) => `应用截图第 ${place} 张`,
  notes: '新版本',
  older: '以前的版本',

  steps: '三步装好',
  howTo: {
    1: [
      ['点下载，等进度走完', '通知栏能看到进度，不用守着'],
      ['点安装，选“继续安装”', '首次会问是否允许此来源，允许这一次就好'],
    ],
    2: [
      ['点下载，再点“安装”', '请用 Safari 打开本页，回到桌面等图标变亮'],
      ['到设置里点一次“信任”', '设置 › 通用 › VPN 与设备管理'],
    ],
  },
  open: {
    guest: ['打开，用手机号登录', '买过的游戏和读到哪一话，都还在'],
    member: ['打开，登录这个账号', '买过的游戏、钻石和读到哪一话，都还在'],
    vip: ['打开，登录这个账号', 'VIP、买过的游戏和读到哪一话，都还在'],
  },

  safe: '放心装',
  facts: {
    official: ['只认本页', '别处的包不要装'],
    checksum: '可核对校验值',
    shortSum: (sum: string) => `${sum.slice(0, 3)}…${sum.slice(-3)} 复制`,
    permissions: (count: number) => `只要 ${count} 项权限`,
    named: (names: readonly string[]) => names.join('、'),
    account: ['随时能卸载', '账号和钻石都在'],
    sizes: ['先看大小', '与页面所写一致才安装'],
  },

  closedTitle: '暂未开放下载',
  closedNote: 'App 正在准备中，网页版功能齐全，可以继续使用。',
  goHome: '继续用网页版',
  askAgain: '再看看',
  failedTitle: '下载信息加载失败',
  failedNote: '可能是网络不好，网页版不受影响。',
  panels: { left: '每天签到领钻石', right: '好友同玩更热闹' },
} as const;
