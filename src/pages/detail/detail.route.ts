import { gameApi } from '@/api/gameApi';
import { route } from '@/shell/navigation/route';
import { gamesText } from '@/text/games';

/** `/detail/:id`: one game. Its own bar lies on its art. */
export const detailRoute = route({
  name: 'detail',
  path: '/detail/:id',
  title: gamesText.detail.title,
  layout: 'simple',
  barHidden: true,
  tab: 'games',
  load: () => import(/* webpackChunkName: "page-detail" */ './DetailPage').then((m) => m.DetailPage),
  prefetch: ({ id }, dispatch) => {
    if (id) dispatch(gameApi.util.prefetch('gameDetail', { appID: id }, { ifOlderThan: 60 }));
  },
});
