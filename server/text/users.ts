/** What the server writes about members: names, the ledger lines of invitations, the first message. */
export const usersText = {
  newName: (uid: string) => `玩家${uid.slice(-6)}`,
  device: {
    systems: { ipad: 'iPad', iphone: 'iPhone', android: 'Android', windows: 'Windows', mac: 'Mac', linux: 'Linux' },
    browsers: {
      ...{ wechat: '微信', weibo: '微博', douyin: '抖音', alipay: '支付宝', qq: 'QQ 浏览器', uc: 'UC 浏览器' },
      ...{ edge: 'Edge', firefox: 'Firefox', chrome: 'Chrome', safari: 'Safari' },
    },
    unknown: '未知设备',
    both: (system: string, browser: string) => `${system} · ${browser}`,
  },
  news: {
    what: {
      login: { title: '新设备登录提醒', text: '你的账号刚刚在一台新设备上登录。' },
      password: { title: '登录密码已修改', text: '你的登录密码刚刚被修改，其他设备已退出登录。' },
      phone: { title: '手机号已变更', text: '你的账号刚刚绑定了新的手机号。' },
      kept: { title: '已撤销注销', text: '你的账号刚刚撤销了注销申请，会继续保留。' },
      devices: { title: '设备已退出登录', text: '你的账号刚刚让一台设备退出了登录。' },
    },
    advice: '如果不是你本人操作，请立即修改密码，并联系客服。',
    link: '/user',
  },
  invited: '使用邀请码注册奖励',
  inviter: '邀请好友奖励',
  welcome: {
    title: '欢迎加入星钻广场',
    content: (coins: number) =>
      `<p>欢迎你！新人礼 <b>${coins} 钻</b> 已经到账，可以用来下载喜欢的游戏。</p><p>完善资料、绑定手机号后，账号会更安全，忘记密码时也能找回。</p>`,
    link: '/profile',
  },
} as const;
