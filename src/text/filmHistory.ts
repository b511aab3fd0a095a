import { clockText } from '@/lib/time/duration';

/** Words of the history of films, a kind of the reading history (pages 17). */
export const filmHistoryText = {
  kind: '视频',
  search: '搜索视频标题',
  seen: (second: number, seconds: number) => `看到 ${clockText(second)} / ${clockText(seconds)}`,
  locked: '未解锁',
  empty: { title: '没有看到一半的视频', note: '没看完的视频会出现在这里，随时接着看', action: '去看视频' },
  guest: { title: '登录后查看视频记录', note: '没看完的视频会跟着你的账号', action: '登录' },
} as const;
