import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/recharge`: diamonds for cash, and the ledger under `?view=ledger` (E6, C10). */
export const rechargeRoute = route({
  name: 'recharge',
  path: '/recharge',
  title: titles.recharge,
  layout: 'simple',
  icon: 'gem',
  barHidden: true,
  tab: 'profile',
  needsLogin: true,
  load: () => import(/* webpackChunkName: "page-recharge" */ './RechargePage').then((page) => page.RechargePage),
});
