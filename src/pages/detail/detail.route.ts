import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/detail/:id`: one game; `?view=` reviews, gifts, posts are its other tabs (C10). Its own bar lies on its art. */
export const detailRoute = route({
  name: 'detail',
  path: '/detail/:id',
  title: titles.detail,
  layout: 'simple',
  barHidden: true,
  tab: 'games',
  load: () => import(/* webpackChunkName: "page-detail" */ './DetailPage').then((m) => m.DetailPage),
});
