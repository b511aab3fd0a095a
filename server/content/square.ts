/** Topics of the square, in order. */
export const squareTags: readonly { id: number; tag: string }[] = [
  { id: 1, tag: '新人报到' },
  { id: 2, tag: '今日战绩' },
  { id: 3, tag: '攻略心得' },
  { id: 4, tag: '组队开黑' },
  { id: 5, tag: '晒图时间' },
  { id: 6, tag: '求推荐' },
  { id: 7, tag: '养猫日常' },
  { id: 8, tag: '单机爱好者' },
  { id: 9, tag: '开发者说' },
  { id: 10, tag: '反馈建议' },
  { id: 11, tag: '深夜闲聊' },
  { id: 12, tag: '官方活动' },
];

/** Limits the square's pages read; an operator changes them in the database. */
export const squareConfig: readonly { key: string; value: number }[] = [
  { key: 'maxImages', value: 9 },
  { key: 'imageMaxMB', value: 8 },
  { key: 'titleMaxLength', value: 30 },
  { key: 'minLength', value: 5 },
  { key: 'maxLength', value: 2000 },
  { key: 'commentMaxLength', value: 500 },
  { key: 'maxTags', value: 3 },
  { key: 'postsPerDay', value: 20 },
  { key: 'commentsPerDay', value: 200 },
  { key: 'renameDays', value: 7 },
];

/** Level 1 is masked, 2 refused, 3 accepted and looked at first. */
export const sensitiveWords: readonly { word: string; level: 1 | 2 | 3 }[] = [
  { word: '笨蛋', level: 1 },
  { word: '傻瓜', level: 1 },
  { word: '猪队友', level: 1 },
  { word: '菜鸡', level: 1 },
  { word: '闭嘴', level: 1 },
  { word: '滚开', level: 1 },
  { word: '讨厌鬼', level: 1 },
  { word: '烦死了', level: 1 },
  { word: '代充', level: 2 },
  { word: '刷钻', level: 2 },
  { word: '外挂', level: 2 },
  { word: '破解版', level: 2 },
  { word: '低价钻石', level: 2 },
  { word: '账号出租', level: 2 },
  { word: '刷单返利', level: 2 },
  { word: '免费送皮肤点链接', level: 2 },
  { word: '内部渠道充值', level: 2 },
  { word: '加微信', level: 3 },
  { word: '加群', level: 3 },
  { word: '转账', level: 3 },
  { word: '私下交易', level: 3 },
  { word: '身份证号', level: 3 },
  { word: '银行卡', level: 3 },
  { word: '验证码发我', level: 3 },
];
