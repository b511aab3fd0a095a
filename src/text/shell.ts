/** Words of the shell: frames, chunk faults, crash, faults of calls. */
export const shellText = {
  pageLost: '页面加载失败',
  pageLostNote: '可能是网络不稳定，或者刚刚有新版本发布。',
  crashed: '页面出了点问题',
  crashedNote: '你的草稿和钻石都还在，重新加载就好。',
  cancelled: '请求已取消',
  offline: '网络连接失败，请检查网络后重试',
  timeout: '请求超时，请稍后重试',
  unreadable: '服务器返回的内容无法识别，请稍后重试',
  sessionOver: '登录已失效，请重新登录',
  back: '返回',
  tabs: { home: '首页', square: '广场', animate: '色漫', games: '游戏', profile: '我的' },
};

/** Messages of failed HTTP answers (spec 8, G4). */
export const httpText: Readonly<Record<number, string>> = {
  400: '请求错误',
  401: '未授权，请登录',
  403: '拒绝访问',
  404: '请求地址出错',
  408: '请求超时',
  500: '服务器内部错误',
  501: '服务未实现',
  502: '网关错误',
  503: '服务不可用',
  504: '网关超时',
  505: 'HTTP 版本不受支持',
};

/** Any other status. */
export const otherHttpText = (status: number) => `请求失败(${status})`;
