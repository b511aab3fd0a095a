import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/login`: phone and SMS code (D7). Not kept alive: a code typed here must not lie in a hidden page. */
export const loginRoute = route({
  name: 'login',
  path: '/login',
  title: titles.login,
  layout: 'simple',
  barHidden: true,
  back: 'home',
  tab: 'home',
  keepAlive: false,
  load: () => import(/* webpackChunkName: "page-login" */ './LoginPage').then((m) => m.LoginPage),
});
