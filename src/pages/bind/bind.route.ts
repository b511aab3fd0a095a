import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/bind` 🔒 (C4). Not kept alive: what is typed here must not lie in a hidden page. */
export const bindRoute = route({
  name: 'bindPhone',
  path: '/bind',
  title: titles.bindPhone,
  layout: 'simple',
  icon: 'phone',
  tab: 'profile',
  needsLogin: true,
  keepAlive: false,
  load: () => import(/* webpackChunkName: "page-bind" */ './BindPage').then((page) => page.BindPage),
});
