import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/reset` 🔒 (C4). Not kept alive: what is typed here must not lie in a hidden page. */
export const resetRoute = route({
  name: 'resetPwd',
  path: '/reset',
  title: titles.resetPwd,
  layout: 'simple',
  icon: 'lock',
  tab: 'profile',
  needsLogin: true,
  keepAlive: false,
  load: () => import(/* webpackChunkName: "page-reset" */ './ResetPage').then((page) => page.ResetPage),
});
