/** Words of a home page for which the operator's server has nothing; they come with its face. */
export const homeBareText = {
  title: '首页正在布置',
  note: '新内容马上就来，先去别处逛逛',
  refresh: '刷新看看',
  games: '去看游戏',
};
