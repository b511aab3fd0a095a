/** Words of the guides that lead from an app's built-in browser into a real one, and to the home screen. */
export const guideText = {
  title: { leave: '请用浏览器打开', install: '添加到桌面' },
  apps: {
    wechat: '微信',
    // A space belongs between Han and Latin.
    qq: 'QQ ',
    weibo: '微博',
    douyin: '抖音',
    alipay: '支付宝',
    uc: 'UC 浏览器',
    other: '当前应用',
  },
  here: '当前浏览器',
  why: {
    download: (app: string) => `${app}里不能直接下载安装包，换到手机浏览器就可以。`,
    window: (app: string) => `${app}里可能打不开新窗口。复制链接到手机浏览器，或就在这里打开，按返回键回来。`,
    install: (app: string) => `${app}里不能添加到桌面，换到手机浏览器就可以。`,
    alipay: (app: string) => `${app}里打不开支付宝。订单已经生成，还没有扣款，换到手机浏览器可以继续支付。`,
    wechatPay: (app: string) => `${app}里打不开微信支付。订单已经生成，还没有扣款，换到手机浏览器可以继续支付。`,
  },
  /** In a browser proper: it is its menu that does it. */
  install: '以后从桌面图标打开，不用再找网址，没有网络也能打开。',

  press: {
    top: '点右上角的“…”',
    bottom: '点底部的菜单',
    share: '点底部的分享按钮',
  },
  choose: {
    browser: '选“在浏览器打开”',
    home: '选“添加到主屏幕”',
    desktop: '选“添加到桌面”或“安装应用”',
  },
  label: { browser: '在浏览器打开', home: '添加到主屏幕', desktop: '添加到桌面' },
  last: {
    download: '回到本页再点一次下载',
    bought: '回到本页再点一次下载，已购买的不会重复扣钻',
    window: '回到本页再点一次链接',
    install: '在浏览器里再点一次“添加到桌面”',
    pay: '登录后在充值页点“继续支付”，或换一种支付方式',
    installed: '回到桌面，点图标打开',
  },
  missing: '菜单里没有这一项？复制链接，粘贴到手机浏览器里打开。',
  copyPage: '复制本页链接',
  copyLink: '复制链接',
  openHere: '就在这里打开',
  close: '我知道了',
} as const;
