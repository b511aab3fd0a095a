/** Words of what members write about a game, on its page. */
export const gamePostsText = {
  write: (name: string) => `聊聊《${name}》…`,
  empty: '还没有人聊这款游戏',
  emptyNote: '攻略、见闻或疑问，都可以从这里开始',
  first: '发第一条动态',
} as const;
