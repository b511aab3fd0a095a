/** Words of a home page for which the operator's server has nothing; they come with its face. */
export const homeBareText = {
  title: '首页暂时没有内容',
  note: '过会儿再来刷新，先去别处逛逛',
  refresh: '刷新看看',
  games: '去看游戏',
};
