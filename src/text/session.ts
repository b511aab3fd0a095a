/** Signing in and out: what is said outside the sign-in pages, and their titles. */
export const sessionText = {
  welcome: (name: string) => `欢迎回来:${name}`,
  loggedOut: '已退出登录',
  newcomer: '新人礼已送达，快去「我的」看看吧',
  titles: { login: '登录', other: '账号登录', register: '注册' },
} as const;
