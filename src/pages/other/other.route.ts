import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/other`: account name and password, and what else an operator offers (D7). Not kept alive, for its password. */
export const otherRoute = route({
  name: 'loginOther',
  path: '/other',
  title: titles.other,
  layout: 'simple',
  barHidden: true,
  back: 'home',
  tab: 'home',
  keepAlive: false,
  load: () => import(/* webpackChunkName: "page-other" */ './OtherPage').then((m) => m.OtherPage),
});
