import { moneyApi } from '@/api/moneyApi';
import { route } from '@/shell/navigation/route';
import { checkoutText } from '@/text/checkout';

/** `/recharge`: diamonds for cash, and the ledger under `?view=ledger` (E6, C10). */
export const rechargeRoute = route({
  name: 'recharge',
  path: '/recharge',
  title: checkoutText.rechargeTitle,
  layout: 'simple',
  barHidden: true,
  tab: 'profile',
  needsLogin: true,
  load: () => import(/* webpackChunkName: "page-recharge" */ './RechargePage').then((page) => page.RechargePage),
  prefetch: (_params, dispatch) =>
    void dispatch(moneyApi.util.prefetch('coinProducts', undefined, { ifOlderThan: 60 })),
});
