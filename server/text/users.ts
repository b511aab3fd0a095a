/** What the server writes about members: names, the ledger lines of invitations, the first message. */
export const usersText = {
  newName: (uid: string) => `玩家${uid.slice(-6)}`,
  device: {
    systems: { ipad: 'iPad', iphone: 'iPhone', android: 'Android', windows: 'Windows', mac: 'Mac', linux: 'Linux' },
    browsers: { wechat: '微信', qq: 'QQ浏览器', edge: 'Edge', firefox: 'Firefox', chrome: 'Chrome', safari: 'Safari' },
    unknown: '未知设备',
    both: (system: string, browser: string) => `${system} · ${browser}`,
  },
  invited: '使用邀请码注册奖励',
  inviter: '邀请好友奖励',
  welcome: {
    title: '欢迎加入星钻广场',
    content: (coins: number) =>
      `<p>欢迎您！新人礼 <b>${coins} X钻</b> 已经到账，可以用来下载喜欢的游戏。</p><p>完善资料、绑定手机号后，账号会更安全，忘记密码时也能找回。</p>`,
    link: '/profile',
  },
} as const;
