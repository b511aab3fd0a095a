import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/register`: a new account by name and password (D7). Not kept alive, for its password. */
export const registerRoute = route({
  name: 'register',
  path: '/register',
  title: titles.register,
  layout: 'simple',
  barHidden: true,
  back: 'home',
  tab: 'home',
  keepAlive: false,
  load: () => import(/* webpackChunkName: "page-register" */ './RegisterPage').then((m) => m.RegisterPage),
});
