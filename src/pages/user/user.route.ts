import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/user` 🔒: the personal centre (C4, pages 20). Not kept alive: a password may be typed here. */
export const userRoute = route({
  name: 'user',
  path: '/user',
  title: titles.user,
  layout: 'simple',
  icon: 'user',
  barHidden: true,
  tab: 'profile',
  needsLogin: true,
  keepAlive: false,
  load: () => import(/* webpackChunkName: "page-user" */ './UserPage').then((page) => page.UserPage),
});
