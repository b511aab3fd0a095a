import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/profile`: the member, their wallet and VIP; `?pop=1` offers VIP (C4), `?view=` people and settings (C10). */
export const profileRoute = route({
  name: 'profile',
  path: '/profile',
  title: titles.profile,
  layout: 'main',
  headerHidden: true,
  tab: 'profile',
  load: () => import(/* webpackChunkName: "page-profile" */ './ProfilePage').then((page) => page.ProfilePage),
});
