import { countText } from './units';

/** Words of 我的帖子与评论. */
export const commentHistoryText = {
  tabs: { posts: '我的帖子', comments: '我的评论' },
  state: { passed: '正常', pending: '审核中', refused: '未通过', deleted: '已删除' },
  refusedFor: (reason: string) => `未通过原因：${reason}`,
  views: (count: number) => `浏览 ${countText(count)}`,
  likes: (count: number) => `赞 ${countText(count)}`,
  comments: (count: number) => `评论 ${countText(count)}`,
  replies: (count: number) => `回复 ${countText(count)}`,
  images: (count: number) => `${count} 张图`,
  onlyImages: '（图片）',
  gone: '内容已删除',
  parent: '原帖',
  parentGone: '原帖已删除',
  replyTo: (name: string) => `回复 ${name}`,
  remove: '删除',
  guest: {
    title: '登录后查看帖子与评论',
    note: '你发布的帖子和评论都会保存在这里',
    action: '登录',
  },
  empty: {
    posts: { title: '还没有发布', note: '把你的游戏故事说给大家听' },
    comments: { title: '还没有评论', note: '去广场看看大家在聊什么' },
  },
  publish: '发布帖子',
  toSquare: '去广场',
} as const;
