import type { ThingKind } from '@/contract/things';

const things: Record<ThingKind, string> = {
  post: '帖子',
  comment: '评论',
  review: '评价',
  bookComment: '书评',
  user: '个人资料',
  name: '昵称',
};

/** What members read of decisions about what they wrote or reported. */
export const moderationText = {
  removed: {
    title: (kind: ThingKind) => (kind === 'name' ? '新昵称未通过审核' : `你的${things[kind]}已被移除`),
    what: (excerpt: string) => `内容：${excerpt}`,
    why: (reason: string) => `原因：${reason}`,
    appeal: '如果你认为处理有误，可以在 30 天内申诉一次，由另一位工作人员重新判断。',
  },
  granted: {
    title: '申诉成立',
    text: (kind: ThingKind) => `你的${things[kind]}已经恢复，抱歉打扰。`,
  },
  refused: {
    title: '申诉未通过',
    text: (kind: ThingKind, reason: string) =>
      `你的${things[kind]}维持移除${reason === '' ? '' : `，原因：${reason}`}。`,
  },
  reported: {
    title: '你举报的内容已处理',
    removed: (kind: ThingKind) => `你举报的${things[kind]}违反了社区规范，已经处理。谢谢你的帮助。`,
    passed: (kind: ThingKind) => `你举报的${things[kind]}经核实没有违反社区规范，已予以保留。`,
  },
  now: (name: string) => `现在的昵称：${name}`,
  appealLink: (id: number) => `/appeal/${id}`,
} as const;
