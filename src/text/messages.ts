/** The message page and its sheet. */
export const messagesText = {
  days: { today: '今天', yesterday: '昨天', week: '7 天内', earlier: '更早' },
  tabs: { system: '系统', social: '互动', bulletins: '公告' },
  readAll: '全部已读',
  allRead: '没有未读消息了',
  unread: '未读',
  more: (title: string) => `更多操作：${title}`,
  markRead: '已读',
  remove: '删除',
  look: '去看看',
  outside: '打开链接',
  known: '知道了',
  kinds: { system: '系统通知', reply: '回复', like: '点赞', follow: '关注' },
  bulletin: '公告',
  empty: {
    system: { title: '暂无消息', note: '订单、活动和账号的通知会出现在这里' },
    social: { title: '还没有人找你', note: '别人赞了你、回复你或关注你，都会告诉你' },
    bulletins: { title: '暂无公告', note: '版本更新和活动公告会出现在这里' },
  },
  toSquare: '去广场逛逛',
  notices: {
    title: '通知设置',
    note: '关闭后不再收到新的这类通知，已收到的会保留',
    kinds: {
      reply: { name: '回复', note: '有人评论你的帖子或回复你的评论' },
      like: { name: '点赞', note: '有人赞了你的帖子或评论' },
      follow: { name: '关注', note: '有人关注了你' },
    },
  },
} as const;
