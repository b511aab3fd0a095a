import { moneyApi } from '@/api/moneyApi';
import { route } from '@/shell/navigation/route';
import { shellText } from '@/text/shell';

/** `/profile`: the member, their wallet and VIP; `?pop=1` offers VIP (C4), `?view=settings` the appearance (C10). */
export const profileRoute = route({
  name: 'profile',
  path: '/profile',
  title: shellText.tabs.profile,
  layout: 'main',
  headerHidden: true,
  tab: 'profile',
  load: () => import(/* webpackChunkName: "page-profile" */ './ProfilePage').then((page) => page.ProfilePage),
  prefetch: (_params, dispatch) => void dispatch(moneyApi.util.prefetch('vipConfig', undefined, { ifOlderThan: 60 })),
});
