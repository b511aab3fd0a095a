import { route } from '@/shell/navigation/route';
import { titles } from '@/text/titles';

/** `/animate`: comics and novels. `?tab=` and what narrows it choose the list (C1, C10). */
export const animateRoute = route({
  name: 'animate',
  path: '/animate',
  title: titles.animate,
  layout: 'main',
  headerHidden: true,
  tab: 'animate',
  load: () => import(/* webpackChunkName: "page-animate" */ './AnimatePage').then((m) => m.AnimatePage),
});
