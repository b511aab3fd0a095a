import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** What stands in the square beside its lists: somebody's page, a story or a list of games, one or all. */
const OWN_PAGE = /[?&](user=[1-9]|story=|picks=)\w*/;

/** `/square`: the community. `?tab=` and `?sort=` choose the list; other pages in it are kept apart (C9, C10). */
export const squareRoute = route({
  name: 'square',
  path: '/square',
  title: titles.square,
  layout: 'main',
  headerHidden: true,
  tab: 'square',
  page: ({ pathname, search }) => pathname + (OWN_PAGE.exec(search)?.[0] ?? ''),
  load: () => import(/* webpackChunkName: "page-square" */ './SquarePage').then((m) => m.SquarePage),
});
