/** The house's tasks (contract 3) as members read them; seeded, so that an operator can change them. */
export const taskText = {
  checkin: { title: '每日签到', note: '每天来一次，连续签到奖励更多' },
  likePost: { title: '点赞 3 个帖子', note: '给喜欢的内容点个赞' },
  comment: { title: '发表 1 条评论', note: '说说你的看法' },
  readChapter: { title: '阅读 1 话', note: '漫画、小说都算' },
  viewGame: { title: '浏览 1 款游戏', note: '看看最近有什么好玩的' },
  editProfile: { title: '完善个人资料', note: '修改昵称、头像或简介' },
  bindPhone: { title: '绑定手机号', note: '账号更安全，忘记密码也能找回' },
  firstPost: { title: '发布第一篇帖子', note: '和大家打个招呼吧' },
  ledger: (title: string) => `任务奖励：${title}`,
} as const;
