/** Words of the search inside the square. */
export const searchText = {
  open: '搜索',
  back: '返回广场',
  placeholder: '搜帖子、游戏、作品',
  history: '搜索历史',
  clear: '清空',
  hot: '大家都在搜',
  suggestions: '搜索建议',
  kinds: '结果类型',
  kind: { post: '帖子', game: '游戏', book: '作品', user: '用户' },
  empty: {
    title: (keyword: string) => `没有找到“${keyword}”`,
    note: '换个说法、少写几个字，或去掉话题试试',
    action: '看看广场',
    adult: '符合条件的作品仅限成年人阅读',
  },
} as const;
