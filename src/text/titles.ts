/** Titles of the pages (C9): all routes know theirs from the start, so they stand apart from the pages' other words. */
export const titles = {
  animate: '色漫',
  bindPhone: '绑定手机号',
  commenthistory: '我的帖子与评论',
  detail: '游戏详情',
  findPassword: '找回密码',
  games: '游戏',
  login: '登录',
  other: '账号登录',
  post: '帖子',
  profile: '我的',
  postpage: '发布帖子',
  recharge: '钻石充值',
  register: '注册',
  square: '礼包活动中心',
  resetPwd: '修改密码',
} as const;
  user: '个人中心',
