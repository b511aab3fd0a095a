import type { ThingKind } from '@/contract/things';

const things: Record<ThingKind, string> = {
  post: '帖子',
  comment: '评论',
  review: '评价',
  bookComment: '书评',
  user: '个人资料',
  name: '昵称',
};

/** Words of the page where one says something to a removal. */
export const appealText = {
  heading: (kind: ThingKind) => (kind === 'name' ? '新昵称未通过审核' : `你的${things[kind]}已被移除`),
  reason: '原因',
  content: '内容',
  when: '处理时间',
  intro: '如果你认为处理有误，可以申诉一次，由另一位工作人员重新判断。',
  field: '申诉理由',
  placeholder: '说说为什么应该恢复',
  missing: '请写下申诉理由',
  long: (most: number) => `最多 ${most} 字`,
  send: '提交申诉',
  yours: '你的申诉',
  state: {
    waiting: '申诉已提交，正在重新判断，结果会发到消息里。',
    granted: '申诉成立，内容已经恢复。',
    refused: '申诉未通过，维持原来的处理。',
  },
  over: '申诉期限已过。',
  gone: '没有这条处理记录',
  goneNote: '它可能不属于当前账号',
  back: '回到消息',
};
