/** Signing in and out: what is said outside the sign-in pages. */
export const sessionText = {
  welcome: (name: string) => `欢迎回来:${name}`,
  joined: (name: string) => `欢迎加入，${name}`,
  loggedOut: '已退出登录',
  newcomer: '新人礼已送达，快去“我的”看看吧',
} as const;
