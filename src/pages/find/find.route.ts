import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/find` 🔒 (C4). Not kept alive: what is typed here must not lie in a hidden page. */
export const findRoute = route({
  name: 'findPassword',
  path: '/find',
  title: titles.findPassword,
  layout: 'simple',
  icon: 'key',
  tab: 'profile',
  needsLogin: true,
  keepAlive: false,
  load: () => import(/* webpackChunkName: "page-find" */ './FindPage').then((page) => page.FindPage),
});
