import type { Subject } from '@/contract/desk/acts';

/** What the staff did, in words, by the kind that is written down. Each room adds its own. */
export const actText: Readonly<Record<string, string>> = {
  'staff.added': '加了员工',
  'staff.passwordSet': '设了密码',
  'staff.changed': '改角色或停用',
  'staff.renewed': '发了新链接',
  'staff.signedIn': '登录',
  'staff.signedOut': '退出',
  'staff.sessionEnded': '结束了一处登录',
  'staff.codeUsed': '用了恢复码',
  'acts.exported': '导出记录',
  'letter.answered': '回了来信',
  'letter.noted': '在来信里写了备注',
  'letter.assigned': '转了来信',
  'letter.sorted': '改了来信的分类或缓急',
  'letter.closed': '结了来信',
  'letter.reopened': '重开来信',
  'letter.snoozed': '把来信放到稍后',
  'letter.merged': '合并了来信',
  'letter.faqMade': '把答复存为常见问题',
  'cannedAnswer.saved': '改了常用答复',
  'cannedAnswer.dropped': '删了常用答复',
};

/** What acts are done to. */
export const subjectText: Record<Subject, string> = {
  staff: '员工',
  member: '会员',
  letter: '来信',
  cannedAnswer: '常用答复',
  report: '举报',
  post: '帖子',
  comment: '评论',
  review: '评价',
  bookComment: '书评',
  name: '名称',
  picture: '图片',
  word: '词',
  recording: '录像',
  order: '订单',
  purchase: '购买',
  payment: '付款',
  content: '内容',
  acts: '记录',
};
