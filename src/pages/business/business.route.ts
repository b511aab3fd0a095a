import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/business`: how to work with the operator (pages 23). */
export const businessRoute = route({
  name: 'business',
  path: '/business',
  title: titles.business,
  layout: 'simple',
  icon: 'briefcase',
  tab: 'profile',
  load: () => import(/* webpackChunkName: "page-business" */ './BusinessPage').then((page) => page.BusinessPage),
});
