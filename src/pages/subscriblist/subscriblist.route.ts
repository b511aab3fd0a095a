import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/subscriblist`: the member's shelf. `?sort=` and `?filter=` choose from it (C10). */
export const subscriblistRoute = route({
  name: 'subscriblist',
  path: '/subscriblist',
  title: titles.subscriblist,
  layout: 'standalone',
  tab: 'profile',
  load: () => import(/* webpackChunkName: "page-subscriblist" */ './SubscribListPage').then((m) => m.SubscribListPage),
});
